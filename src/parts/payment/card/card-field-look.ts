import type { CardFieldLook } from './load-card-provider.ts'

/** Text style at the place of the card field, as resolved values that the provider's frame understands. */
export function fieldLook(element: HTMLElement): CardFieldLook {
  const view = element.ownerDocument.defaultView ?? window
  const style = view.getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--comanda-${name}`).trim()
  return {
    color: style.color,
    mutedColor: token('muted'),
    errorColor: token('error'),
    fontFamily: style.fontFamily,
    // With a smaller font, phones zoom into the field on focus.
    fontSize: '16px',
  }
}
