import { savesData } from '#src/browser/saves-data.ts'

// Ms that the button must have been in view.
const seenMs = 2000

/**
 * Loads the widget before any intent, as `data-preload` asks: `visible` = once the button has been in view for two
 * seconds, `idle` = in the first idle moment; both after the page has loaded, and not for a visitor who saves data.
 */
export function preload(mode: string | undefined, button: Element, prepare: () => unknown): void {
  if (savesData(window)) return
  if (mode === 'idle') afterLoad(() => (window.requestIdleCallback || setTimeout)(() => prepare()))
  if (mode === 'visible') afterLoad(() => whenSeen(button, prepare))
}

function afterLoad(run: () => void) {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
}

function whenSeen(button: Element, run: () => unknown) {
  let timer: number
  const observer = new IntersectionObserver(([entry]) => {
    clearTimeout(timer)
    if (!entry?.isIntersecting) return
    timer = window.setTimeout(() => {
      observer.disconnect()
      run()
    }, seenMs)
  })
  observer.observe(button)
}
