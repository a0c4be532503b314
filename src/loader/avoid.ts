// Px between the button and what it makes room for.
const gap = 12
// Ms: pages that change all the time are not measured more often.
const everyMs = 200

/** What may show, hide or move an element. */
const attributeFilter = ['class', 'style', 'hidden', 'open', 'aria-modal']
const events = ['scroll', 'resize', 'transitionend', 'animationend', 'load'] as const

/**
 * Keeps the button clear of elements of the page, as `data-avoid` asks: it moves away from its edge of the window until
 * it covers none of them, and back when they go. It is hidden while there is no room for it, and while a dialog of the
 * page is open that is not among them.
 */
export function avoid(button: HTMLElement, selectors: string, { signal }: AbortController): void {
  let shift = 0
  let timer = 0

  function place() {
    timer = 0
    const covered = shown(selectors)
    const isBehindDialog = shown('dialog[open], [aria-modal="true"]').some((dialog) => !covered.includes(dialog))
    // Measured where it would stand by itself.
    button.style.display = ''
    const { top, bottom, left, right } = button.getBoundingClientRect()
    const home = { top: top - shift, bottom: bottom - shift, left, right }
    shift = clearShift(home, covered)
    const isOutside = home.top + shift < 0 || home.bottom + shift > innerHeight
    button.style.translate = shift ? `0 ${shift}px` : ''
    button.style.display = isBehindDialog || isOutside ? 'none' : ''
  }
  const placeSoon = () => (timer ||= window.setTimeout(place, everyMs))

  const observer = new MutationObserver(placeSoon)
  observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter })
  for (const type of events) addEventListener(type, placeSoon, { capture: true, passive: true, signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  place()
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** Vertical px by which a box leaves all elements uncovered: up from the lower half of the window, else down. */
function clearShift(box: Box, elements: readonly Element[]): number {
  const isLow = box.top + box.bottom > innerHeight
  const areas = elements.map((element) => element.getBoundingClientRect()).filter((area) => beside(box, area))
  let shift = 0
  // The nearest to the edge first: past one element the box may meet the next.
  areas.sort((a, b) => (isLow ? b.bottom - a.bottom : a.top - b.top))
  for (const area of areas) {
    const isMet = box.top + shift < area.bottom + gap && box.bottom + shift > area.top - gap
    if (isMet) shift = isLow ? area.top - gap - box.bottom : area.bottom + gap - box.top
  }
  return shift
}

function beside(box: Box, area: Box): boolean {
  return box.left < area.right && box.right > area.left
}

/** Elements of the page that match and can be seen; none for an invalid selector. */
function shown(selectors: string): Element[] {
  try {
    return [...document.querySelectorAll(selectors)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { visibility, opacity } = getComputedStyle(element)
      return width > 0 && height > 0 && visibility === 'visible' && opacity !== '0'
    })
  } catch {
    return []
  }
}
