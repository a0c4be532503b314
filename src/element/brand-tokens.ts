import { contrast, readable } from '#src/browser/contrast.ts'
import { createHexReader } from '#src/browser/css-colours.ts'
import { brandColours } from '#src/ui/base/brand-colours.ts'
import type { ColourTheme } from '#src/ui/base/brand-colours.ts'

const themes = ['light', 'dark'] as const satisfies readonly ColourTheme[]

/** Sources of the brand colour besides the page's styles; null when they name none. */
export type Brand = {
  /** Colours of the tag, in any CSS notation. */
  readonly colour: string | null
  readonly textColour: string | null
  /** Colours of the page that the tag asks to take (`theme-from`). */
  readonly pageColours: Pick<Brand, 'colour' | 'textColour'>
  /** What the page's styles set on the element. */
  readonly ofPage: PageBrand
  /** Colour that the service names for the restaurant, `#rrggbb` (contract, `impostazioni.colori`). */
  readonly restaurantColour: string | null
}

/** What the page's styles give the element as `--comanda-*` colours; empty = nothing. */
export type PageBrand = Readonly<Record<'text-color' | 'color' | `brand-${ColourTheme}`, string>>

/** Reads these colours. The browser has to compute styles for it, so it is not done again with each reply. */
export function readPageBrand(element: HTMLElement): PageBrand {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--comanda-${name}`).trim()
  return {
    'text-color': read('text-color'),
    color: read('color'),
    'brand-light': read('brand-light'),
    'brand-dark': read('brand-dark'),
  }
}

/**
 * Derives fill, text, hover and link colour of both themes from one brand colour and sets them on the element as
 * `--comanda-derived-*`, adjusted until their contrast is sufficient [SHELL-50]. The page's styles win over the tag,
 * the tag over what it asks to take from the page, and that over the restaurant; invalid colours are ignored. A fill that the page sets for one theme is used unchanged,
 * as is each token that it sets itself (`tokens.css`).
 */
export function applyBrand(
  element: HTMLElement,
  { colour, textColour, pageColours, ofPage, restaurantColour }: Brand,
): void {
  const hex = createHexReader(element.shadowRoot)
  const ink = hex(ofPage['text-color']) ?? hex(textColour ?? pageColours.textColour)
  for (const theme of themes) {
    const fixed = hex(ofPage[`brand-${theme}`])
    const wanted = fixed ?? hex(ofPage.color) ?? hex(colour ?? pageColours.colour) ?? hexOnly(restaurantColour)
    for (const [name, value] of Object.entries(tokensOf(wanted, ink, theme, fixed !== null))) {
      const property = `--comanda-derived-${name}-${theme}`
      if (value === null) element.style.removeProperty(property)
      else element.style.setProperty(property, value)
    }
  }
}

// Only hex: a keyword such as `currentColor` would be a colour of the page, not of the restaurant.
function hexOnly(colour: string | null): string | null {
  return colour !== null && /^#([\da-f]{3}){1,2}$/i.test(colour) ? colour : null
}

/** Tokens that follow from a hex colour and a wish for the text on it, which is taken where it can be read; null = as by default. */
export function tokensOf(colour: string | null, ink: string | null, theme: ColourTheme, isFixed: boolean) {
  if (colour === null) return { brand: null, 'on-brand': null, 'brand-hover': null, 'brand-text': null }
  const { brand, onBrand, brandHover, brandText } = brandColours(colour, theme, isFixed)
  const isReadable = ink !== null && contrast(ink, brand) >= readable && contrast(ink, brandHover) >= readable
  return { brand, 'on-brand': isReadable ? ink : onBrand, 'brand-hover': brandHover, 'brand-text': brandText }
}
