import { readFile } from 'node:fs/promises'

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrast } from '#src/browser/contrast.ts'
import { defaultBrandColour } from '#src/options/default-brand.ts'
import { brandColours, type ColourTheme } from '#src/ui/base/brand-colours.ts'

const grounds = { light: ['#ffffff', '#f6f5f3'], dark: ['#161514', '#1f1e1c'] } as const
// Under the pointer, on a button without a fill.
const strong = { light: '#ecebe7', dark: '#2b2926' } as const
const themes: readonly ColourTheme[] = ['light', 'dark']

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('brandColours', () => {
  test.each(themes)('keeps every pair of the %s theme at AA', (theme) => {
    fc.assert(
      fc.property(anyColour, (primary) => {
        const { brand, onBrand, brandHover, brandText } = brandColours(primary, theme)
        expect(contrast(brand, onBrand)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(brandHover, onBrand)).toBeGreaterThanOrEqual(4.5)
        for (const ground of grounds[theme]) {
          expect(contrast(brand, ground)).toBeGreaterThanOrEqual(3)
          expect(contrast(brandText, ground)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(brandText, strong[theme])).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps a colour that is readable', () => {
    expect(brandColours('#B3261E', 'light')).toMatchObject({
      brand: '#b3261e',
      onBrand: '#ffffff',
      brandText: '#b3261e',
    })
  })

  test('darkens bright colours on white, lightens deep on black', () => {
    expect(contrast(brandColours('#ffd400', 'light').brand, '#000000')).toBeLessThan(contrast('#ffd400', '#000000'))
    expect(contrast(brandColours('#00204a', 'dark').brand, '#000000')).toBeGreaterThan(contrast('#00204a', '#000000'))
  })

  test('reads short and capital notations', () => {
    expect(brandColours('#07c', 'light')).toEqual(brandColours('#0077CC', 'light'))
  })

  test('finds the default of the loader in the tokens', async () => {
    const tokens = await readFile('src/ui/base/tokens.css', 'utf8')
    expect(tokens.match(/derived-brand(-text)?-light, (#\w+)/g)).toEqual([
      `derived-brand-light, ${defaultBrandColour}`,
      `derived-brand-text-light, ${defaultBrandColour}`,
    ])
  })
})

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2)
    expect(contrast(other, one)).toBeCloseTo(expected, 2)
  })
})
