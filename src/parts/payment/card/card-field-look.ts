import type { CardFieldLook } from './card-provider.ts'

/** How text looks where the field stands, in values that a frame of another origin understands. */
export function fieldLook(element: HTMLElement): CardFieldLook {
  const view = element.ownerDocument.defaultView ?? window
  const style = view.getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--comanda-${name}`).trim()
  return {
    color: style.color,
    mutedColor: token('muted'),
    errorColor: token('error'),
    fontFamily: style.fontFamily,
    // Smaller, and phones zoom into the field.
    fontSize: '16px',
  }
}
