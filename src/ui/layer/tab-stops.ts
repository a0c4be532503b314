import { isVisible } from '#src/browser/is-visible.ts'

const tabbable = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled]):not([type="hidden"])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  'iframe',
  'slot',
  '[tabindex]',
].join(',')

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.closest('[inert], [hidden]') && isVisible(element)
}

// Payment blocks are light DOM nodes shown through a slot: Tab reaches them at the place of the slot.
function withSlotted(element: HTMLElement): HTMLElement[] {
  if (!(element instanceof HTMLSlotElement)) return [element]
  return element
    .assignedElements({ flatten: true })
    .flatMap((node) => (node instanceof HTMLElement ? [node, ...node.querySelectorAll<HTMLElement>(tabbable)] : []))
}

/** The elements that Tab reaches inside the element, in tab order. */
export function tabbableWithin(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(tabbable)].flatMap(withSlotted).filter(isReachable)
}

/** Whether both elements are one tab stop, as the radios of a group are. */
export function isSameTabStop(one: HTMLElement | null, other: HTMLElement): boolean {
  if (one === other) return true
  return isRadio(one) && isRadio(other) && one.name !== '' && one.name === other.name
}

/** Where Tab lands: the checked radio of a group, otherwise the element itself. */
export function tabStopOf(element: HTMLElement, reachable: readonly HTMLElement[]): HTMLElement {
  if (!isRadio(element)) return element
  const chosen = reachable.find((other) => isRadio(other) && other.checked && isSameTabStop(other, element))
  return chosen ?? element
}

function isRadio(element: HTMLElement | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio'
}
