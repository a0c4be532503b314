import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { countTo } from '#src/parts/price/count-to.ts'

/** Frames that come when the test says, at the time it says (ms). */
function createFrames() {
  let waiting: FrameRequestCallback[] = []
  const requestAnimationFrame = (run: FrameRequestCallback) => waiting.push(run)
  const cancelAnimationFrame = () => void (waiting = [])
  function paint(atMs: number) {
    const due = waiting
    waiting = []
    for (const run of due) run(atMs)
  }
  return { requestAnimationFrame, cancelAnimationFrame, paint, isWaiting: () => waiting.length > 0 }
}

const amounts = fc.integer({ min: 0, max: 1_000_000 })
const times = fc.array(fc.integer({ min: -50, max: 200 }), { maxLength: 40 })

describe('countTo', () => {
  test('is nearly there at half of its time', () => {
    const frames = createFrames()
    const shown: number[] = []
    countTo({ from: 650, to: 1050 }, frames, (value) => shown.push(value))
    for (const atMs of [5000, 5060, 5120, 5240]) frames.paint(atMs)
    expect(shown).toEqual([650, 825, 950, 1050])
    expect(frames.isWaiting()).toBe(false)
  })

  test('never turns back and ends exactly, whatever frames come', () => {
    fc.assert(
      fc.property(amounts, amounts, times, (from, to, steps) => {
        const frames = createFrames()
        const shown = [from]
        countTo({ from, to }, frames, (value) => shown.push(value))
        let nowMs = 0
        for (const stepMs of steps) frames.paint((nowMs += stepMs))
        for (const atMs of [nowMs, nowMs + 12_000]) frames.paint(atMs)
        expect(shown.at(-1)).toBe(to)
        expect(shown).toEqual(shown.toSorted((one, other) => (from < to ? one - other : other - one)))
        expect(shown.every(Number.isInteger)).toBe(true)
        expect(frames.isWaiting()).toBe(false)
      }),
    )
  })

  test('asks for no further frame once stopped', () => {
    const frames = createFrames()
    const shown: number[] = []
    const stop = countTo({ from: 0, to: 900 }, frames, (value) => shown.push(value))
    frames.paint(0)
    stop()
    frames.paint(500)
    expect([shown, frames.isWaiting()]).toEqual([[0], false])
  })
})
