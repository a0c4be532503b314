import { isVisible } from '#src/browser/elements.ts'

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

// Payment blocks are light nodes shown through a slot: they belong to the tab order of the place that shows them.
function withSlotted(element: HTMLElement): HTMLElement[] {
  if (!(element instanceof HTMLSlotElement)) return [element]
  return element
    .assignedElements({ flatten: true })
    .flatMap((node) => (node instanceof HTMLElement ? [node, ...node.querySelectorAll<HTMLElement>(tabbable)] : []))
}

/** What Tab can reach inside the element, in order. */
export function tabbableWithin(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(tabbable)].flatMap(withSlotted).filter(isReachable)
}

/** Whether Tab treats the two as one stop: it visits a radio group once. */
export function isSameStop(one: HTMLElement | null, other: HTMLElement): boolean {
  if (one === other) return true
  return isRadio(one) && isRadio(other) && one.name !== '' && one.name === other.name
}

/** Where Tab would land: the chosen radio of a group, otherwise the element itself. */
export function stopOf(element: HTMLElement, reachable: readonly HTMLElement[]): HTMLElement {
  if (!isRadio(element)) return element
  const chosen = reachable.find((other) => isRadio(other) && other.checked && isSameStop(other, element))
  return chosen ?? element
}

function isRadio(element: HTMLElement | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio'
}
