import * as z from 'zod/mini'

import { saying } from '#server/restaurant-file/faults.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import { compact, fileText, slug, someOf, textsOrNull, unless } from '#server/restaurant-file/form.ts'
import {
  country,
  currency,
  described,
  known,
  latitude,
  longitude,
  no,
  photo,
  reference,
  securePage,
  text,
  timeZone,
  word,
  yes,
} from '#server/restaurant-file/values.ts'
import type { Id } from '#src/contract/values.ts'

import { closure, closureOf, hoursOf, week } from './hours-part.ts'
import { service, serviceOf } from './service-part.ts'
import { table, tableOf } from './table-part.ts'
import { waiting, waitingColumns, waitingOf } from './waiting-part.ts'

const services = z.strictObject({
  takeAway: z.optional(service),
  delivery: z.optional(service),
  eatIn: z.optional(service),
  /** Delivery to a service point. */
  dil: z.optional(service),
  table: z.optional(described(service, 'Orders at a table, by its QR code.')),
  reservation: z.optional(service),
})

/** Both of them, or neither: no position. */
const position = z.strictObject({ latitude: z.optional(latitude), longitude: z.optional(longitude) }).check(
  z.refine(({ latitude: north, longitude: east }) => north !== undefined || east === undefined, {
    path: ['latitude'],
    message: saying('missing'),
  }),
  z.refine(({ latitude: north, longitude: east }) => east !== undefined || north === undefined, {
    path: ['longitude'],
    message: saying('missing'),
  }),
)

export const venue = z.strictObject({
  ...known,
  name: word,
  street: word,
  houseNumber: word,
  postcode: word,
  town: word,
  province: z.optional(word),
  country: z.optional(described(country, 'That of the restaurant when left out.')),
  phone: described(word, 'As it is written to be dialled from abroad: +39 011 555 0121.'),
  email: described(z.email(saying('email')), 'Where diners answer to mails.'),
  companyName: z.optional(word),
  vatNumber: z.optional(word),
  position: z.optional(position),
  currency: z.optional(described(currency, 'That of the restaurant when left out.')),
  timeZone: z.optional(described(timeZone, 'That of the restaurant when left out.')),
  photos: z.optional(z.array(photo)),
  description: z.optional(text),
  isLicensed: described(yes, 'False: it takes no orders, and says the text below.'),
  isDead: described(no, 'It is closed for good.'),
  licenseText: z.optional(text),
  showcaseMenu: z.optional(
    described(
      z.union([reference, z.literal(false)], saying('menuOrNone')),
      'The menu that can be read before a time is chosen: the first one when left out, none with false.',
    ),
  ),
  requiresInvoice: no,
  hasMessaging: described(yes, 'Diners can write to it; true when left out.'),
  externalReservationUrl: z.optional(described(securePage, 'A page of its own where tables are booked.')),
  slotProvider: z.optional(described(z.enum(['ponyu', 'eatintime']), 'A courier that says when it delivers.')),
  tableInstructions: z.optional(described(text, 'What diners at a table read while they have not paid.')),
  ...waiting,
  openingHours: z.optional(week),
  closures: z.optional(z.array(closure)),
  tables: z.optional(z.array(table)),
  services: described(services, 'What the venue offers.'),
})
export type VenueFile = z.output<typeof venue>

/** What a restaurant says once for its venues. */
export type OfRestaurant = { readonly country: string; readonly currency: string; readonly timeZone: string }

type VenuePlace = {
  readonly reading: Reading
  readonly index: number
  readonly ofRestaurant: OfRestaurant
  /** The first menu; null = there is none. */
  readonly usualMenu: Id<'Menu'> | null
}

export function venueRow(file: VenueFile, { reading, index, ofRestaurant, usualMenu }: VenuePlace): RowOf<'venues'> {
  const path = `venues[${index}]`
  return {
    id: reading.numberOf('Venue', path),
    position: index + 1,
    name: file.name,
    street: file.street,
    houseNumber: file.houseNumber,
    postcode: file.postcode,
    town: file.town,
    province: file.province ?? '',
    phone: file.phone,
    email: file.email,
    companyName: file.companyName ?? null,
    vatNumber: file.vatNumber ?? null,
    latitude: file.position?.latitude ?? null,
    longitude: file.position?.longitude ?? null,
    ...ofRestaurantColumns(file, ofRestaurant),
    photos: (file.photos ?? []).map(reading.codeOfPhoto),
    descriptions: textsOrNull(file.description, reading) ?? {},
    ...stateColumns(file, reading),
    showcaseMenuId: showcaseOf(file, { reading, path, usualMenu }),
    externalReservationUrl: file.externalReservationUrl ?? null,
    tableInstructions: textsOrNull(file.tableInstructions, reading),
  }
}

