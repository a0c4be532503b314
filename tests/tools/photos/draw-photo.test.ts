import { describe, expect, test } from 'vitest'

import { dishCodes } from '#tools/photos/dish-photos.ts'
import { photo } from '#tools/photos/draw-photo.ts'
import { venueCodes } from '#tools/photos/venue-photos.ts'

const codes = [
  ...dishCodes,
  ...dishCodes.map((code) => `${code}-2`),
  ...venueCodes,
  ...Array.from({ length: 200 }, (_, index) => `dish-${index + 1}`),
  'dish-987654321',
]

function bodyOf(code: string): string {
  return photo(code)?.body ?? ''
}

/** The names of the elements that stay open, walking through the tags: [] for well-formed nesting. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, slash, name = '', rest] of svg.matchAll(/<(\/?)([\w-]+)([^<>]*)>/g)) {
    if (slash && open.pop() !== name) return [`</${name}>`]
    if (!slash && !rest?.endsWith('/')) open.push(name)
  }
  return open
}

const drawn = new Set(
  'svg defs g use path rect circle ellipse pattern linearGradient radialGradient stop filter feDropShadow'.split(' '),
)

describe('photo', () => {
  test.each(codes)('draws %s as a small, self-contained SVG', (code) => {
    const body = bodyOf(code)
    expect(body).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480" height="360" viewBox="0 0 480 360"/,
    )
    expect(unclosed(body)).toEqual([])
    expect(Buffer.byteLength(body)).toBeLessThan(12_000)
    expect([...body.matchAll(/<([\w-]+)/g)].map(([, name = '']) => name).filter((name) => !drawn.has(name))).toEqual([])
    expect(body.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|data:|\bon\w+=|style=|NaN|undefined|Infinity/,
    )
    expect(body.replaceAll(/<[^<>]*>/g, '')).toBe('')
  })

  test.each(codes)('refers in %s to its own unique ids', (code) => {
    const body = bodyOf(code)
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...body.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href)
    expect(new Set(ids).size).toBe(ids.length)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('draws the same picture for the same code', () => {
    expect(bodyOf('margherita')).toBe(bodyOf('margherita'))
    expect(new Set(codes.map(bodyOf)).size).toBe(codes.length)
  })

  test.each([
    '',
    'unknown',
    'margherita-3',
    'dish-',
    'dish-0',
    'dish-01',
    'dish-1.5',
    'dish-1-2',
    'venue-99',
    'constructor',
    '../margherita',
  ])('answers null to the unknown code "%s"', (code) => {
    expect(photo(code)).toBeNull()
  })
})
