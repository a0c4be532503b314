import type { PartHolder, PartName, PartOf, PartValue } from '#desk/contract/set-up/file-parts.ts'
import { fieldsOfPart } from '#desk/contract/set-up/file-parts.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import { keyOfItem } from '#server/restaurant-file/form.ts'
import { usualGuestServices } from '#server/restaurant-file/parts/settings-part.ts'
import { usualRefusal, usualReminders } from '#server/restaurant-file/parts/waiting-part.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import type { FileText } from '#server/restaurant-file/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { Json } from './json.ts'
import { withKeys } from './kept-keys.ts'
import { orderOf } from './menu-order.ts'
import type { FilePlace, Held } from './part-holders.ts'
import { holders } from './part-holders.ts'
import { withSizePrices } from './size-prices.ts'
import { withoutDay, withoutSwitch } from './without-day.ts'

type Readers = {
  readonly [H in PartHolder]: {
    readonly [P in PartOf<H> & PartName]: (holder: Held[H], main: Language) => PartValue<P>
  }
}

/** What the desk is shown of each part: the compiler sees that the contract of the desk knows every field of the file. */
const readers: Readers = {
  restaurant: {
    about: ({ name, site }) => ({ name, site }),
    languages: ({ languages }) => ({ languages }),
    look: ({ logo, colours, layout }) => ({ logo, colours, layout }),
    news: ({ news }) => ({ news }),
    delivery: ({ deliveryAreas, servicePoints }) => ({ deliveryAreas, servicePoints }),
    payments: ({ payments, cashMeans }) => ({ payments, cashMeans }),
    questions: ({ questions }) => ({ questions }),
    loyalty: ({ promotions }) => ({ promotions }),
    legal: ({ legal, consents }) => ({ legal, consents }),
    settings: ({ proposesEarliestSlot, accessibilityStatement, ...file }) => ({
      proposesEarliestSlot,
      accessibilityStatement,
      // What is usual follows from the rest of the file: a form says what is so.
      hasDiscountCodes: file.hasDiscountCodes ?? (file.codes ?? []).length > 0,
      hasLoyaltyCard: file.hasLoyaltyCard ?? (file.promotions ?? []).length > 0,
      guestServices: file.guestServices ?? usualGuestServices,
    }),
  },
  savings: {
    codes: ({ codes }) => ({ codes: withoutSwitch(codes) }),
  },
  venue: {
    place: (venue) => venue,
    hours: ({ openingHours, closures }) => ({ openingHours, closures }),
    photos: ({ photos }) => ({ photos }),
    services: ({ services }) => ({ services: withoutDay(services) }),
    tables: ({ tables }) => ({ tables }),
    rules: (venue) => ({
      ...venue,
      remindAfterMinutes: venue.remindAfterMinutes ?? usualReminders,
      refuseAfterMinutes: venue.refuseAfterMinutes ?? usualRefusal,
    }),
  },
  menu: {
    categories: ({ categories }) => ({ categories }),
    traits: ({ traits }) => ({ traits }),
    ingredients: ({ ingredients }) => ({ ingredients: ingredients?.map(withoutToday) }),
    order: orderOf,
    extras: ({ extras }, main) => ({ extras: extras?.map((set) => ({ ...set, groups: keyed(set.groups, main) })) }),
  },
  dish: {
    dish: (dish, main) => ({
      ...withSizePrices(dish, main),
      variants: dish.variants && keyed(dish.variants, main),
    }),
  },
}

type Ingredient = NonNullable<WrittenFile['menu']['ingredients']>[number]

/** An ingredient without whether there is some, which is switched in the day: a file that does not say it leaves it (`keepDay`). */
function withoutToday({ isAvailable: _isAvailable, ...own }: Ingredient) {
  return own
}

/** Things with the keys by which others of the same part name them. */
function keyed<T extends { readonly key?: string | undefined; readonly name: FileText }>(
  things: readonly T[],
  main: Language,
): (T & { readonly key: string })[] {
  return things.map((thing) => ({ ...thing, key: keyOfItem(thing, main) }))
}

/** A part as the file writes it; null = there is no such venue or dish. */
export function partOfFile(file: WrittenFile, { holder, part, id }: FilePlace): Json | null {
  const held = holders[holder].get(file, id)
  if (held === null) return null
  // The part is one of its holder: `FilePlace` says so, which the compiler does not follow through both tables.
  const read = (readers[holder] as unknown as Readonly<Record<string, (from: object, main: Language) => Json>>)[part]
  return read ? fieldsIn(read(held, mainLanguage(file)), part) : null
}

/** The file with another value of a part. What the value leaves out is left out of the file: it has its usual value. */
export function fileWithPart(file: WrittenFile, place: FilePlace, value: Json): WrittenFile {
  const { holder, part, id } = place
  const typed = fieldsIn(value, part)
  const own = withKeys(asAsked(part, typed), partOfFile(file, place) ?? {}, mainLanguage(file))
  const { get, put } = holders[holder]
  return put(file, id, { ...without(get(file, id) ?? {}, fieldsOfPart(part)), ...own })
}

/** What was typed of a part, without what is switched elsewhere. */
function asAsked(part: PartName, typed: Json): Json {
  if (part === 'services') return { ...typed, services: withoutDay(typed.services) }
  return part === 'codes' ? { ...typed, codes: withoutSwitch(typed.codes) } : typed
}

type Fault = { readonly was: WrittenFile; readonly value: Json; readonly path: string }

/** Where in a value of a part a fault of the file is, by its path in the file; '' = elsewhere. `was`: the file before. */
export function pathInPart(file: WrittenFile, { holder, part, id }: FilePlace, { was, value, path }: Fault): string {
  const { prefix, fieldAt } = holders[holder]
  const own = prefix(file, id)
  const inPart = fieldAt?.({ file, was, id, value }, path) ?? (path.startsWith(own) ? path.slice(own.length) : '')
  const isOwn = fieldsOfPart(part).some(
    (field) => inPart === field || inPart.startsWith(`${field}.`) || inPart.startsWith(`${field}[`),
  )
  return isOwn ? inPart : ''
}

function fieldsIn(value: Json, part: PartName): Json {
  const given = fieldsOfPart(part).flatMap((field) => (value[field] === undefined ? [] : [[field, value[field]]]))
  return Object.fromEntries(given) as Json
}

function without(holder: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(holder).filter(([field]) => !fields.includes(field)))
}
