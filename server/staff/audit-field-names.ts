import type { AuditFacts } from '#desk/contract/audit.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import { textIn } from '#server/platform/texts/language.ts'
import { serviceNames } from '#server/platform/texts/service-names.ts'
import { languageNames } from '#src/options/language-names.ts'
import type { Language } from '#src/options/languages.ts'

import { accountFieldTexts } from './editing/texts/account-texts.ts'
import { auditTexts } from './editing/texts/audit-texts.ts'
import { deliveryTexts } from './editing/texts/delivery-texts.ts'
import { dishTexts } from './editing/texts/dish-texts.ts'
import { slotTexts } from './editing/texts/hours-texts.ts'
import { allergenLabel, weekdayLabels } from './editing/texts/labels.ts'
import { factTexts, listTexts, menuTexts } from './editing/texts/menu-texts.ts'
import { offerTexts } from './editing/texts/offer-texts.ts'
import { savingsTexts } from './editing/texts/savings-texts.ts'
import { serviceTexts } from './editing/texts/service-texts.ts'
import { filePartTexts, stepTexts, wayFieldTexts } from './editing/texts/set-up-texts.ts'
import { restaurantTexts, venueTexts } from './editing/texts/settings-texts.ts'

const { venue, weekday, zone, callReason, added, ...ofNoForm } = auditTexts

/** What each part of a name of a field is called; fields of forms as their forms call them. */
const parts: Readonly<Record<string, Texts>> = {
  ...dishTexts,
  ...listTexts,
  ...filePartTexts,
  ...wayFieldTexts,
  ...stepTexts,
  ...offerTexts,
  ...savingsTexts,
  ...ofNoForm,
  ...accountFieldTexts,
  name: menuTexts.name,
  names: menuTexts.name,
  descriptions: menuTexts.description,
  price: menuTexts.price,
  prices: menuTexts.price,
  eatInPrice: menuTexts.eatenHere,
  isWithdrawn: menuTexts.withdrawn,
  position: menuTexts.place,
  categoryId: factTexts.category,
  isDeliverable: factTexts.isDeliverable,
  isDiscountable: factTexts.isDiscountable,
  isAlcoholic: factTexts.isAlcoholic,
  vatClass: factTexts.vat,
  menuIds: factTexts.menu,
  menuId: factTexts.menu,
  traitIds: factTexts.traits,
  ingredientIds: factTexts.ingredients,
  at: venue,
  venue,
  venueId: venue,
  venueIds: venue,
  weekdays: weekday,
  stepMinutes: slotTexts.every,
  leadMinutes: slotTexts.lead,
  capacity: slotTexts.capacity,
  seats: slotTexts.seats,
  isForDelivery: deliveryTexts.isBrought,
  minimumSpend: deliveryTexts.least,
  deliveryFee: deliveryTexts.fee,
  servedFrom: deliveryTexts.servedFrom,
  zones: zone,
  ...restaurantTexts,
  guestServices: restaurantTexts.guestOrderTypes,
  hasMessaging: venueTexts.hasMessaging,
  requiresInvoice: venueTexts.requiresInvoice,
  externalReservationUrl: venueTexts.externalReservationUrl,
  remindAfterMinutes: venueTexts.remindAfterMinutes,
  refuseAfterMinutes: venueTexts.refuseAfterMinutes,
  tableInstructions: venueTexts.tableInstructions,
  isActive: serviceTexts.isActive,
  confirmsAtOnce: serviceTexts.acceptsAtOnce,
  hasGroups: serviceTexts.hasGroups,
  tipPercents: serviceTexts.tipPercents,
  tipMaximum: serviceTexts.tipMaximum,
  maxPeople: serviceTexts.maxPeople,
  stays: serviceTexts.stays,
  allowsAsSoonAsPossible: serviceTexts.allowsAsSoonAsPossible,
  sharesSeats: serviceTexts.sharesSeats,
  hasBills: serviceTexts.hasBills,
  depositRequired: serviceTexts.depositRequired,
  callReasons: callReason,
  new: added,
  type: auditTexts.orderType,
  ...serviceNames,
}

/** What the fields of some facts are called in the language of the desk, by their names [ORD-102]. */
export function fieldNamesOf(
  all: readonly (AuditFacts | null)[],
  language: Language,
): Readonly<Record<string, string>> {
  const names = new Set(all.flatMap((facts) => namesIn(facts ?? {})))
  return Object.fromEntries([...names].map((name) => [name, auditFieldName(name, language)]))
}

/** The names of fields, of one within another both: `courier.name`. */
function namesIn(facts: AuditFacts, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([name, fact]) =>
    typeof fact === 'object' && fact !== null ? namesIn(fact, `${prefix}${name}.`) : [`${prefix}${name}`],
  )
}

/** `Name · English`, `Menu 2`; of a field that has no name yet its own in words: `Some minutes`. */
export function auditFieldName(name: string, language: Language): string {
  const words = name
    .split('.')
    .map((part, index, all) => knownPart(part, all[index - 1] ?? null, language) ?? inWords(part))
  return words.reduce((said, word) => (/^\d+$/.test(word) ? `${said} ${word}` : `${said} · ${word}`))
}

/** Whether every part of the name of a field has a name in the desk's languages. */
export function isNamedField(name: string): boolean {
  return name.split('.').every((part, index, all) => knownPart(part, all[index - 1] ?? null, 'en') !== null)
}

function knownPart(part: string, before: string | null, language: Language): string | null {
  const text = parts[part]
  if (text) return textIn(text, { language, main: 'en' })
  if (before === 'allergens') return allergenLabel(part, language)
  const isDay = before === null || before === 'weekdays'
  if (/^\d+$/.test(part)) return isDay ? (weekdayLabels(language)[Number(part) - 1] ?? part) : part
  return Object.entries(languageNames).find(([code]) => code === part)?.[1] ?? null
}

/** `isOverThere` → `Is over there` */
function inWords(part: string): string {
  const words = part
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
