import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createLoadQueue } from '#src/features/menu/section/load-queue.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

function aLoad() {
  let finish = () => {}
  let fail = (_reason: Error) => {}
  const done = new Promise<void>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { done, finish: () => finish(), fail: () => fail(new Error('offline')) }
}

/** A queue whose loads end when the test says so. */
function aQueue(urgent: readonly string[] = [], limit = 4) {
  let mayLoadRest = true
  const queue = createLoadQueue(() => mayLoadRest, limit)
  const started: string[] = []
  const loads = new Map<string, ReturnType<typeof aLoad>>()
  const isUrgent = new Set(urgent)
  const ask = (name: string) => {
    const load = aLoad()
    loads.set(name, load)
    return queue.run(
      () => isUrgent.has(name),
      () => {
        started.push(name)
        return load.done
      },
    )
  }
  const allowRest = (isAllowed: boolean) => {
    mayLoadRest = isAllowed
    queue.next()
  }
  return { queue, started, loads, isUrgent, ask, allowRest }
}

describe('createLoadQueue', () => {
  test('starts up to its limit in the order of asking', async () => {
    const { started, loads, ask } = aQueue()
    void Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(ask))
    await settle()
    expect(started).toEqual(['a', 'b', 'c', 'd'])
    loads.get('c')?.finish()
    await settle()
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('lets what is in sight go first and alone', async () => {
    const { started, loads, ask } = aQueue(['c'])
    void Promise.all(['a', 'b', 'c'].map(ask))
    await settle()
    expect(started).toEqual(['c'])
    loads.get('c')?.finish()
    await settle()
    expect(started).toEqual(['c', 'a', 'b'])
  })

  test('holds the rest back until it is allowed', async () => {
    const { started, loads, ask, allowRest } = aQueue(['c'])
    allowRest(false)
    void Promise.all(['a', 'b', 'c'].map(ask))
    await settle()
    expect(started).toEqual(['c'])
    loads.get('c')?.finish()
    await settle()
    expect(started).toEqual(['c'])
    allowRest(true)
    await settle()
    expect(started).toEqual(['c', 'a', 'b'])
  })

  test('prefers what came into sight while it waited', async () => {
    const { started, loads, isUrgent, queue, ask } = aQueue([], 1)
    void Promise.all(['a', 'b', 'c'].map(ask))
    await settle()
    isUrgent.add('c')
    queue.next()
    loads.get('a')?.finish()
    await settle()
    expect(started).toEqual(['a', 'c'])
  })

  test('hands a failure on and goes on', async () => {
    const { started, loads, ask } = aQueue([], 1)
    const first = ask('a')
    void ask('b')
    await settle()
    loads.get('a')?.fail()
    await expect(first).rejects.toThrow('offline')
    await settle()
    expect(started).toEqual(['a', 'b'])
  })

  test('runs everything once within its limit', async () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(names, fc.integer({ min: 1, max: 4 }), fc.func(fc.boolean()), async (all, limit, isUrgent) => {
        const queue = createLoadQueue(() => true, limit)
        let running = 0
        let most = 0
        const ran: string[] = []
        await Promise.all(
          all.map((name) =>
            queue.run(
              () => isUrgent(name),
              async () => {
                running += 1
                most = Math.max(most, running)
                ran.push(name)
                await Promise.resolve()
                running -= 1
              },
            ),
          ),
        )
        expect(ran.toSorted()).toEqual(all.toSorted())
        expect(most).toBeLessThanOrEqual(limit)
      }),
    )
  })
})
