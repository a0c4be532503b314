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

  test('lets a list be that tells nothing', () => {
    expect(() => followMedia({ matches: true } as MediaQueryList, () => {})()).not.toThrow()
  })
})
