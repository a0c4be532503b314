/**
 * Frees copies of the page from being inert, from the first closing of a surface on: one may come back long after it. The
 * code for it comes then, and `stop` ends it.
 */
export function createCopyWatch(page: Document) {
  let isOver = false
  let end: (() => void) | null = null

  async function start() {
    const { freeCopies } = await import('./free-copies.ts')
    if (!isOver) end ??= freeCopies(page)
  }

  return {
    /** Without the network copies stay as they are; the next closing tries again. */
    start: () => void start().catch(() => {}),
    stop() {
      isOver = true
      end?.()
    },
  }
}
