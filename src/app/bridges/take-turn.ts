/**
 * Who describes a venue, in the order of asking, by the key of the venue: two widgets of a page may show the same one.
 * Shared by all widgets of the page on purpose, as it is about the page.
 */
const askers = new Map<string, (() => void)[]>()

/**
 * Calls `draw` once it is the turn of this asker: at once, or when those before have ended. Returns the function that
 * ends it.
 */
export function takeTurn(key: string, draw: () => void): () => void {
  const queue = askers.get(key) ?? []
  askers.set(key, [...queue, draw])
  if (queue.length === 0) draw()
  return () => {
    const before = askers.get(key) ?? []
    const after = before.filter((one) => one !== draw)
    if (after.length > 0) askers.set(key, after)
    else askers.delete(key)
    if (before[0] === draw) after[0]?.()
  }
}
