import { describe, expect, test } from 'vitest'

import { contrastRows, readableInk } from '#demo/builder/contrast-rows.ts'

const placesOf = (colour: string | null, ink: string | null, hasButton = true) =>
  contrastRows(colour, ink, hasButton).map(({ place }) => place)

describe('the contrast of chosen colours', () => {
  test('is told of the button and of both themes', () => {
    const places = ['Floating button', 'Buttons, light', 'Links, light', 'Buttons, dark', 'Links, dark']
    expect(placesOf('#0b6e4f', null)).toEqual(places)
    expect(placesOf(null, '#ffffff')).toEqual(['Floating button'])
    expect(placesOf(null, null)).toEqual([])
    expect(placesOf('#0b6e4f', null, false)).toEqual(places.slice(1))
  })

  test('is that of unchanged colours on the button', () => {
    const [button, ...ofWidget] = contrastRows('#ffcc00', '#ffffff', true)
    expect(button).toMatchObject({ fill: '#ffcc00', ink: '#ffffff', isAdjusted: false })
    expect(button?.ratio).toBeCloseTo(1.51, 1)
    expect(ofWidget.filter(({ ratio }) => ratio < 4.5)).toEqual([])
    expect(ofWidget.some(({ isAdjusted }) => isAdjusted)).toBe(true)
  })

  test('names no change where the colour was readable', () => {
    const adjusted = contrastRows('#0b6e4f', '#ffffff', true).filter((row) => row.isAdjusted)
    expect(adjusted.map(({ place }) => place)).not.toContain('Buttons, light')
  })

  test('is better with the ink that is proposed', () => {
    expect(readableInk('#ffcc00')).toBe('#000000')
    expect(readableInk('#23432f')).toBe('#ffffff')
  })
})
