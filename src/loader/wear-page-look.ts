import { contrast, readable } from '#src/browser/contrast.ts'
import { createHexReader } from '#src/browser/css-colours.ts'
import { readPageLook } from '#src/browser/page-look.ts'
import type { LoaderOptions } from '#src/options/loader-options.ts'

/**
 * Draws the button with colour, font and radius of the page, as `data-theme-from` asks. Colours that tag or page name
 * themselves stay.
 */
export function wearPageLook(button: HTMLElement, from: string, { color, textColor }: LoaderOptions): void {
  const hexOf = createHexReader(button.getRootNode() as ShadowRoot)
  const look = readPageLook(document, from, hexOf)
  if (!look) return
  const { font, radius, colour, textColour } = look
  if (font) button.style.fontFamily = font
  if (radius !== null) button.style.borderRadius = `${radius}px`
  const own = getComputedStyle(button)
  const isNamed = (tag: string | undefined, property: string) => Boolean(tag || own.getPropertyValue(property).trim())
  if (!colour || isNamed(color, '--comanda-color')) return
  button.style.backgroundColor = colour
  if (isNamed(textColor, '--comanda-text-color')) return
  const inks = [textColour ?? '#ffffff', '#ffffff', '#000000']
  button.style.color = inks.find((ink) => contrast(ink, colour) >= readable) as string
}
