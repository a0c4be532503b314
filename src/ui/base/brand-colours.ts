import { contrast, luminance, parseHex } from '#src/browser/contrast.ts'
import type { Rgb } from '#src/browser/contrast.ts'

export type ColourTheme = 'light' | 'dark'

/** The brand colours of a theme, adjusted so that they are readable on its backgrounds. */
export type BrandColours = {
  /** Fills: button, selected radio, underline. At least 3:1 against the page. */
  readonly brand: string
  /** Text on a fill, at least 4.5:1, hovered or not. */
  readonly onBrand: string
  /** The fill while hovered. */
  readonly brandHover: string
  /** Brand-coloured text on the page or on a button without a fill, at least 4.5:1, hovered or not. */
  readonly brandText: string
}

type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number }
type Ground = {
  readonly bg: string
  readonly surface: string
  /** Background of a hovered button without a fill. */
  readonly surfaceStrong: string
  readonly inks: readonly string[]
}

/** The backgrounds of tokens.css that brand colours are drawn on. */
export const grounds: Readonly<Record<ColourTheme, Ground>> = {
  light: {
    bg: '#ffffff',
    surface: '#f6f5f3',
    surfaceStrong: '#ecebe7',
    inks: ['#ffffff', '#1b1a18', '#000000'],
  },
  dark: {
    bg: '#161514',
    surface: '#1f1e1c',
    surfaceStrong: '#2b2926',
    inks: ['#1b1a18', '#ffffff', '#000000'],
  },
}

/**
 * Derives the brand colours of a theme from a colour, `#rgb` or `#rrggbb`. Hue and saturation stay; lightness changes
 * only as far as the contrast requires. With `isFixed` the fill is not changed, only the colours used with it.
 */
export function brandColours(primary: string, theme: ColourTheme, isFixed = false): BrandColours {
  const ground = grounds[theme]
  const wish = toHsl(parseHex(primary))
  const step = theme === 'light' ? -0.01 : 0.01
  const brand = shift(wish, step, (colour) => isFixed || stands(colour, ground, 3))
  const onBrand = ground.inks.find((ink) => contrast(ink, brand) >= 4.5) ?? '#000000'
  return {
    brand,
    onBrand,
    brandHover: awayFrom(onBrand, brand),
    brandText: shift(
      wish,
      step,
      (colour) => stands(colour, ground, 4.5) && contrast(colour, ground.surfaceStrong) >= 4.5,
    ),
  }
}

function stands(colour: string, { bg, surface }: Ground, least: number): boolean {
  return contrast(colour, bg) >= least && contrast(colour, surface) >= least
}

// Moves the lightness of a hovered fill away from that of its text, so that the contrast only grows.
function awayFrom(ink: string, fill: string): string {
  const hsl = toHsl(parseHex(fill))
  const lightness = clamp(hsl.lightness + (luminance(ink) > luminance(fill) ? -0.05 : 0.05))
  return toHex({ ...hsl, lightness })
}

// Changes the lightness step by step until the colour is good; ends at black or white, which are readable in their
// theme.
function shift(from: Hsl, step: number, isGood: (colour: string) => boolean): string {
  for (let lightness = from.lightness; lightness >= 0 && lightness <= 1; lightness += step) {
    const colour = toHex({ ...from, lightness })
    if (isGood(colour)) return colour
  }
  return step < 0 ? '#000000' : '#ffffff'
}

function toHsl([red, green, blue]: Rgb): Hsl {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const lightness = most - spread / 2
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  return { hue: hueOf([red, green, blue], most, spread), saturation, lightness }
}

function hueOf([red, green, blue]: Rgb, most: number, spread: number): number {
  if (spread === 0) return 0
  if (most === red) return 60 * (((green - blue) / spread + 6) % 6)
  if (most === green) return 60 * ((blue - red) / spread + 2)
  return 60 * ((red - green) / spread + 4)
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(clamp(value) * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
