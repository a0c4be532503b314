import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

import { isLegalName } from './legal-document.ts'
import type { LegalVersion } from './legal-versions.ts'

/** Largest number that a column holds. */
const largest = 2_147_483_647

/** The page of a version in a language. */
export function versionAddress(
  { restaurantId, document, number }: LegalVersion,
  { origin, language }: { readonly origin: string; readonly language: Language },
): string {
  return `${origin}/documents/${restaurantId}/${language}/${document}/${number}`
}

/** The version that the last parts of such an address name; null = they name none. */
export function namedVersion(restaurant: string, document: string, number: string): LegalVersion | null {
  const [restaurantId, place] = [numberIn(restaurant), numberIn(number)]
  if (restaurantId === null || place === null || !isLegalName(document)) return null
  return { restaurantId: restaurantId as Id<'Restaurant'>, document, number: place }
}

/** The number of the version whose page has this address; null = it is no page of this document. */
export function numberInAddress(
  address: string,
  { origin, restaurantId, document }: Omit<LegalVersion, 'number'> & { readonly origin: string },
): number | null {
  const start = `${origin}/documents/${restaurantId}/`
  if (!address.startsWith(start)) return null
  const [, named, number, ...more] = address.slice(start.length).split('/')
  return named === document && more.length === 0 ? numberIn(number ?? '') : null
}

function numberIn(text: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : largest + 1
  return number <= largest ? number : null
}
