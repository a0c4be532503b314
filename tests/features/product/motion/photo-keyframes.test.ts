import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { coverWidth, photoKeyframes } from '#src/features/product/motion/photo-keyframes.ts'
import type { Crop } from '#src/features/product/motion/photo-keyframes.ts'

const sizes = fc.double({ min: 20, max: 1200, noNaN: true })
const places = fc.double({ min: -500, max: 2000, noNaN: true })
const crops: fc.Arbitrary<Crop> = fc.record({ x: places, y: places, width: sizes, height: sizes })
const ratios = fc.double({ min: 0.3, max: 3, noNaN: true })

const numbersIn = (text: unknown) => (String(text).match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number)

/** The crops that a way draws, step by step, and how the photo in each is drawn. */
function drawn({ from, to, base, ratio }: Parameters<typeof photoKeyframes>[0]) {
  const { frame, photo } = photoKeyframes({ from, to, base, ratio })
  const wide = coverWidth(base, ratio)
  return frame.map(({ transform }, step) => {
    const [right = 0, down = 0, across = 0, high = 0] = numbersIn(transform)
    const [inAcross = 0, inHigh = 0] = numbersIn(photo[step]?.transform)
    return {
      crop: { x: base.x + right, y: base.y + down, width: base.width * across, height: base.height * high },
      photo: { width: wide * across * inAcross, height: (wide / ratio) * high * inHigh },
    }
  })
}

describe('photoKeyframes', () => {
  test('lead from the first crop to the last', () => {
    fc.assert(
      fc.property(crops, crops, crops, ratios, (from, to, base, ratio) => {
        const way = drawn({ from, to, base, ratio })
        for (const [name, value] of Object.entries(from)) expect(way[0]?.crop[name as keyof Crop]).toBeCloseTo(value, 4)
        for (const [name, value] of Object.entries(to))
          expect(way.at(-1)?.crop[name as keyof Crop]).toBeCloseTo(value, 4)
      }),
    )
  })

  test('never distort the photo, which always covers its frame', () => {
    fc.assert(
      fc.property(crops, crops, crops, ratios, (from, to, base, ratio) => {
        for (const { crop, photo } of drawn({ from, to, base, ratio })) {
          expect(photo.width / photo.height).toBeCloseTo(ratio, 4)
          expect(photo.width - crop.width).toBeGreaterThan(-0.001)
          expect(photo.height - crop.height).toBeGreaterThan(-0.001)
        }
      }),
    )
  })
})
