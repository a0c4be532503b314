import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrast } from '#src/browser/contrast.ts'
import { brandColours } from '#src/ui/base/brand-colours.ts'

const css = readFileSync('src/ui/base/tokens.css', 'utf8')
const [light = '', dark = ''] = css.split(".root[data-theme='dark']")

/** Hex colours of a theme's tokens by name. */
const coloursOf = (block: string) =>
  new Map([...block.matchAll(/--comanda-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))

// A ring stands 2 px away from its control, or inside one that is drawn on these.
const grounds = ['bg', 'surface', 'surface-strong', 'ok-soft', 'warn-soft', 'error-soft']

describe.each([
  ['light', coloursOf(light)],
  ['dark', coloursOf(dark)],
] as const)('the focus ring in %s', (theme, colours) => {
  const ring = colours.get('focus') ?? ''

  test.each(grounds)('stands out from %s by 3 to 1', (name) => {
    expect(contrast(ring, colours.get(name) ?? ring)).toBeGreaterThanOrEqual(3)
  })

  test('stands out from the toast, in its text colour', () => {
    const [text = '', ground = ''] = [colours.get('on-inverse'), colours.get('inverse')]
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(3)
  })

  test('has beside it what any brand fill stands out from', () => {
    const ground = colours.get('bg') ?? ''
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
        const { brand } = brandColours(`#${colour.toString(16).padStart(6, '0')}`, theme)
        expect(contrast(brand, ground)).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})

// Icons are drawn in the colours of texts; borders of fields, radios, checkboxes and choices in that of controls.
describe.each([
  ['light', coloursOf(light)],
  ['dark', coloursOf(dark)],
] as const)('texts and controls in %s', (_theme, colours) => {
  const onGrounds = (name: string) =>
    grounds.map((ground) => contrast(colours.get(name) ?? '', colours.get(ground) ?? ''))

  test.each(['text', 'muted', 'ok', 'warn', 'error'])('%s stands out from every ground by 4.5 to 1', (name) => {
    expect(Math.min(...onGrounds(name))).toBeGreaterThanOrEqual(4.5)
  })

  test('borders stand out from every ground by 3 to 1', () => {
    expect(Math.min(...onGrounds('control'))).toBeGreaterThanOrEqual(3)
  })
})
