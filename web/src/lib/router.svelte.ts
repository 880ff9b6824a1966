/** Client-side routes. Secrets travel in the fragment, which no server sees. */
export type PageName = 'Home' | 'Table' | 'Replay' | 'Cards' | 'Rules' | 'Check' | 'Lost'

export interface Route {
  page: PageName
  path: string
  /** The table of /table/<id> and /replay/<id>. */
  id: string
  query: URLSearchParams
  /** Without the "#". */
  fragment: string
}

const PATTERNS: [RegExp, PageName][] = [
  [/^\/$/, 'Home'],
  [/^\/table\/([\w-]+)\/?$/, 'Table'],
  [/^\/replay(?:\/([\w-]+))?\/?$/, 'Replay'],
  [/^\/cards\/?$/, 'Cards'],
  [/^\/rules\/?$/, 'Rules'],
  [/^\/check(?:\/([\w-]+))?\/?$/, 'Check'],
]

export function parse(url: URL): Route {
  const rest = { path: url.pathname, query: url.searchParams, fragment: url.hash.slice(1) }
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(url.pathname)
    if (found) return { page, id: found[1] ?? '', ...rest }
  }
  return { page: 'Lost', id: '', ...rest }
}

class Router {
  route: Route = $state.raw(parse(new URL(location.href)))

  constructor() {
    const update = () => (this.route = parse(new URL(location.href)))
    addEventListener('popstate', update)
    addEventListener('hashchange', update)
    document.addEventListener('click', (event) => this.follow(event))
  }

  /** Go to a page of ours. */
  go(path: string, replace = false): void {
    const url = new URL(path, location.href)
    if (replace) history.replaceState(null, '', url)
    else history.pushState(null, '', url)
    const before = this.route.path
    this.route = parse(url)
    if (this.route.path !== before) scrollTo(0, 0)
  }

  /** Plain clicks on links to our own pages stay in this page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const url = new URL(link.href)
    if (parse(url).page === 'Lost' || (url.pathname === location.pathname && url.hash)) return
    event.preventDefault()
    this.go(link.href)
  }
}

export const router = new Router()
export const go = (path: string, replace = false): void => router.go(path, replace)
