import type { LaunchFrame } from '#src/options/snapshot.ts'

// Until the lists in view have their real heights.
const settledMs = 300
const drawnMs = 100

/**
 * Puts the first screen in the place of its snapshot: as far down as the diner has scrolled that, and what was tapped
 * is tapped now, if it is still there.
 */
export function takeOver({ picture, end }: LaunchFrame, screen: HTMLElement, open: () => void): void {
  const top = scrollerIn(picture)?.scrollTop
  // What was tapped last has the focus, but in browsers that give buttons none.
  const tapped = picture?.activeElement ?? picture?.querySelector('[aria-busy="true"]')
  const name = nameOf(tapped?.closest('button'))
  // The focus goes back to where it was: the surface will return it there.
  end?.()
  open()
  const scroller = scrollerIn(screen)
  if (scroller && top) {
    // What stands above turns out higher than it was taken to be: that must not push the page on.
    scroller.style.overflowAnchor = 'none'
    setTimeout(() => (scroller.style.overflowAnchor = ''), settledMs)
    scroller.scrollTop = top
  }
  if (name) tap(screen, name)
}

/** Once the screen has been drawn: before, it would count as the way there. Some screens come in a file of their own. */
function tap(screen: HTMLElement, name: string, tries = 9): void {
  setTimeout(() => {
    const button = [...screen.querySelectorAll('button')].find((one) => nameOf(one) === name)
    button?.focus({ preventScroll: true })
    button?.click()
    if (!button && tries > 0) tap(screen, name, tries - 1)
  }, drawnMs)
}

const scrollerIn = (root: ParentNode | undefined) => root?.querySelector<HTMLElement>('.scroller')

const nameOf = (button: Element | null | undefined) => button && (button.ariaLabel ?? button.textContent)
