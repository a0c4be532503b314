import { describe, expect, test } from 'vitest'

import { contrast } from '#src/browser/contrast.ts'
import { pageStyles } from '#tests/surface/make-surface.ts'

import { defineTiny, drawn, inside, place } from './make-element.tsx'
import type { Attributes } from './make-element.tsx'

const [restaurant, tag, page, token] = ['#0b6e4f', '#1d4f73', '#6b2f86', '#7a1f1f']
const standard = '#b3261e'

/** A widget whose restaurant has a colour, and the tokens that its screens use. */
function coloured(colour: string | null, attributes: Attributes = {}, css = '') {
  const { name, log } = defineTiny()
  pageStyles(css.replaceAll('TAG', name))
  const element = place(name, { restaurant: '1', theme: 'light', ...attributes })
  log.deps[0]?.setRestaurantColour(colour)
  const used = (part: string) => getComputedStyle(inside(element).wrapper()).getPropertyValue(`--comanda-${part}`)
  return { element, log, used }
}

describe('the colour of the restaurant', () => {
  test.each([
    ['stands where nobody names another', {}, '', restaurant],
    ['gives way to the tag', { color: tag }, '', tag],
    ['gives way to --comanda-color', {}, `TAG{--comanda-color:${page}}`, page],
    ['gives way to a single token', {}, `TAG{--comanda-brand-light:${token}}`, token],
    ['as the tag gives way to --comanda-color', { color: tag }, `TAG{--comanda-color:${page}}`, page],
    [
      'as all give way to a single token',
      { color: tag },
      `TAG{--comanda-color:${page};--comanda-brand-light:${token}}`,
      token,
    ],
    ['stands in for a page colour that is none', {}, 'TAG{--comanda-color:brand}', restaurant],
  ])('%s [SHELL-50]', (_what, attributes, css, expected) => {
    expect(coloured(restaurant, attributes, css).used('brand')).toBe(expected)
  })

  test('comes back when the tag names none any more', async () => {
    const { element, used } = coloured(restaurant, { color: tag })
    expect(used('brand')).toBe(tag)
    element.removeAttribute('color')
    await drawn()
    expect(used('brand')).toBe(restaurant)
  })

  test.each([
    ['light', '#ffee88', '#ffffff'],
    ['dark', '#00204a', '#161514'],
  ])('is moved until readable in the %s theme [SHELL-50]', (theme, colour, ground) => {
    const { used } = coloured(colour, { theme })
    expect(contrast(used('brand'), ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(used('on-brand'), used('brand'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(used('on-brand'), used('brand-hover'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(used('brand-text'), ground)).toBeGreaterThanOrEqual(4.5)
    expect(used('brand')).not.toBe(theme === 'light' ? standard : '#ff8a80')
  })

  test.each(['', 'brand', '#12', '#0b6e4f80', 'currentColor', 'var(--comanda-text)', '#0b6e4f;color:red', null])(
    'is passed over when it is %j',
    (colour) => {
      expect(coloured(colour).used('brand')).toBe(standard)
    },
  )

  test('is taken back with the restaurant, however late its reply [SHELL-50]', async () => {
    const { element, log, used } = coloured(restaurant)
    expect(used('brand')).toBe(restaurant)
    element.setAttribute('restaurant', '6')
    await drawn()
    expect(used('brand')).toBe(standard)
    log.deps[0]?.setRestaurantColour(page)
    expect(used('brand')).toBe(standard)
  })
})
