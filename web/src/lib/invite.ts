import { shareLink } from './tables'

/** Hand somebody the link of a seat: by the system's own way where there is one, else by the clipboard. */
export async function invite(table: string, secret: string, title: string): Promise<void> {
  const url = shareLink(table, secret)
  const share = { title: 'Landsraad', text: `A seat is free: ${title}`, url }
  try {
    if (matchMedia('(pointer: coarse)').matches && 'canShare' in navigator && navigator.canShare(share))
      await navigator.share(share)
    else await navigator.clipboard.writeText(url)
  } catch {
    prompt('Copy this link', url)
  }
}
