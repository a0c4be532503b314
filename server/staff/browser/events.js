/** How often the desk asks by itself: seldom while events come, often while they do not. */
const whileLiveMs = 60_000
const withoutEventsMs = 3000

/**
 * Calls `read` after every change at the restaurant, as the service tells it. Where no events come through, it is called
 * every few seconds. `read` never fails.
 */
export function createNews({ read }) {
  let source = null
  let timer
  const isLive = () => source?.readyState === EventSource.OPEN

  async function refresh() {
    clearTimeout(timer)
    const asked = source
    await read()
    if (asked !== source || source === null) return
    clearTimeout(timer)
    timer = setTimeout(refresh, isLive() ? whileLiveMs : withoutEventsMs)
  }

  function stop() {
    source?.close()
    source = null
    clearTimeout(timer)
  }

  return {
    /** Follows the changes for whoever is signed in now. */
    start() {
      stop()
      source = new EventSource('/staff/api/events')
      source.addEventListener('changed', () => void refresh())
      // The browser connects again by itself; meanwhile the desk asks.
      source.addEventListener('error', () => void refresh())
      void refresh()
    },
    stop,
    refresh,
  }
}
