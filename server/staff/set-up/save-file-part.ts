import { createHash } from 'node:crypto'

import type { Refusal } from '#desk/contract/refusal.ts'
import type { MenuThings, ShownPart } from '#desk/contract/set-up/part-calls.ts'
import type { Database } from '#server/platform/db/database.ts'
import { mainLanguage } from '#server/platform/texts/language.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Faults } from '#server/restaurant-file/faults.ts'
import { faultSentence } from '#server/restaurant-file/faults.ts'
import { keyOfItem } from '#server/restaurant-file/form.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { plainJson } from '#server/restaurant-file/plain-json.ts'
import type { RestaurantFile, WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'
import { languages as allLanguages } from '#src/options/languages.ts'

import { fileWithPart, partOfFile, pathInPart } from './file-part.ts'
import type { Json } from './json.ts'
import { keepNamedTimes } from './kept-services.ts'
import { menusOf, menuThings } from './menu-things.ts'
import type { FilePlace } from './part-holders.ts'
import { unknownPhotos } from './unknown-photos.ts'

type Wish = {
  readonly restaurantId: Id<'Restaurant'>
  readonly place: FilePlace
  /** Which state was on the screen when typing began (decision 80). */
  readonly version: string
  readonly value: Json
} & Reader
/** Who reads: `language`: of the desk; `hides`: fields of the part that they neither see nor change. */
type Reader = { readonly language: Language; readonly hides: readonly string[] }

/** A part of a restaurant's file; null = there is none. */
export async function readFilePart(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { place, ...reader }: { readonly place: FilePlace } & Reader,
): Promise<ShownPart | null> {
  const file = await exportRestaurant(db, restaurantId)
  return file ? shownPart(file, place, reader) : null
}

/**
 * Gives a part of a restaurant's file another value, which is read as a file is: by the same reader, all of it or nothing
 * (decision 133). What a list does not hold any more is taken away. Answers the part before and after. `tx` is the
 * transaction that writes the audit.
 */
export async function saveFilePart(
  tx: Database,
  { restaurantId, place, version, value: sent, language, hides }: Wish,
): Promise<Verdict<{ readonly before: ShownPart; readonly after: ShownPart }, Refusal>> {
  await lockEditing(tx, restaurantId)
  const file = await exportRestaurant(tx, restaurantId)
  const before = file && shownPart(file, place, { language, hides })
  if (!file || !before) return refuse({ reason: 'unknown' })
  if (before.version !== version) return refuse({ reason: 'changed' })
  const hidden = pick(partOfFile(file, place) ?? {}, (field) => hides.includes(field))
  const value = { ...pick(sent, (field) => !hides.includes(field)), ...hidden }
  const said = (await inLanguages(tx, restaurantId, value)) ?? file
  const asked =
    place.part === 'services' ? await keepNamedTimes(tx, restaurantId, { before: before.value, value }) : value
  const whole = fileWithPart(said, place, asked)
  const refuseFaults = (faults: Faults) =>
    refuse<Refusal>({
      reason: 'invalid',
      faults: faultsInPart(faults, { file: whole, was: file, place, value, language }),
    })
  const read = await readWhole(tx, { restaurantId, was: file, whole })
  if (!read.ok) return refuseFaults(read.refusal)
  const written = await importRestaurant(tx, read.value, { removes: true })
  if (!written.ok) return refuseFaults(written.refusal)
  const after = await exportRestaurant(tx, restaurantId)
  const shown = after && shownPart(after, madePlace(after, place), { language, hides })
  return shown ? accept({ before, after: shown }) : refuse({ reason: 'unknown' })
}

type Whole = { readonly restaurantId: Id<'Restaurant'>; readonly was: WrittenFile; readonly whole: WrittenFile }

/** The file with the part in it, as its reader reads it, with no photos but those of the restaurant. */
async function readWhole(tx: Database, { restaurantId, was, whole }: Whole): Promise<Verdict<RestaurantFile, Faults>> {
  const read = checkRestaurantFile(whole)
  if (!read.ok) return read
  const gone = await unknownPhotos(tx, { restaurantId, was, file: read.value })
  return gone.length > 0 ? refuse(gone) : read
}

/** A dish that was made stands at the end of the menu. */
function madePlace({ menu }: WrittenFile, place: FilePlace): FilePlace {
  return place.holder === 'dish' && place.id === null ? { ...place, id: menu.products.at(-1)?.id ?? null } : place
}

function shownPart(file: WrittenFile, place: FilePlace, { language, hides }: Reader): ShownPart | null {
  const whole = partOfFile(file, place)
  if (!whole) return null
  const value = pick(whole, (field) => !hides.includes(field))
  const main = mainLanguage(file)
  const isDish = place.holder === 'dish'
  // One that is not there yet has nothing that somebody else could change.
  const state = isDish && place.id === null ? {} : value
  return {
    version: createHash('sha256').update(plainJson(state)).digest('base64url'),
    value,
    languages: file.languages,
    venues: file.venues.map((venue) => ({
      key: keyOfItem(venue, main),
      name: venue.name,
      position: positionOf(venue),
    })),
    menus: menusOf(file, main),
    menu: namesDishes(place) ? menuThings(file, language) : null,
    productId: isDish ? (place.id as Id<'Product'> | null) : null,
  }
}

/** Whether a part refers to the menu. */
const namesDishes = ({ holder, part }: FilePlace) => holder === 'dish' || holder === 'menu' || part === 'loyalty'

function pick(value: Json, isWanted: (field: string) => boolean): Json {
  return Object.fromEntries(Object.entries(value).filter(([field]) => isWanted(field)))
}

function positionOf({ position }: WrittenFile['venues'][number]) {
  const { latitude, longitude } = position ?? {}
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

/**
 * The file for a restaurant that gets other languages: a text that a file writes without its language is in the first one,
 * which may be another one then. Null: the part holds no languages.
 */
function inLanguages(tx: Database, restaurantId: Id<'Restaurant'>, value: Json): Promise<WrittenFile | null> {
  const wanted: unknown = value.languages
  const known = Array.isArray(wanted) ? allLanguages.filter((each) => wanted.includes(each)) : []
  if (!Array.isArray(wanted) || known.length === 0) return Promise.resolve(null)
  const ordered = known.toSorted((a, b) => wanted.indexOf(a) - wanted.indexOf(b))
  return exportRestaurant(tx, restaurantId, { languages: ordered })
}

type Part = {
  readonly file: WrittenFile
  readonly was: WrittenFile
  readonly place: FilePlace
  readonly value: Json
  readonly language: Language
}

/**
 * One sentence for each field of a part, by its path in the part; what is wrong elsewhere in the file stands at '', with the
 * dish or the set of extras that it is about, such as one that names an ingredient that was taken away.
 */
function faultsInPart(faults: Faults, { file, was, place, value, language }: Part): Readonly<Record<string, string>> {
  const said = faults.map((fault) => {
    const path = pathInPart(file, place, { was, value, path: fault.path })
    const sentence = faultSentence(fault, language)
    return [path, path === '' ? besideItsName(sentence, fault.path, menuThings(was, language)) : sentence] as const
  })
  return Object.fromEntries(said.toReversed())
}

function besideItsName(sentence: string, path: string, { dishes, extraSets }: MenuThings): string {
  const [, list, index] = /^menu\.(products|extras)\[(\d+)\]/.exec(path) ?? []
  const thing = (list === 'products' ? dishes : extraSets)[Number(index)]
  return thing ? `${thing.name}: ${sentence}` : sentence
}
