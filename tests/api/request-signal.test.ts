import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { requestSignal } from '#src/api/request-signal.ts'

describe('requestSignal', () => {
  const { any } = AbortSignal
  beforeEach(() => {
    vi.useFakeTimers()
    // As in Safari before 17.4.
    Reflect.deleteProperty(AbortSignal, 'any')
  })
  afterEach(() => {
    vi.useRealTimers()
    Object.assign(AbortSignal, { any })
  })

  test('aborts with the reason of its caller', () => {
    const caller = new AbortController()
    const { signal } = requestSignal(caller.signal, 1000)
    expect(signal.aborted).toBe(false)
    caller.abort('not wanted any more')
    expect(signal.reason).toBe('not wanted any more')
  })

  test('is aborted from the start when its caller is', () => {
    expect(requestSignal(AbortSignal.abort('gone'), 1000).signal.reason).toBe('gone')
  })

  test('aborts once the time is over, and not before', () => {
    const { signal } = requestSignal(undefined, 1000)
    vi.advanceTimersByTime(999)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  test('is nobody’s any more once released', () => {
    const caller = new AbortController()
    const { signal, release } = requestSignal(caller.signal, 1000)
    release()
    caller.abort()
    expect([signal.aborted, vi.getTimerCount()]).toEqual([false, 0])
  })
})
