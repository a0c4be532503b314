import { elementName } from '#src/options/options.ts'
import { tagHtml } from '#src/options/tag/html.ts'
import type { Tag } from '#src/options/tag/tag.ts'
import { hasOption, optionRows } from '#src/options/tag/tag.ts'

/** Page of the demo, on the origin of the builder, that has a tag as soon as the builder gives it one. */
const address = '/builder/preview.html'

/** What the preview shows. `tag` is null while something that every tag needs is missing. */
type Shown = { readonly tag: Tag | null; readonly isDark: boolean }

export type PreviewPage = {
  /**
   * Shows a tag. The attributes of a widget that can be seen are changed in place, so that the screen stays;
   * otherwise the page is loaded again with the new tag.
   */
  show(wanted: Shown): void
  close(): void
}

export function createPreviewPage(frame: HTMLIFrameElement): PreviewPage {
  let shown: Shown | null = null
  let isOpen = false
  /** Whether the button still stands there as an earlier tag drew it. */
  let isStale = false

  function reload() {
    isOpen = false
    isStale = false
    // Replaced, because each page would be a step of the browser's Back button.
    frame.contentWindow?.location.replace(address)
  }

  function fill() {
    const page = frame.contentDocument
    if (!page || !shown || page.location.pathname !== address) return
    page.documentElement.classList.toggle('dark', shown.isDark)
    page.addEventListener('comanda:open', () => {
      isOpen = true
    })
    page.addEventListener('comanda:close', () => {
      isOpen = false
      if (isStale) reload()
    })
    if (shown.tag) insert(page, shown.tag)
  }

  function show(wanted: Shown) {
    const canStay = shown !== null && isSamePage(shown, wanted)
    shown = wanted
    const { tag } = wanted
    const element = frame.contentDocument?.querySelector(elementName)
    if (!tag || !element || !canStay || !(isOpen || standsInPage(tag))) return reload()
    isStale = tag.surface === 'floating'
    setAttributes(element, tag)
  }

  frame.addEventListener('load', fill)
  return { show, close: () => frame.removeEventListener('load', fill) }
}

/** Whether attributes are all that differs. */
function isSamePage(one: Shown, other: Shown): boolean {
  const isSameTag = one.tag?.surface === other.tag?.surface && one.tag?.folder === other.tag?.folder
  return isSameTag && one.isDark === other.isDark && modeOf(one.tag) === modeOf(other.tag)
}

function modeOf(tag: Tag | null): string | undefined {
  return tag?.options.find(([name]) => name === 'mode')?.[1]
}

function standsInPage(tag: Tag): boolean {
  return tag.surface === 'inline' && modeOf(tag) !== 'floating'
}

/** Inserts the very code that is to be pasted: a parsed fragment runs its scripts, `innerHTML` would not. */
function insert(page: Document, tag: Tag) {
  const place = (tag.surface === 'inline' && page.querySelector('#menu')) || page.body
  place.append(page.createRange().createContextualFragment(tagHtml(tag)))
  if (tag.surface === 'floating' || standsInPage(tag)) return
  // An element of the mode `floating` is opened by scripts of the page.
  const element = page.querySelector<HTMLElement & { open(): Promise<void> }>(elementName)
  void page.defaultView?.customElements.whenDefined(elementName).then(() => element?.open())
}

function setAttributes(element: Element, tag: Tag) {
  const values = new Map(tag.options)
  for (const [name, row] of optionRows) {
    if (row.attribute === null || name === 'mode' || !hasOption(row, tag.surface)) continue
    const value = values.get(name)
    if (value === undefined) element.removeAttribute(row.attribute)
    else if (element.getAttribute(row.attribute) !== value) element.setAttribute(row.attribute, value)
  }
}
