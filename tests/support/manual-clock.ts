import type { Clock } from '#src/integrations/clock.ts'

type Timer = { atMs: number; run: () => void }

/** A clock that a test moves; due timers run in order. */
export function createManualClock(startMs: number) {
  let nowMs = startMs
  let timers: Timer[] = []
  const clock: Clock = {
    now: () => nowMs,
    after(ms, run) {
      const timer = { atMs: nowMs + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  }
  return {
    clock,
    get nowMs() {
      return nowMs
    },
    advance(ms: number) {
      const endMs = nowMs + ms
      for (;;) {
        const next = timers.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0]
        if (!next) break
        timers = timers.filter((one) => one !== next)
        nowMs = Math.max(nowMs, next.atMs)
        next.run()
      }
      nowMs = endMs
    },
  }
}
