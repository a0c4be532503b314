import { createHexReader } from '#src/browser/css-colours.ts'
import { readPageLook } from '#src/browser/page-look.ts'
import { logWarning } from '#src/integrations/log.ts'

/** Colours that the page gives the widget; null = none. */
export type PageColours = { readonly colour: string | null; readonly textColour: string | null }

// Half the height of a button: beyond it, nothing gets rounder.
const roundest = 26

/**
 * Gives the element the font and the radius of the page it stands on, as `--comanda-derived-*`, which anything the page
 * sets itself goes before (`tokens.css`); null takes both away. Returns the colours of the page, for `applyBrand`.
 */
export function wearPageLook(element: HTMLElement, from: string | null): PageColours {
  const look = from === null ? null : readPageLook(element.ownerDocument, from, createHexReader(element.shadowRoot))
  if (from !== null && !look) {
    logWarning(`theme-from="${from}" names no element of the page, so nothing of its look is taken.`)
  }
  const { colour = null, textColour = null, font = null, radius = null } = look ?? {}
  set('font', font)
  set('radius', radius === null ? null : `${Math.min(radius, roundest)}px`)
  return { colour, textColour }

  function set(name: string, value: string | null) {
    if (value === null) element.style.removeProperty(`--comanda-derived-${name}`)
    else element.style.setProperty(`--comanda-derived-${name}`, value)
  }
}
