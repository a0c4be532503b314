// Runs in the page before anything else. Plain script: what tsx compiles cannot be handed to a page.
const bench = { inputMs: [], shift: 0, longTasks: 0, blockingMs: 0, lcpMs: 0 }
globalThis[Symbol.for('comanda bench')] = bench

const observe = (type, see) =>
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
observe('layout-shift', (entry) => (bench.shift += entry.value))
observe('longtask', (entry) => {
  bench.longTasks += 1
  bench.blockingMs += Math.max(0, entry.duration - 50)
})
observe('largest-contentful-paint', (entry) => (bench.lcpMs = entry.startTime))

/** Calls back when the frame being prepared has been painted. */
const afterFrame = (then) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(null)
  })

// Only inside shadow roots: the page has dishes of its own.
const hosts = 'html > div, comanda-order, comanda-floor'
const roots = () => [...document.querySelectorAll(hosts)].flatMap((element) => element.shadowRoot ?? [])
// What the loader shows until the widget is there: the first screen as it was last seen.
const snapshots = () => roots().flatMap((root) => root.querySelector('[popover] > span')?.shadowRoot ?? [])
const count = (within, selector) => within.reduce((sum, root) => sum + root.querySelectorAll(selector).length, 0)

/** Milliseconds. A screen that has not come by then never will: the bench ends with an error. */
const longestMs = 60_000

/**
 * Waits for the next tap. `bench.tapped` resolves to when it began, and the milliseconds to the painted frame with `amount`
 * elements matching `selector`.
 */
bench.expectTap = ({ selector, amount, isSnapshot }) => {
  bench.tapped = new Promise((resolve, reject) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const ms = performance.now() - timeStamp
          const found = count(isSnapshot ? snapshots() : roots(), selector)
          if (found >= amount) resolve({ ms, tappedAtMs: performance.timeOrigin + timeStamp })
          else if (ms > longestMs) reject(new Error(`${found} of ${amount} ${selector} ${longestMs} ms after the tap`))
          else afterFrame(look)
        }
        look()
      },
      { capture: true, once: true },
    )
  })
}

/** Elements of the widget. */
bench.nodes = () => count(roots(), '*')

/** Scrolls the panel by one screen and answers, a frame later, whether its end is in view. */
bench.scrollOn = () =>
  new Promise((resolve) => {
    // By no dish: between two screens none may be drawn.
    const [scroller] = roots().flatMap((root) => root.querySelector('.scroller') ?? [])
    scroller.scrollBy(0, scroller.clientHeight)
    afterFrame(() => resolve(scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1))
  })

/** All computed styles of each element of the page itself. */
bench.styles = () =>
  [...document.querySelectorAll('html, head, body, body :not(script)')].map((element) => {
    const computed = getComputedStyle(element)
    return [...computed].map((name) => computed.getPropertyValue(name)).join(';')
  })

// Event Timing is unusable headless: from each event of an input to the end of the next frame.
for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
  addEventListener(type, ({ timeStamp }) => afterFrame(() => bench.inputMs.push(performance.now() - timeStamp)), true)
}
