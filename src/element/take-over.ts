import type { LaunchFrame } from '#src/options/snapshot.ts'

// Lists in view have their real heights after this time.
const settledMs = 300
// Interval of the tries to find the tapped button on the screen.
const drawnMs = 100

/**
 * Replaces the loader's snapshot by the first screen: takes over the scroll position, and repeats the last tap on the
 * button of the same `data-key`, if the screen has it.
 */
export function takeOver({ picture, end }: LaunchFrame, screen: HTMLElement, open: () => void): void {
  const top = scrollerIn(picture)?.scrollTop
  // The tapped button has the focus, except in browsers that do not focus buttons (Safari): there it is marked as busy.
  const tapped = picture?.activeElement ?? picture?.querySelector('[aria-busy="true"]')
  const key = keyOf(tapped?.closest('button'))
  // Gives the focus back to the opener first, because the surface remembers the focused element as its opener.
  end?.()
  open()
  // The screen is rendered in a microtask that was queued before this one.
  if (top) queueMicrotask(() => scrollTo(screen, top))
  if (key) tap(screen, key)
}

function scrollTo(screen: HTMLElement, top: number) {
  const scroller = scrollerIn(screen)
  if (!scroller) return
  // Content above grows to its real height: scroll anchoring would then move the page.
  scroller.style.overflowAnchor = 'none'
  setTimeout(() => (scroller.style.overflowAnchor = ''), settledMs)
  scroller.scrollTop = top
}

/** Taps the button once the screen is drawn; tries for a second, because some screens load a chunk of their own. */
function tap(screen: HTMLElement, key: string, tries = 9): void {
  setTimeout(() => {
    const button = [...screen.querySelectorAll('button')].find((one) => keyOf(one) === key)
    button?.focus({ preventScroll: true })
    button?.click()
    if (!button && tries > 0) tap(screen, key, tries - 1)
  }, drawnMs)
}

const scrollerIn = (root: ParentNode | undefined) => root?.querySelector<HTMLElement>('.scroller')

const keyOf = (button: HTMLElement | null | undefined) => button?.dataset.key
