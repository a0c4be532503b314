/** Runs the callback once after `ms` milliseconds; the returned function cancels it. `Clock.after` has this type. */
export type After = (ms: number, run: () => void) => () => void

/** One widget's hold on the scrolling of the page. */
export type ScrollLock = {
  acquire(): void
  /** Lets the page scroll again 200 ms later, unless another widget holds the lock [SHELL-66]. */
  release(): void
  /** Releases at once, when the widget is destroyed. */
  drop(): void
}

type PageLock = { readonly holders: Set<object>; readonly unlock: () => void }

// On the document, so that all widgets of a page, of whatever version, count together.
const key = Symbol.for('comanda.scroll-lock')
type LockablePage = Document & { [key]?: PageLock }

const releaseDelayMs = 200

/** Stops the page below an open widget from scrolling; counted over all widgets of the page. */
export function createScrollLock(page: LockablePage, after: After): ScrollLock {
  const holder = {}
  let cancel = () => {}

  function drop() {
    cancel()
    const lock = page[key]
    if (!lock?.holders.delete(holder) || lock.holders.size > 0) return
    delete page[key]
    lock.unlock()
  }

  return {
    acquire() {
      cancel()
      const lock = (page[key] ??= { holders: new Set(), unlock: lockPage(page) })
      lock.holders.add(holder)
    },
    release() {
      cancel()
      cancel = after(releaseDelayMs, drop)
    },
    drop,
  }
}

/** Stops the page from scrolling by an adopted style sheet, without touching its attributes. Returns the undo. */
function lockPage(page: Document): () => void {
  const before = positionOf(page)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root:root{${gutterRule(page)}}${lockedParts(page)}{overflow:hidden!important}`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  const locked = positionOf(page)
  return () => {
    const hasMoved = !isSame(locked, positionOf(page))
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet)
    // A page that has scrolled itself in the meantime keeps its position.
    if (!hasMoved && !isSame(before, positionOf(page))) restore(page, before)
  }
}

/**
 * Selector of the elements that scroll: overflow of body applies to the viewport only while html has none and neither
 * is contained.
 */
function lockedParts({ documentElement: html, body }: Document): string {
  const [root, inner] = [getComputedStyle(html), getComputedStyle(body)]
  const isContained = [root, inner].some((style) => style.contain !== 'none' || style.containerType !== 'normal')
  if (root.overflow === 'visible' && !isContained) return ':root:root>body'
  return /auto|scroll/.test(inner.overflowY) ? ':root:root,:root:root>body' : ':root:root'
}

/**
 * Pads the page by the width of its classic scrollbar, so that nothing jumps sideways. Not by `scrollbar-gutter:
 * stable`: fixed elements do not cover a gutter, so a strip of the page would show beside the panel.
 */
function gutterRule({ defaultView, documentElement: html }: Document): string {
  const width = (defaultView?.innerWidth ?? 0) - html.clientWidth
  if (width <= 0) return ''
  const { paddingRight } = getComputedStyle(html)
  return `scrollbar-gutter:auto!important;padding-right:calc(${paddingRight} + ${width}px)!important`
}

type Position = readonly [left: number, top: number, bodyTop: number]

function positionOf({ defaultView, body }: Document): Position {
  return [defaultView?.scrollX ?? 0, defaultView?.scrollY ?? 0, body.scrollTop]
}

function isSame(a: Position, b: Position): boolean {
  return a.every((value, index) => value === b[index])
}

function restore({ defaultView, body }: Document, [left, top, bodyTop]: Position) {
  // oxlint-disable-next-line no-restricted-properties -- of the window nobody replaces it, but pages have a `scroll` of their own
  defaultView?.scrollTo({ left, top, behavior: 'instant' })
  if (body.scrollTop !== bodyTop) body.scroll({ top: bodyTop, behavior: 'instant' })
}
