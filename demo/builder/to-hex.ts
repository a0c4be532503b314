import { createHexReader } from '#src/browser/css-colours.ts'

let reader: ((colour: string | null) => string | null) | null = null

/** Any CSS colour as #rrggbb without alpha; null for what is none. */
export function toHex(colour: string | undefined): string | null {
  if (!reader) {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.hidden = true
    reader = createHexReader(probe.attachShadow({ mode: 'open' }))
  }
  return reader(colour ?? null)
}
