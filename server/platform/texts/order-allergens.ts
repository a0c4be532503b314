import type { StoredAllergens } from '#server/platform/db/stored-json.ts'
import type { Language } from '#src/options/languages.ts'

import { allergenNameIn } from './allergen-names.ts'
import { textIn } from './language.ts'
import { texts } from './localized.ts'
import { filled } from './messages.ts'

const contains = texts({
  it: '{dish} contiene: {codes}',
  en: '{dish} contains: {codes}',
  de: '{dish} enthält: {codes}',
  fr: '{dish} contient : {codes}',
  es: '{dish} contiene: {codes}',
})
const partly = texts({
  it: '{dish} contiene: {codes}; non è dichiarato tutto',
  en: '{dish} contains: {codes}; not all is declared',
  de: '{dish} enthält: {codes}; nicht alles ist angegeben',
  fr: '{dish} contient : {codes} ; tout n’est pas déclaré',
  es: '{dish} contiene: {codes}; no está todo declarado',
})
const none = texts({
  it: '{dish}: nessun allergene dichiarato',
  en: '{dish}: no allergens declared',
  de: '{dish}: keine Allergene angegeben',
  fr: '{dish} : aucun allergène déclaré',
  es: '{dish}: ningún alérgeno declarado',
})
const unknown = texts({
  it: '{dish}: allergeni non dichiarati',
  en: '{dish}: allergens not declared',
  de: '{dish}: Allergene nicht angegeben',
  fr: '{dish} : allergènes non déclarés',
  es: '{dish}: alérgenos no declarados',
})
const askUs = texts({
  it: 'Allergie o dubbi? Chiedi a noi: {phone}',
  en: 'Allergies or doubts? Ask us: {phone}',
  de: 'Allergien oder Fragen? Ruf uns an: {phone}',
  fr: 'Allergies ou questions ? Demandez-nous : {phone}',
  es: '¿Alergias o dudas? Pregúntanos: {phone}',
})

export type DishOfOrder = { readonly name: string; readonly allergens: StoredAllergens | null }

/**
 * What the dishes of an order contain, a line each, and whom to ask: what is not declared is never said to be absent
 * (rulings "unknown allergens").
 */
export function orderAllergens(dishes: readonly DishOfOrder[], language: Language, phone: string): string {
  const lines = dishes.map((dish) => dishLine(dish, language))
  return [...new Set(lines), filled(textIn(askUs, { language, main: 'en' }), { phone })].join('\n')
}

function dishLine({ name: dish, allergens }: DishOfOrder, language: Language): string {
  const codes = (allergens?.codes ?? []).map((code) => allergenNameIn(language, code)).join(', ')
  return filled(textIn(wordsFor(allergens), { language, main: 'en' }), { dish, codes })
}

function wordsFor(allergens: StoredAllergens | null) {
  if (allergens === null) return unknown
  const { codes, isIncomplete } = allergens
  if (codes.length === 0) return isIncomplete ? unknown : none
  return isIncomplete ? partly : contains
}
