import * as z from 'zod/mini'

import { fileText, flag, known, numberOrNone, numbers, textOrNone, word, wordOrNone, words } from './file-values.ts'
import { category, dish, extraSet, ingredient, trait } from './menu-values.ts'
import { area, consent, documents, cashMeans, payment, point, question } from './offer-values.ts'
import { code, promotion } from './savings-values.ts'
import { services } from './services-part.ts'

const closedDays = z.object({ ...known, from: word, to: wordOrNone, message: textOrNone })
const openHours = z.object({ days: words, from: word, to: word })
const table = z.object({ ...known, name: word, code: wordOrNone })
const colours = z.object({ primary: wordOrNone, secondary: wordOrNone })
const newsItem = z.object({ ...known, date: word, venues: words, photo: wordOrNone, title: fileText, body: fileText })
const place = z.object({ latitude: numberOrNone, longitude: numberOrNone })

/** The parts of a file that belong to the restaurant. */
export const restaurantParts = {
  about: z.object({ name: word, site: wordOrNone }),
  languages: z.object({ languages: z.array(word) }),
  look: z.object({ logo: wordOrNone, colours: z.optional(colours), layout: wordOrNone }),
  news: z.object({ news: z.optional(z.array(newsItem)) }),
  delivery: z.object({ deliveryAreas: z.optional(z.array(area)), servicePoints: z.optional(z.array(point)) }),
  payments: z.object({ payments: z.optional(z.array(payment)), cashMeans: z.optional(z.array(cashMeans)) }),
  questions: z.object({ questions: z.optional(z.array(question)) }),
  loyalty: z.object({ promotions: z.optional(z.array(promotion)) }),
  legal: z.object({ legal: z.optional(documents), consents: z.optional(z.array(consent)) }),
  settings: z.object({
    proposesEarliestSlot: flag,
    hasDiscountCodes: flag,
    hasLoyaltyCard: flag,
    guestServices: words,
    accessibilityStatement: wordOrNone,
  }),
} as const

/** The parts that each venue has. */
export const venueParts = {
  place: z.object({
    name: word,
    street: word,
    houseNumber: word,
    postcode: word,
    town: word,
    province: wordOrNone,
    phone: word,
    email: word,
    companyName: wordOrNone,
    vatNumber: wordOrNone,
    position: z.optional(place),
    description: textOrNone,
  }),
  hours: z.object({ openingHours: z.optional(z.array(openHours)), closures: z.optional(z.array(closedDays)) }),
  photos: z.object({ photos: words }),
  services: z.object({ services }),
  tables: z.object({ tables: z.optional(z.array(table)) }),
  rules: z.object({
    hasMessaging: flag,
    requiresInvoice: flag,
    externalReservationUrl: wordOrNone,
    remindAfterMinutes: numbers,
    refuseAfterMinutes: numberOrNone,
    tableInstructions: textOrNone,
  }),
} as const

/** The parts of what managers of all venues take off orders. */
export const savingsParts = { codes: z.object({ codes: z.optional(z.array(code)) }) } as const

/** The parts of the menu as a whole. */
export const menuParts = {
  categories: z.object({ categories: z.optional(z.array(category)) }),
  traits: z.object({ traits: z.optional(z.array(trait)) }),
  ingredients: z.object({ ingredients: z.optional(z.array(ingredient)) }),
  extras: z.object({ extras: z.optional(z.array(extraSet)) }),
  /** The order in which diners read the menu: keys of categories, and those of the dishes of each. */
  order: z.object({ categoryOrder: z.array(word), dishOrder: z.record(z.string(), z.array(word)) }),
} as const

/** The part that each dish is. */
export const dishParts = { dish } as const

/** The parts by what holds their fields in the file. */
const partsOf = {
  restaurant: restaurantParts,
  savings: savingsParts,
  venue: venueParts,
  menu: menuParts,
  dish: dishParts,
} as const
export type PartHolder = keyof typeof partsOf
export type PartOf<H extends PartHolder> = keyof (typeof partsOf)[H]
export type PartName = { [H in PartHolder]: PartOf<H> }[PartHolder]
type Shapes = typeof restaurantParts & typeof savingsParts & typeof venueParts & typeof menuParts & typeof dishParts
/** What a part holds; a field that is left out has the value that is usual. */
export type PartValue<P extends PartName> = z.output<Shapes[P]>

/**
 * The parts that only owners see and change: what the restaurant is, who sells and how it is paid (decision 123). Managers of all
 * venues edit the others of the restaurant too (decision 140).
 */
const ownersOnly: readonly PartName[] = [
  'about',
  'languages',
  'look',
  'news',
  'payments',
  'questions',
  'legal',
  'place',
]
export const isForOwners = (part: PartName): boolean => ownersOnly.includes(part)

const hiddenFields: Readonly<Partial<Record<PartName, readonly string[]>>> = {
  dish: ['vatClass'],
  rules: ['requiresInvoice'],
}
/** The fields of a part that only owners see and change: how the restaurant is taxed (decision 123). */
export const ownersFields = (part: PartName): readonly string[] => hiddenFields[part] ?? []

/** Whether there is a part of this name that such a thing holds. */
export function isPartOf<H extends PartHolder>(holder: H, name: string): name is PartOf<H> & PartName {
  return Object.hasOwn(partsOf[holder], name)
}

const shapes: Readonly<Record<PartName, { readonly shape: object }>> = {
  ...restaurantParts,
  ...savingsParts,
  ...venueParts,
  ...menuParts,
  ...dishParts,
}

/** The fields of the file that a part holds. */
export const fieldsOfPart = (name: PartName): readonly string[] => Object.keys(shapes[name].shape)
