import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Pixels that stand outside styles/ other than hairlines of 1px. Lower it when there are fewer. */
const MOST_PIXELS = 451
/** Spaces, type and corners come from styles/scale.css up to this size. */
const SCALE_ENDS = 28
const SCALED = /^(gap|row-gap|column-gap|padding.*|margin.*|font|font-size|border-radius)$/

const top = join(import.meta.dirname, '../../src')
const files = readdirSync(top, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => /\.(svelte|ts|css)$/.test(name) && !/^styles.(theme|pictures|scale|world)\.css$/.test(name),
  )
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(top, name), 'utf8') }))

/** What a file says of style, property by property. */
function* declarations(text: string, css: boolean): Generator<[property: string, value: string]> {
  const style = css ? text : text.slice(text.lastIndexOf('<style>'))
  for (const [, property = '', value = ''] of style.matchAll(/([\w-]+):([^;{}]*);/g)) yield [property, value]
}
/** Pixels of a text, without hairlines; less than nought where one thing overlaps another. */
const pixels = (text: string) =>
  [...text.matchAll(/(?<![\w.-])(-?[\d.]+)px\b/g)]
    .map(([, size]) => Number(size))
    .filter((size) => Math.abs(size) > 1)

describe('colours and sizes', () => {
  it('come from the tokens: no other colour is written in hexadecimal', () => {
    // A picture is painted in colours of its own.
    const found = files
      .filter(({ name }) => !name.startsWith('art/'))
      .flatMap(({ name, text }) =>
        [...text.matchAll(/(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])/gi)].map(
          ([colour]) => `${name} ${colour}`,
        ),
      )
    expect(found, 'name the colour in styles/theme.css or styles/pictures.css').toEqual([])
  })

  it('come from the scale: spaces, type and corners', () => {
    const found = files
      // In a picture a pixel is a unit of its drawing, whatever its size on the screen.
      .filter(({ name }) => !/\.ts$|^games\/(war|dawn)\/map\/|^art\//.test(name))
      .flatMap(({ name, text }) =>
        [...declarations(text, name.endsWith('.css'))]
          .filter(([property]) => SCALED.test(property))
          .filter(([, value]) => pixels(value).some((size) => size > 1.5 && size <= SCALE_ENDS))
          .map(([property, value]) => `${name} ${property}:${value}`),
      )
    expect(found, 'take a size of styles/scale.css').toEqual([])
  })

  it('are written in pixels ever more rarely', () => {
    const count = files.reduce((sum, { text }) => sum + pixels(text).length, 0)
    expect(count).toBeLessThanOrEqual(MOST_PIXELS)
  })
})
