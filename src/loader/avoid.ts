// Px between the button and what it makes room for.
const gap = 12
// Ms: pages that change all the time are not measured more often.
const everyMs = 200

/** What may show, hide or move an element. */
const attributeFilter = ['class', 'style', 'hidden', 'open', 'aria-modal']
const changes = { subtree: true, childList: true, attributeFilter }
const events = ['scroll', 'resize', 'transitionend', 'animationend', 'load'] as const

/**
 * Keeps the button, and what the widget draws above it, clear of elements of the page, as `data-avoid` asks: it moves away
 * from its edge of the window until it covers none of them, and back when they go. It is hidden while there is no room for
 * it, and while a dialog of the page is open that is not among them.
 */
export function avoid(root: ShadowRoot, selectors: string, { signal }: AbortController): void {
  // The host itself moves: left behind, its box would take the taps meant for what stands there.
  const host = addRule(root, ':host')
  // Not the frame of the panel, which covers everything.
  const inside = addRule(root, ':host>button,:host>section')
  let shift = 0
  let timer = 0

  function place() {
    timer = 0
    const covered = matching(selectors)
    const isBehindDialog = matching('dialog[open], [aria-modal="true"]').some((dialog) => {
      return !covered.includes(dialog) && areasOf(dialog).length > 0
    })
    // Measured where it would stand by itself.
    inside.display = ''
    const { top, bottom, left, right } = root.host.getBoundingClientRect()
    const home = { top: top - shift, bottom: bottom - shift, left, right }
    shift = clearShift(home, covered.flatMap(areasOf))
    const isOutside = home.top + shift < 0 || home.bottom + shift > innerHeight
    host.setProperty('translate', `0 ${shift}px`, 'important')
    if (isBehindDialog || isOutside) inside.setProperty('display', 'none', 'important')
    // Chat bubbles show and hide in shadow roots of their own.
    for (const { shadowRoot } of covered) if (shadowRoot) observer.observe(shadowRoot, changes)
  }
  const placeSoon = () => (timer ||= window.setTimeout(place, everyMs))

  const observer = new MutationObserver(placeSoon)
  observer.observe(document.documentElement, changes)
  // The widget adds the state of an order.
  observer.observe(root, { childList: true })
  for (const type of events) addEventListener(type, placeSoon, { capture: true, passive: true, signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  place()
}

/** Adds a rule after those of the button; browsers too old for the widget have these in an element. */
function addRule(root: ShadowRoot, selector: string): CSSStyleDeclaration {
  const sheet = (root.adoptedStyleSheets?.[0] ?? root.styleSheets[0]) as CSSStyleSheet
  const index = sheet.insertRule(`${selector}{}`, sheet.cssRules.length)
  return (sheet.cssRules[index] as CSSStyleRule).style
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** Vertical px by which a box leaves all areas uncovered: up from the lower half of the window, else down. */
function clearShift(box: Box, areas: readonly Box[]): number {
  const isLow = box.top + box.bottom > innerHeight
  const inTheWay = areas.filter((area) => beside(box, area))
  let shift = 0
  // The nearest to the edge first: past one area the box may meet the next.
  inTheWay.sort((a, b) => (isLow ? b.bottom - a.bottom : a.top - b.top))
  for (const area of inTheWay) {
    const isMet = box.top + shift < area.bottom + gap && box.bottom + shift > area.top - gap
    if (isMet) shift = isLow ? area.top - gap - box.bottom : area.bottom + gap - box.top
  }
  return shift
}

function beside(box: Box, area: Box): boolean {
  return box.left < area.right && box.right > area.left
}

/** Elements of the page that match; none for an invalid selector. */
function matching(selectors: string): Element[] {
  try {
    return [...document.querySelectorAll(selectors)]
  } catch {
    return []
  }
}

/**
 * Where an element can be seen. Of one without a size, such as the wrapper of a chat bubble, that is what it holds, an open
 * shadow root included.
 */
function areasOf(element: Element): Box[] {
  const area = element.getBoundingClientRect()
  const { display, visibility, opacity } = getComputedStyle(element)
  if (display === 'none' || opacity === '0') return []
  if (area.width > 0 && area.height > 0) return visibility === 'visible' ? [area] : []
  return [...(element.shadowRoot ?? element).children].flatMap(areasOf)
}
