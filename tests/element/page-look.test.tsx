import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrast } from '#src/browser/contrast.ts'
import { applyBrand, readPageBrand } from '#src/element/brand-tokens.ts'
// Loaded beforehand, so that the widget that asks for it has it once it is drawn.
import '#src/element/wear-page-look.ts'
import { expectConsole } from '#tests/support/setup.ts'
import { onPage, pageStyles } from '#tests/surface/make-surface.ts'

import { defineTiny, drawn, inside, place } from './make-element.tsx'
import type { Attributes } from './make-element.tsx'

const css = `body{font-family:Georgia,serif}
  .quiet{background:#ddd;border-radius:3px} .cta{background:#0b6e4f;color:#fff;border-radius:4px;font-family:Arial}
  .dark{background:#222;border-radius:0} .brand{color:oklch(0.45 0.2 300);border-radius:50%;width:40px;height:20px}`

/** A page with buttons of these classes, and a widget that takes its look. */
async function aWidget(classes: readonly string[], attributes: Attributes, more = '') {
  pageStyles(css + more)
  for (const name of classes) {
    const button = onPage(document.createElement('button'))
    Object.assign(button, { className: name, textContent: name })
  }
  const { name, log } = defineTiny()
  const element = place(name, { restaurant: '1', theme: 'light', ...attributes })
  log.deps[0]?.setRestaurantColour('#7a1f1f')
  const token = (part: string) => getComputedStyle(inside(element).wrapper()).getPropertyValue(`--comanda-${part}`)
  await drawn()
  return { element, token }
}

/** A radius token of the widget as a box has it, in px. */
function radiusOf(element: Element, part: string) {
  const box = inside(element).wrapper().appendChild(document.createElement('div'))
  box.style.borderRadius = `var(--comanda-radius-${part})`
  const { borderTopLeftRadius } = getComputedStyle(box)
  box.remove()
  return Number.parseFloat(borderTopLeftRadius)
}

describe('theme-from="page"', () => {
  test('takes colour and radius of the primary button', async () => {
    const { element, token } = await aWidget(['quiet', 'dark', 'cta'], { 'theme-from': 'page' })
    expect([token('brand'), token('on-brand')]).toEqual(['#0b6e4f', '#ffffff'])
    expect(getComputedStyle(inside(element).wrapper()).fontFamily).toBe('Georgia, serif')
    expect(['button', 'tag', 'input', 'card', 'sheet'].map((part) => radiusOf(element, part))).toEqual([
      4, 4, 4, 4.8, 6,
    ])
  })

  test('takes a grey button where none has a colour', async () => {
    const { token } = await aWidget(['quiet', 'dark'], { 'theme-from': 'page' })
    expect(token('brand')).toBe('#222222')
  })

  test('leaves the restaurant its colour where no button is filled', async () => {
    const { element, token } = await aWidget([], { 'theme-from': 'page' })
    expect(token('brand')).toBe('#7a1f1f')
    expect(radiusOf(element, 'button')).toBe(14)
  })

  test.each([
    ['the tag', { color: '#1d4f73' }, '', '#1d4f73'],
    ['--comanda-color', {}, ':root{--comanda-color:#6b2f86}', '#6b2f86'],
    ['a single token', {}, ':root{--comanda-brand-light:#123456}', '#123456'],
  ])('gives way to %s', async (_who, attributes, styles, expected) => {
    const { token } = await aWidget(['cta'], { 'theme-from': 'page', ...attributes }, styles)
    expect(token('brand')).toBe(expected)
  })

  test('gives way to font and radius that the page sets', async () => {
    const own = ':root{--comanda-font-family:Arial;--comanda-radius:0px}'
    const { element } = await aWidget(['cta'], { 'theme-from': 'page' }, own)
    expect(getComputedStyle(inside(element).wrapper()).fontFamily).toBe('Arial')
    expect(radiusOf(element, 'sheet')).toBe(0)
  })
})

describe('theme-from with a selector', () => {
  test('takes the colour of a text without background', async () => {
    const { element, token } = await aWidget(['cta', 'brand'], { 'theme-from': '.brand' }, '.brand{background:none}')
    expect(token('brand')).toMatch(/^#[\da-f]{6}$/)
    expect(token('brand')).not.toBe('#0b6e4f')
    expect(radiusOf(element, 'button')).toBe(10)
  })

  test.each(['.missing', '..'])('%s is named in a warning and changes nothing', async (selector) => {
    const { token } = await aWidget(['cta'], { 'theme-from': selector })
    expect(expectConsole()).toEqual([expect.stringContaining(`theme-from="${selector}" names no element`)])
    expect(token('brand')).toBe('#7a1f1f')
  })

  test('is read once, and no more when taken away', async () => {
    const { element, token } = await aWidget(['cta'], { 'theme-from': '.cta' })
    document.querySelector('.cta')?.remove()
    element.setAttribute('theme', 'dark')
    element.setAttribute('theme', 'light')
    await drawn()
    expect(token('brand')).toBe('#0b6e4f')
    element.removeAttribute('theme-from')
    await drawn()
    expect(token('brand')).toBe('#7a1f1f')
    expect(radiusOf(element, 'button')).toBe(14)
  })
})

test('500 pairs of page colours stay readable in both themes', () => {
  const element = onPage(document.createElement('div'))
  element.attachShadow({ mode: 'open' })
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const grounds = { light: ['#ffffff', '#f6f5f3'], dark: ['#161514', '#1f1e1c'] }
  fc.assert(
    fc.property(hex, hex, (colour, textColour) => {
      const pageColours = { colour, textColour }
      applyBrand(element, {
        colour: null,
        textColour: null,
        pageColours,
        ofPage: readPageBrand(element),
        restaurantColour: null,
      })
      for (const [theme, behind] of Object.entries(grounds)) {
        const token = (name: string) => element.style.getPropertyValue(`--comanda-derived-${name}-${theme}`)
        expect(contrast(token('on-brand'), token('brand'))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(token('on-brand'), token('brand-hover'))).toBeGreaterThanOrEqual(4.5)
        for (const ground of behind) {
          expect(contrast(token('brand'), ground)).toBeGreaterThanOrEqual(3)
          expect(contrast(token('brand-text'), ground)).toBeGreaterThanOrEqual(4.5)
        }
      }
    }),
    { numRuns: 500 },
  )
})
