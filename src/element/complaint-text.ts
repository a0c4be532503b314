import { defaultBrandColour } from '#src/options/default-brand.ts'
import { languages } from '#src/options/languages.ts'
import type { AttributeName } from '#src/options/options.ts'

import { modes, paymentSurfaces, themes } from './attributes.ts'
import type { Complaint } from './attributes.ts'

const oneOf = (words: readonly string[]) => `one of ${words.join(', ')}`
const id = 'a positive whole number'
const colour = `a colour such as ${defaultBrandColour}`

/** What an attribute has to be. All others are on or off. */
const expected: Readonly<Partial<Record<AttributeName, string>>> = {
  restaurant: id,
  venue: id,
  language: oneOf(languages),
  route: 'a path that starts with "/"',
  host: 'the http address of a web service',
  theme: oneOf(themes),
  mode: oneOf(modes),
  'payment-surface': oneOf(paymentSurfaces),
  color: colour,
  'text-color': colour,
}

/** One line about a wrong value, for the developer of the page. */
export function complaintText({ name, text, fallback }: Complaint): string {
  const wanted = expected[name]
  if (wanted === undefined) return `${name}="${text}" is not "on" or "off", so its default holds.`
  return `${name}="${text}" is not ${wanted}, so ${fallback === null ? 'none' : `"${fallback}"`} holds.`
}
