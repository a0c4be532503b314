import { contrast } from '#src/browser/contrast.ts'
import { tokensOf } from '#src/element/brand-tokens.ts'
import { defaultBrandColour } from '#src/options/default-brand.ts'
import { grounds } from '#src/ui/base/brand-colours.ts'

/** A pair of colours that somebody has to read, as hex. */
export type ContrastRow = {
  readonly place: string
  readonly fill: string
  readonly ink: string
  /** WCAG contrast, from 1 to 21. */
  readonly ratio: number
  /** Whether the widget changed the colour that was asked for, so that it can be read. */
  readonly isAdjusted: boolean
}

/**
 * What a brand colour and a text colour, hex or not chosen, become on the floating button, if there is one, and in both
 * themes of the widget.
 */
export function contrastRows(colour: string | null, ink: string | null, hasButton: boolean): ContrastRow[] {
  if (colour === null && ink === null) return []
  const row = (place: string, fill: string, text: string, isAdjusted: boolean) => ({
    place,
    fill,
    ink: text,
    ratio: contrast(fill, text),
    isAdjusted,
  })
  // Drawn before the widget is loaded, with the colours as they are.
  const button = row('Floating button', colour ?? defaultBrandColour, ink ?? '#ffffff', false)
  const themes = (['light', 'dark'] as const).flatMap((theme) => {
    const { brand, 'on-brand': onBrand, 'brand-text': link } = tokensOf(colour, ink, theme, false)
    if (brand === null || onBrand === null || link === null) return []
    const isFillAdjusted = brand !== colour || (ink !== null && onBrand !== ink)
    return [
      row(`Buttons, ${theme}`, brand, onBrand, isFillAdjusted),
      row(`Links, ${theme}`, grounds[theme].bg, link, link !== colour),
    ]
  })
  return hasButton ? [button, ...themes] : themes
}

/** Black or white, whichever is read better on a fill. */
export function readableInk(fill: string): string {
  return contrast(fill, '#000000') > contrast(fill, '#ffffff') ? '#000000' : '#ffffff'
}
