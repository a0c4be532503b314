/** Milliseconds; under a quarter of a second, so that nobody waits for an amount. */
const durationMs = 240

/** The way of a whole number, such as an amount in cents. */
export type Way = { readonly from: number; readonly to: number }

type Frames = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>

/**
 * Shows whole numbers on the way, one a frame, faster at its beginning; the last one is its end. Counts by the frames'
 * own times, from the first one on. Returns a function that stops it.
 */
export function countTo(way: Way, frames: Frames, show: (value: number) => void): () => void {
  let startMs: number | null = null
  let share = 0
  let frame = frames.requestAnimationFrame(step)
  function step(nowMs: number) {
    startMs ??= nowMs
    // Never back, whatever the times.
    share = Math.max(share, Math.min(1, (nowMs - startMs) / durationMs))
    if (share < 1) frame = frames.requestAnimationFrame(step)
    show(valueAt(way, share))
  }
  return () => frames.cancelAnimationFrame(frame)
}

function valueAt({ from, to }: Way, share: number): number {
  return to - Math.round((to - from) * (1 - share) ** 2)
}
