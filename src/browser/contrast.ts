/** WCAG AA contrast of text. */
export const readable = 4.5

export type Rgb = readonly [red: number, green: number, blue: number]

/** Shares from 0 to 1 of `#rgb` or `#rrggbb`; anything else is black. */
export function parseHex(text: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1] ?? '000'
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255
  return [part(0), part(2), part(4)]
}

/** WCAG luminance of a hex colour, from 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  const [red, green, blue] = parseHex(colour)
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The WCAG contrast of two hex colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
