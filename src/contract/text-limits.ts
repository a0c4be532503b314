import type * as z from 'zod/mini'

import { texts } from './checked.ts'
import type { Fields } from './field-table.ts'
import { text } from './values.ts'

/**
 * The longest text of a request, in UTF-16 units, by the key on the wire (contract 1.2); every other text has
 * `usualTextLimit`. Services refuse more; the widget neither needs nor loads this file.
 */
const limits: Readonly<Record<string, number>> = {
  note: 1000,
  note_cliente: 1000,
  indirizzo_note: 1000,
  // Answers to questions at the checkout.
  valore: 1000,
  costo_fisso_descrizione: 1000,
  message: 2000,
  // The content of a QR code.
  identificativo: 2000,
  identificativo_tavolo: 2000,
  documenti_consensi: 2000,
  address: 400,
  formatted_address: 400,
  api_key: 4096,
  token: 4096,
  google_id_token: 4096,
}

/** Names, addresses, words. */
export const usualTextLimit = 200

const limitByKey = new Map(Object.entries(limits))

export function textLimit(key: string): number {
  return limitByKey.get(key) ?? usualTextLimit
}

/** Where a text may stand in a body; `*` stands for every item of a list. */
export type TextPlace = {
  /** Keys on the wire. */
  readonly path: readonly string[]
  /** Our name of the field. */
  readonly name: string
  readonly max: number
}

type Told = { readonly fields?: Fields; readonly item?: z.ZodMiniType; readonly wireByName?: object }
type Inner = { readonly type: string; readonly out?: z.ZodMiniType; readonly innerType?: z.ZodMiniType }

/** Every text that a codec of a request reads: of any content, or a word of a list. */
export function textPlaces(codec: z.ZodMiniType, path: readonly string[] = [], name = ''): readonly TextPlace[] {
  const { fields, item, wireByName } = codec as Told
  if (fields)
    return Object.entries(fields).flatMap(([own, { wire, codec: of }]) => textPlaces(of, [...path, wire], own))
  if (item) return textPlaces(item, [...path, '*'], name)
  if (wireByName || [text, texts].some((one) => one === (codec as unknown)))
    return [{ path, name, max: textLimit(path.findLast((key) => key !== '*') ?? '') }]
  // The types of zod hide what a codec is made of.
  const { type, out, innerType } = codec._zod.def as Inner
  const inner = type === 'pipe' ? out : innerType
  return inner ? textPlaces(inner, path, name) : []
}

/** A text that is longer than its place allows. */
export type LongText = TextPlace & {
  /** Its own path, with the numbers of items. */
  readonly at: readonly string[]
}

/** The texts of a body that are longer than their places allow. */
export function longTexts(places: readonly TextPlace[], body: unknown): readonly LongText[] {
  return places.flatMap((place) =>
    pathsOfLong(body, place.path, place.max).map((at) => ({ ...place, at }) satisfies LongText),
  )
}

type Path = readonly string[]

function pathsOfLong(value: unknown, [key, ...rest]: Path, max: number): readonly Path[] {
  if (typeof value === 'string') return key === undefined && value.length > max ? [[]] : []
  if (typeof value !== 'object' || value === null) return []
  const isWanted = (name: string) => key === undefined || key === '*' || key === name
  return Object.entries(value)
    .filter(([name]) => isWanted(name))
    .flatMap(([name, one]) => pathsOfLong(one, rest, max).map((below) => [name, ...below]))
}
