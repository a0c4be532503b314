/**
 * Whether the browser lacks something that the widget cannot do without: a panel would be broken. Each came to Chrome,
 * Safari and Firefox at another time; the first browsers that have them all stand in `tools/targets.ts`.
 */
export function isTooOld(): boolean {
  return !(
    'popover' in HTMLElement.prototype &&
    'adoptedStyleSheets' in document &&
    CSS.supports('selector(:has(a)) and (container-type:size)')
  )
}
