import { describe, expect, test, vi } from 'vitest'

import { followMedia } from '#src/browser/follow-media.ts'

describe('followMedia', () => {
  test('hears each change until it is stopped', () => {
    const list = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
    const heard = vi.fn<() => void>()
    const stop = followMedia(list, heard)
    list.dispatchEvent(new Event('change'))
    stop()
    list.dispatchEvent(new Event('change'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('follows a list that knows the older methods only', () => {
    const listeners = new Set<() => void>()
    const addListener = (one: () => void) => void listeners.add(one)
    const removeListener = (one: () => void) => void listeners.delete(one)
    const heard = vi.fn<() => void>()
    const stop = followMedia({ matches: true, addListener, removeListener } as unknown as MediaQueryList, heard)
    listeners.forEach((one) => one())
    stop()
    expect([heard.mock.calls.length, listeners.size]).toEqual([1, 0])
  })

  test('lets a list be that tells nothing', () => {
    expect(() => followMedia({ matches: true } as MediaQueryList, () => {})()).not.toThrow()
  })
})