type ShowcasePlace = { readonly reading: Reading; readonly path: string; readonly usualMenu: Id<'Menu'> | null }

function showcaseOf({ showcaseMenu: menu }: VenueFile, { reading, path, usualMenu }: ShowcasePlace) {
  if (menu === undefined) return usualMenu
  return menu === false ? null : reading.named('Menu', menu, `${path}.showcaseMenu`)
}

function writtenShowcase({ showcaseMenuId }: RowOf<'venues'>, writing: Writing, usualMenu: Id<'Menu'> | null) {
  if (showcaseMenuId === usualMenu) return undefined
  return showcaseMenuId === null ? (false as const) : writing.keyOf('Menu', showcaseMenuId)
}

function ofRestaurantColumns(file: VenueFile, ofRestaurant: OfRestaurant) {
  return {
    country: file.country ?? ofRestaurant.country,
    currencyCode: file.currency ?? ofRestaurant.currency,
    timeZone: file.timeZone ?? ofRestaurant.timeZone,
  }
}

function stateColumns(file: VenueFile, reading: Reading) {
  return {
    isLicensed: file.isLicensed,
    isDead: file.isDead,
    licenseTexts: textsOrNull(file.licenseText, reading) ?? {},
    requiresInvoice: file.requiresInvoice,
    hasMessaging: file.hasMessaging,
    slotProvider: file.slotProvider ?? null,
    ...waitingColumns(file),
  }
}

export type VenueRows = {
  readonly [K in 'openingHours' | 'closures' | 'serviceConfigs' | 'timetables' | 'diningTables']: readonly RowOf<K>[]
}
type Written = {
  readonly writing: Writing
  readonly ofRestaurant: OfRestaurant
  /** Those of the restaurant. */
  readonly rows: VenueRows
  readonly usualMenu: Id<'Menu'> | null
  readonly zoneMode: 'manual' | 'coordinates'
}

export function venueOf(
  row: RowOf<'venues'>,
  { writing, ofRestaurant, rows, ...rest }: Written,
): z.input<typeof venue> {
  const key = writing.keyOf('Venue', row.id)
  const isHere = ({ venueId }: { readonly venueId: Id<'Venue'> }) => venueId === row.id
  const { latitude: lat, longitude: lng } = row
  const slots = rows.timetables.filter(isHere)
  return compact<z.input<typeof venue>>({
    key: unless(key, slug(row.name)),
    id: row.id,
    name: row.name,
    street: row.street,
    houseNumber: row.houseNumber,
    postcode: row.postcode,
    town: row.town,
    province: unless(row.province, ''),
    country: unless(row.country, ofRestaurant.country),
    phone: row.phone,
    email: row.email,
    companyName: row.companyName,
    vatNumber: row.vatNumber,
    position: lat === null || lng === null ? undefined : { latitude: lat, longitude: lng },
    currency: unless(row.currencyCode, ofRestaurant.currency),
    timeZone: unless(row.timeZone, ofRestaurant.timeZone),
    photos: someOf(row.photos)?.map(writing.photoOf),
    description: fileText(row.descriptions, writing),
    ...stateOf(row, writing),
    showcaseMenu: writtenShowcase(row, writing, rest.usualMenu),
    openingHours: someOf(hoursOf(rows.openingHours.filter(isHere))),
    closures: someOf(rows.closures.filter(isHere))?.map((each) => closureOf(each, { writing, venueKey: key })),
    tables: someOf(rows.diningTables.filter(isHere))?.map((each) => tableOf(each, { writing, venueKey: key })),
    services: Object.fromEntries(
      rows.serviceConfigs.filter(isHere).map((config) => {
        const zoneMode = config.type === 'delivery' ? rest.zoneMode : null
        return [config.type, serviceOf(config, { ...rest, writing, venueKey: key, slots, zoneMode })]
      }),
    ),
  })
}

function stateOf(row: RowOf<'venues'>, writing: Writing) {
  return {
    isLicensed: unless(row.isLicensed, true),
    isDead: unless(row.isDead, false),
    licenseText: fileText(row.licenseTexts, writing),
    requiresInvoice: unless(row.requiresInvoice, false),
    hasMessaging: unless(row.hasMessaging, true),
    externalReservationUrl: row.externalReservationUrl,
    slotProvider: row.slotProvider,
    tableInstructions: fileText(row.tableInstructions, writing),
    ...waitingOf(row),
  }
}
