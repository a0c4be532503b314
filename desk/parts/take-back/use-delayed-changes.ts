import { useEffect, useRef, useState } from 'react'

import { useDesk } from '#desk/parts/desk-context.tsx'

/** How long a change can be taken back before it is sent. */
export const takeBackMs = 10_000

export type Delayed<T> = { readonly change: T; readonly sendsAtMs: number }

/**
 * Changes of things with numbers, which wait some seconds in which they can be taken back. Leaving the room or the page
 * sends them at once.
 */
export function useDelayedChanges<K extends number, T>(send: (id: K, change: T) => Promise<void>) {
  const { clock } = useDesk()
  const waiting = useRef(new Map<K, Delayed<T> & { readonly stop: () => void }>())
  const [pending, setPending] = useState<ReadonlyMap<K, Delayed<T>>>(new Map())
  const hasLeft = useRef(false)
  const draw = () => setPending(new Map(waiting.current))

  function remove(id: K): Delayed<T> | null {
    const found = waiting.current.get(id)
    found?.stop()
    waiting.current.delete(id)
    return found ?? null
  }

  async function sendNow(id: K): Promise<void> {
    const found = remove(id)
    if (!found) return
    await send(id, found.change)
    draw()
  }

  /** What is sent when somebody leaves is what waits then. */
  const sendAll = useRef(() => {})
  useEffect(() => {
    sendAll.current = () => {
      for (const id of waiting.current.keys()) void sendNow(id)
    }
  })
  useEffect(() => {
    const leave = () => sendAll.current()
    hasLeft.current = false
    window.addEventListener('pagehide', leave)
    return () => {
      hasLeft.current = true
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    pending,
    /** Whether the room was left: it cannot show any more that something was not done. */
    hasLeft: () => hasLeft.current,
    begin(id: K, change: T) {
      const stop = clock.after(takeBackMs, () => void sendNow(id))
      waiting.current.set(id, { change, sendsAtMs: clock.now() + takeBackMs, stop })
      draw()
    },
    /** False: it has been sent in this moment. */
    takeBack(id: K): boolean {
      if (!remove(id)) return false
      draw()
      return true
    },
  }
}
