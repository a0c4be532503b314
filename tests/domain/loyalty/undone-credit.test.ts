import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { replayCredits, undoneCredit } from '#src/domain/loyalty/undone-credit.ts'
import { aPromotion, aThreshold } from '#tests/support/savings-builders.ts'

const promotion = aPromotion({ thresholds: [aThreshold({ points: 50 }), aThreshold({ points: 100 })] })
const forPoints = aPromotion({ thresholds: [aThreshold({ points: 50, mode: 2 })] })
const lasting = { ...promotion, resetsPoints: false }

/** What changes when the first of these credits is undone. */
const withoutFirst = (start: number, [first = 0, ...others]: readonly number[], of = promotion) =>
  undoneCredit(replayCredits(start, [first, ...others], of), replayCredits(start, others, of))

describe('a credit that is undone', () => {
  test.each([
    ['below every threshold', withoutFirst(0, [10]), { change: -10, lost: [] }],
    ['that reached a threshold', withoutFirst(45, [5]), { change: -5, lost: [50] }],
    ['one point below it', withoutFirst(45, [4]), { change: -4, lost: [] }],
    ['that others reach without it', withoutFirst(45, [5, 5]), { change: -5, lost: [] }],
    ['by which a later one reached it', withoutFirst(40, [5, 5]), { change: -5, lost: [50] }],
    ['that let the points start again', withoutFirst(90, [30]), { change: 90, lost: [100] }],
    ['before points that started again', withoutFirst(90, [30, 60]), { change: -60, lost: [50] }],
    ['where points never start again', withoutFirst(90, [30], lasting), { change: -30, lost: [100] }],
    ['where points buy rewards', withoutFirst(20, [40], forPoints), { change: -40, lost: [] }],
  ])('%s [PTS-18]', (_case, undone, expected) => {
    expect(undone).toEqual(expected)
  })

  test('never passes a threshold more often than before [PTS-18]', () => {
    const points = fc.integer({ min: 1, max: 130 })
    fc.assert(
      fc.property(fc.nat(120), fc.array(points, { maxLength: 12 }), fc.nat(12), (start, credits, index) => {
        const before = replayCredits(start, credits, promotion)
        const after = replayCredits(start, credits.toSpliced(index, 1), promotion)
        for (const [threshold, times] of after.passed)
          expect(times).toBeLessThanOrEqual(before.passed.get(threshold) ?? 0)
      }),
    )
  })
})
