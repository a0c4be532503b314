/** Custom properties of the page that a brand is made of; `--comanda-` stands before each. */
export const brandInputs = ['color', 'text-color', 'brand-light', 'brand-dark'] as const

/** The value the page's styles give the element for `--comanda-{name}`, empty where they give none. */
export function pageColour(element: HTMLElement, name: (typeof brandInputs)[number]): string {
  return getComputedStyle(element).getPropertyValue(`--comanda-${name}`).trim()
}
