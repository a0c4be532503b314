/** Counts the tones that a page begins to play, in `heard.tones`. Runs in the page: it knows nothing outside of itself. */
export function countTones(): void {
  const heard = { tones: 0 }
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) {
    heard.tones += 1
    start.apply(this, when)
  }
  Object.assign(globalThis, { heard })
}
