import * as z from 'zod/mini'

import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Faults } from './faults.ts'
import { cashMeans, consent, payment, question } from './parts/checkout-part.ts'
import { legal } from './parts/legal-part.ts'
import { menuFile } from './parts/menu-part.ts'
import { newsItem } from './parts/news-part.ts'
import { deliveryArea, servicePoint } from './parts/place-part.ts'
import { codes, promotion } from './parts/savings-part.ts'
import { settings } from './parts/settings-part.ts'
import { venue } from './parts/venue-part.ts'
import { faultOfIssue } from './schema-faults.ts'
import { described, id, word } from './values.ts'

/** The version of the file; a change that older files do not survive raises it. */
export const fileFormat = 'comanda-restaurant/1'

/** Everything of a restaurant as one JSON file (decision 100). What has a good value of its own may be left out. */
export const restaurantFile = z.strictObject({
  $schema: z.optional(described(z.string(), 'Where editors find the JSON Schema.')),
  format: z.literal(fileFormat),
  key: described(word, 'How the service knows the restaurant again: no other restaurant of it has the same.'),
  id: z.optional(described(id, 'Its number in tags and calls; the next free one when left out.')),
  ...settings,
  venues: z.array(venue).check(z.minLength(1)),
  deliveryAreas: z.optional(z.array(deliveryArea)),
  servicePoints: z.optional(z.array(servicePoint)),
  payments: z.optional(described(z.array(payment), 'In the order of the checkout; cash when left out.')),
  cashMeans: z.optional(described(z.array(cashMeans), 'How cash is settled; cash and card when left out.')),
  questions: z.optional(described(z.array(question), 'What diners are asked at the checkout.')),
  consents: z.optional(described(z.array(consent), 'Privacy, terms and marketing when left out.')),
  legal: z.optional(described(legal, 'Documents of its own; templates with its data when left out.')),
  codes: z.optional(codes),
  promotions: z.optional(z.array(promotion)),
  news: z.optional(z.array(newsItem)),
  menu: menuFile,
})
export type RestaurantFile = z.output<typeof restaurantFile>
/** The file as it is written. */
export type WrittenFile = z.input<typeof restaurantFile>

/** More is no file of a restaurant. */
const mostMegabytes = 20

/** Reads a file; refused with one fault for each field that is wrong. */
export function readRestaurantFile(content: string): Verdict<RestaurantFile, Faults> {
  const json = readJson(content)
  return json.ok ? checkRestaurantFile(json.value) : json
}

/** JSON of a file, or what is wrong with it as a whole. */
export function readJson(content: string): Verdict<unknown, Faults> {
  if (content.length > mostMegabytes * 1024 * 1024)
    return refuse([{ path: '', says: { id: 'tooLarge', values: { most: mostMegabytes } } }])
  try {
    return accept(JSON.parse(content.replace(/^\uFEFF/, '')))
  } catch (error) {
    return refuse([{ path: '', says: { id: 'noJson', values: { line: lineOf(error, content) } } }])
  }
}

/** The line at which JSON is broken: the parser names the place; one that it does not name is the end. */
function lineOf(error: unknown, content: string): number {
  const [, place] = /position (\d+)/.exec(String(error)) ?? []
  return content.slice(0, place === undefined ? content.length : Number(place)).split('\n').length
}

export function checkRestaurantFile(json: unknown): Verdict<RestaurantFile, Faults> {
  return checked(restaurantFile, json)
}

/** What a schema makes of a value; refused with one fault for each field that is wrong. */
export function checked<T extends z.ZodMiniType>(schema: T, value: unknown): Verdict<z.output<T>, Faults> {
  const read = z.safeParse(schema, value, { reportInput: true })
  if (read.success) return accept(read.data)
  return refuse(read.error.issues.map(faultOfIssue))
}
