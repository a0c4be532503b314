import { brandColours, contrast } from '#src/ui/brand-colours.ts'

const themes = ['light', 'dark'] as const
const readable = 4.5

/** Puts the colours of the tag on the element as design tokens, moved as far as contrast asks for [SHELL-50]. */
export function applyBrand(element: HTMLElement, colour: string | null, textColour: string | null): void {
  for (const theme of themes) {
    for (const [name, value] of Object.entries(tokensOf(colour, textColour, theme))) {
      if (value === null) element.style.removeProperty(`--comanda-${name}-${theme}`)
      else element.style.setProperty(`--comanda-${name}-${theme}`, value)
    }
  }
}

function tokensOf(colour: string | null, textColour: string | null, theme: (typeof themes)[number]) {
  if (colour === null) return { brand: null, 'on-brand': null, 'brand-hover': null, 'brand-text': null }
  const { brand, onBrand, brandHover, brandText } = brandColours(colour, theme)
  const isReadable = textColour !== null && contrast(textColour, brand) >= readable
  return { brand, 'on-brand': isReadable ? textColour : onBrand, 'brand-hover': brandHover, 'brand-text': brandText }
}
