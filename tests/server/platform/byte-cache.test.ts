import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createByteCache } from '#server/platform/byte-cache.ts'

const aStep = fc.record({
  does: fc.constantFrom('get', 'set', 'grow'),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  bytes: fc.integer({ min: 0, max: 120 }),
})
type Step = { readonly does: string; readonly key: string; readonly bytes: number }

/** What is kept after some steps, worked out with a list: the one that was used last stands at the end. */
function keptAfter(steps: readonly Step[], maxBytes: number): Map<string, number> {
  let kept: (readonly [string, number])[] = []
  for (const { does, key, bytes } of steps) {
    const own = kept.find(([name]) => name === key)
    if (does === 'set') kept = [...kept.filter((one) => one !== own), [key, bytes]]
    if (does === 'get' && own) kept = [...kept.filter((one) => one !== own), own]
    if (does === 'grow' && own) kept = kept.map((one) => (one === own ? [key, own[1] + bytes] : one))
    while (kept.reduce((sum, [, size]) => sum + size, 0) > maxBytes) kept = kept.slice(1)
  }
  return new Map(kept)
}

test('keeps what was read last, never more than its bytes', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 40 }), (steps) => {
      const cache = createByteCache<string>(200)
      for (const { does, key, bytes } of steps) {
        if (does === 'set') cache.set(key, `value of ${key}`, bytes)
        if (does === 'get') cache.get(key)
        if (does === 'grow') cache.grow(key, bytes)
        expect(cache.bytes()).toBeLessThanOrEqual(200)
      }
      const expected = keptAfter(steps, 200)
      expect(cache.bytes()).toBe([...expected.values()].reduce((sum, size) => sum + size, 0))
      const found = ['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key) === `value of ${key}`)
      expect(found).toEqual([...expected.keys()].toSorted())
    }),
  )
})

test('does not keep what is larger than the whole', () => {
  const cache = createByteCache<string>(200)
  cache.set('small', 'small', 200)
  cache.set('large', 'large', 201)
  expect([cache.get('large'), cache.bytes()]).toEqual([undefined, 0])
})
