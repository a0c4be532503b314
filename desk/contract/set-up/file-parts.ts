import * as z from 'zod/mini'

import { fileText, known, numberOrNone, textOrNone, word, wordOrNone, words } from './file-values.ts'
import { area, consent, documents, cashMeans, payment, point, question } from './offer-values.ts'
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
  legal: z.object({ legal: z.optional(documents), consents: z.optional(z.array(consent)) }),
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
  tables: z.object({ tables: z.optional(z.array(table)), tableInstructions: textOrNone }),
} as const

export type RestaurantPart = keyof typeof restaurantParts
export type VenuePart = keyof typeof venueParts
export type PartName = RestaurantPart | VenuePart
/** What a part holds; a field that is left out has the value that is usual. */
export type PartValue<P extends PartName> = P extends RestaurantPart
  ? z.output<(typeof restaurantParts)[P]>
  : P extends VenuePart
    ? z.output<(typeof venueParts)[P]>
    : never

/** Of a venue, what only owners see and change: who sells (decision 123). The parts of the restaurant are all theirs. */
const ownersOnly: readonly VenuePart[] = ['place']
export const isForOwners = (part: VenuePart): boolean => ownersOnly.includes(part)

const ofRestaurant = Object.keys(restaurantParts)
const ofVenue = Object.keys(venueParts)
export const isRestaurantPart = (name: string): name is RestaurantPart => ofRestaurant.includes(name)
export const isVenuePart = (name: string): name is VenuePart => ofVenue.includes(name)

/** The fields of the file that a part holds. */
export function fieldsOfPart(name: PartName): readonly string[] {
  const shape = isVenuePart(name) ? venueParts[name] : restaurantParts[name]
  return Object.keys(shape.shape)
}
