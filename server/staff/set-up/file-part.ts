import type { PartName, PartValue, RestaurantPart, VenuePart } from '#desk/contract/set-up/file-parts.ts'
import { fieldsOfPart, isRestaurantPart, isVenuePart } from '#desk/contract/set-up/file-parts.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import { keyOfItem } from '#server/restaurant-file/form.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'

import type { Json } from './json.ts'
import { withKeys } from './kept-keys.ts'
import { withoutDay } from './services-of-day.ts'

/** A part of the file of a restaurant; `venueId` says of which venue, null = of the restaurant. */
export type FilePlace = { readonly part: PartName; readonly venueId: number | null }
type Venue = WrittenFile['venues'][number]

/** What the desk is shown of each part: the compiler sees that the contract of the desk knows every field of the file. */
const ofRestaurant: { readonly [P in RestaurantPart]: (file: WrittenFile) => PartValue<P> } = {
  about: ({ name, site }) => ({ name, site }),
  languages: ({ languages }) => ({ languages }),
  look: ({ logo, colours, layout }) => ({ logo, colours, layout }),
  news: ({ news }) => ({ news }),
  delivery: ({ deliveryAreas, servicePoints }) => ({ deliveryAreas, servicePoints }),
  payments: ({ payments, cashMeans }) => ({ payments, cashMeans }),
  questions: ({ questions }) => ({ questions }),
  legal: ({ legal, consents }) => ({ legal, consents }),
}
const ofVenue: { readonly [P in VenuePart]: (venue: Venue) => PartValue<P> } = {
  place: (venue) => venue,
  hours: ({ openingHours, closures }) => ({ openingHours, closures }),
  photos: ({ photos }) => ({ photos }),
  services: ({ services }) => ({ services: withoutDay(services) }),
  tables: ({ tables, tableInstructions }) => ({ tables, tableInstructions }),
}

/** A part as the file writes it; null = there is no such part, or no such venue. */
export function partOfFile(file: WrittenFile, { part, venueId }: FilePlace): Json | null {
  if (venueId === null) return isRestaurantPart(part) ? fieldsIn(ofRestaurant[part](file), part) : null
  const venue = file.venues.find(({ id }) => id === venueId)
  return venue && isVenuePart(part) ? fieldsIn(ofVenue[part](venue), part) : null
}

/** The file with another value of a part. What the value leaves out is left out of the file: it has its usual value. */
export function fileWithPart(file: WrittenFile, place: FilePlace, value: Json): WrittenFile {
  const { part, venueId } = place
  const typed = fieldsIn(value, part)
  const asked = part === 'services' ? { ...typed, services: withoutDay(typed.services) } : typed
  const main = mainLanguage(file)
  const own = withKeys(asked, partOfFile(file, place) ?? {}, main)
  const change = (holder: object) => ({ ...without(holder, fieldsOfPart(part)), ...own })
  // What the value holds is judged by the reader of files.
  if (venueId === null) return change(file) as WrittenFile
  const venues = file.venues.map((venue) =>
    venue.id === venueId ? ({ ...change(venue), key: keyOfItem(venue, main) } as Venue) : venue,
  )
  return { ...file, venues }
}

/** Where a part stands in the file: what the paths of its faults begin with. */
export function prefixOfPart(file: WrittenFile, { venueId }: FilePlace): string {
  return venueId === null ? '' : `venues[${file.venues.findIndex(({ id }) => id === venueId)}].`
}

function fieldsIn(value: Json, part: PartName): Json {
  const given = fieldsOfPart(part).flatMap((field) => (value[field] === undefined ? [] : [[field, value[field]]]))
  return Object.fromEntries(given) as Json
}

function without(holder: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(holder).filter(([field]) => !fields.includes(field)))
}
