import * as z from 'zod/mini'

import { billingTag, consentKeyPattern, customer, customerAddress, customerFields } from '#src/contract/account.ts'
import { billingAddress } from '#src/contract/billing.ts'
import { limitTime } from '#src/contract/cart-check.ts'
import { texts } from '#src/contract/checked.ts'
import { localDate, localDateTime } from '#src/contract/date-values.ts'
import { deliveryAddress } from '#src/contract/delivery-address.ts'
import { howMany, lastMoment } from '#src/contract/discount-code.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import type { Fields } from '#src/contract/field-table.ts'
import { idOrIds } from '#src/contract/request-values.ts'
import { shownDocuments } from '#src/contract/shown-documents.ts'
import {
  cents,
  count,
  endTime,
  flag,
  id,
  idOrAny,
  ids,
  localTime,
  number,
  pageAddress,
  presence,
  selection,
  text,
  webAddress,
} from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { serviceConfigFields } from '#src/contract/venue.ts'

import type { Leaf } from './leaves.ts'
import { enumLeaf, leaves } from './leaves.ts'
import { isAddition } from './optional-additions.ts'

/** One key of a documented object. */
export type Row = {
  readonly key: string
  readonly shape: Shape
  /** Meaning of an absent key: an error, the same as null, or a meaning of its own (not requested). */
  readonly absence: 'fault' | 'null' | 'told'
  /** An optional addition (contract 7). */
  readonly isAddition: boolean
}

export type ObjectShape = {
  readonly kind: 'object'
  readonly rows: readonly Row[]
  /** An object with arbitrary keys: the consents of a customer (contract 2.7). */
  readonly others?: { readonly pattern: RegExp; readonly shape: Shape }
}

/** Documented type of a value. */
export type Shape =
  | ObjectShape
  | { readonly kind: 'leaf'; readonly leaf: Leaf }
  | { readonly kind: 'nullable'; readonly of: Shape }
  | { readonly kind: 'list'; readonly item: Shape }
  /** A union of objects with a discriminating key. */
  | { readonly kind: 'either'; readonly of: readonly Shape[]; choose(value: Readonly<Record<string, unknown>>): Shape }

type Codec = z.ZodMiniType
type Inner = { readonly type: string; readonly out?: Codec; readonly innerType?: Codec }
type Told = { readonly fields?: Fields; readonly item?: Codec; readonly wireByName?: Readonly<Record<string, string>> }

const leafOfCodec = new Map<unknown, Leaf>([
  [id('Any'), leaves.id],
  [idOrAny('Any'), leaves.idOrAny],
  [ids('Any'), leaves.ids],
  [idOrIds('Any'), leaves.idOrIds],
  [flag, leaves.flag],
  [selection, leaves.selection],
  [cents, leaves.money],
  [number, leaves.number],
  [count, leaves.count],
  [localDate, leaves.date],
  [localDateTime, leaves.dateTime],
  [localTime, leaves.time],
  [endTime, leaves.endTime],
  [lastMoment, leaves.lastMoment],
  [limitTime, leaves.limitTime],
  [text, leaves.text],
  [texts, leaves.texts],
  [shownDocuments, leaves.texts],
  [howMany, leaves.howMany],
])

/** Codecs whose documented type cannot be derived from themselves. */
const special = new Map<unknown, () => Shape>([
  [customerAddress, shapeOfCustomerAddress],
  [customer, shapeOfCustomer],
  [presence, () => ({ kind: 'nullable', of: { kind: 'leaf', leaf: leaves.presence } })],
  [webAddress, () => ({ kind: 'nullable', of: { kind: 'leaf', leaf: leaves.webAddress } })],
  [pageAddress, () => ({ kind: 'nullable', of: { kind: 'leaf', leaf: leaves.pageAddress } })],
  // Kept as it came until addresses are asked for.
  [serviceConfigFields.defaultAddress.codec, () => ({ kind: 'nullable', of: describe(deliveryAddress) })],
])

/**
 * What a codec of `src/contract` reads and writes, as documented types; `under` is the key it stands at. Throws for a
 * codec it does not know: then a type is missing in `leafOfCodec`.
 */
export function describe(codec: Codec, under = ''): Shape {
  const own = special.get(codec)
  if (own) return own()
  const leaf = leafOfCodec.get(codec)
  if (leaf) return { kind: 'leaf', leaf: leaf === leaves.ids && under.startsWith('mask_locali') ? leaves.mask : leaf }
  return describeComposed(codec, under)
}

function describeComposed(codec: Codec, under: string): Shape {
  const { fields, item, wireByName } = codec as Told
  if (fields) return { kind: 'object', rows: rowsOf(fields, under) }
  if (item) return { kind: 'list', item: describe(item, under) }
  if (wireByName) return { kind: 'leaf', leaf: enumLeaf(Object.values(wireByName), isRead(codec, '?')) }
  const def = codec._zod.def as Inner
  const inner = def.type === 'pipe' ? def.out : codec
  const of = innerOf(inner, 'nullable')
  if (of) return { kind: 'nullable', of: describe(of, under) }
  // `list`: null and absent are read as the empty array beneath it.
  if (inner && inner !== codec && (inner as Told).item) return describe(inner, under)
  throw new Error(`${under || 'A codec'} is of a type that tools/contract/describe.ts does not know.`)
}

function innerOf(codec: Codec | undefined, type: 'nullable' | 'optional'): Codec | undefined {
  const def = codec?._zod.def as Inner | undefined
  return def?.type === type ? def.innerType : undefined
}

const isRead = (codec: Codec, value: unknown) => z.safeDecode(codec, value).success

function rowsOf(fields: Fields, under: string): Row[] {
  // Fields of a service configuration that do not apply to its type are absent (contract 2.4).
  const isConfig = 'tipo_orario' in Object.fromEntries(Object.values(fields).map(({ wire }) => [wire, true]))
  return Object.values(fields).map(({ wire: key, codec }) => {
    const present = innerOf(codec, 'optional')
    const shape = describe(present ?? codec, key)
    const isNew = isAddition(under, key)
    const isOfSomeTypes = isConfig && key !== 'tipo_orario' && key !== 'f_attivo'
    const isOptional = isNew || isOfSomeTypes || shape.kind === 'nullable'
    const absence = present ? 'told' : isOptional ? 'null' : 'fault'
    return { key, shape, absence, isAddition: isNew }
  })
}

/** What a call answers. */
export function describeReply(endpoint: Endpoint): ObjectShape {
  const shape = describe(endpoint.reply)
  if (shape.kind !== 'object') throw new Error(`${endpoint.path} does not answer an object.`)
  // This one holds exactly the keys that were asked for (contract 3.1).
  if (endpoint !== (getMixedInfo as Endpoint)) return shape
  return { ...shape, rows: shape.rows.map((row) => ({ ...row, absence: 'null' })) }
}

function shapeOfCustomer(): Shape {
  const own = describe(customerFields, 'cliente')
  const consents = { pattern: consentKeyPattern, shape: { kind: 'leaf', leaf: leaves.flag } } as const
  return own.kind === 'object' ? { ...own, others: consents } : own
}

function shapeOfCustomerAddress(): Shape {
  const billing = describe(billingAddress)
  const delivery = describe(deliveryAddress)
  return { kind: 'either', of: [billing, delivery], choose: ({ tipo }) => (tipo === billingTag ? billing : delivery) }
}
