import type { LaunchFrame } from '#src/options/snapshot.ts'

/**
 * Puts the first screen in the place of its snapshot: as far down as the diner has scrolled that, and what was tapped
 * last is tapped now, if it is still there.
 */
export function takeOver({ picture, tapped, end }: LaunchFrame, screen: HTMLElement, open: () => void): void {
  const top = picture?.querySelector('.scroller')?.scrollTop
  const name = nameOf(tapped?.closest('button'))
  // The focus goes back to where it was: the surface will return it there.
  end?.()
  open()
  const scroller = screen.querySelector('.scroller')
  if (scroller && top) scroller.scrollTop = top
  const button = name && [...screen.querySelectorAll('button')].find((one) => nameOf(one) === name)
  if (!button) return
  button.focus({ preventScroll: true })
  button.click()
}

function nameOf(button: Element | null | undefined): string | null | undefined {
  return button && (button.ariaLabel ?? button.textContent)
}
