import * as z from 'zod/mini'

import { roundDecimal } from '#src/browser/decimals.ts'

import { anything, checked, finite, text, textLike, bool, typed, whole } from './checked.ts'
import { arrayOf } from './field-table.ts'

export { text }

/** A nominal type: values of another brand are not assignable. */
export type Branded<T, B extends string> = T & { readonly __brand: B }
/** Database id of an entity, e.g. `Id<'Venue'>`. */
export type Id<E extends string> = Branded<number, `${E}Id`>
/** Integer amount in hundredths of a currency's unit, whatever its smallest unit is (`src/domain/currency.ts`). */
export type Cents = Branded<number, 'Cents'>
/** Venue wall-clock day, `YYYY-MM-DD`. */
export type LocalDate = Branded<string, 'LocalDate'>
/** Venue wall-clock moment without offset, `YYYY-MM-DD HH:mm:ss`. */
export type LocalDateTime = Branded<string, 'LocalDateTime'>
/** Venue wall-clock time of day, `HH:mm`. */
export type LocalTime = Branded<string, 'LocalTime'>

const absent = z.optional(anything)

// A hundred fields are a text or null, and each schema takes 0.5 kB of heap and time before the first screen.
const nullables = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

function nullableOf(codec: z.ZodMiniType): z.ZodMiniType {
  return z.codec(absent, z.nullable(codec), { decode: (value) => value ?? null, encode: (value) => value })
}

/** Reads null and absent as null, writes null: `T?` of the contract. The same codec for all fields of one kind. */
export function orNull<S extends z.ZodMiniType>(codec: S) {
  const nullable = nullables.get(codec) ?? nullableOf(codec)
  nullables.set(codec, nullable)
  return typed<z.output<S> | null, z.input<S> | null | undefined>(nullable)
}

/** A field that may be missing on the wire (undefined). */
export function whenPresent<S extends z.ZodMiniType>(codec: S) {
  return z.optional(codec)
}

/** Reads null and absent as the empty list: `T[]` of the contract. */
export function list<S extends z.ZodMiniType>(codec: S) {
  return typed<readonly z.output<S>[], readonly z.input<S>[] | null | undefined>(
    z.codec(absent, arrayOf(codec), {
      decode: (value) => (value ?? []) as z.input<S>[],
      encode: (value) => value,
    }),
  )
}

const isNumeric = (value: unknown) =>
  typeof value === 'string' ? /^\s*-?\d+(\.\d+)?\s*$/.test(value) : Number.isFinite(value)
const numeric = checked<number | string>(isNumeric, 'a number, or one as text')

function numberCodec<S extends z.ZodMiniType<number, number>>(accepted: S) {
  return z.codec(numeric, accepted, {
    decode: (value) => Number(value) as z.input<S>,
    encode: (value) => value as number,
  })
}

/** A plain number; text with a dot is accepted (rulings "types"). */
export const number = numberCodec(finite)

/** A whole number: counts, units of stock, people. */
export const count = numberCodec(whole)

const row = numberCodec(checked<number>((value) => Number.isSafeInteger(value) && Number(value) > 0, 'an id'))

export function id<const E extends string>(_entity: E) {
  return typed<Id<E>, number | string>(row)
}

const rowOrAny = z.codec(
  z.optional(checked<number | string | null>((value) => value == null || isNumeric(value), 'an id, or nothing')),
  checked<number | 'any'>((value) => value === 'any' || Number.isFinite(value), 'an id'),
  {
    decode: (value) => (value == null || Number(value) === -1 ? 'any' : Number(value)),
    encode: (value) => (value === 'any' ? -1 : value),
  },
)

/** `id*` of the contract: -1, null and absent mean any. */
export function idOrAny<const E extends string>(_entity: E) {
  return typed<Id<E> | 'any', number | string | null | undefined>(rowOrAny)
}

export type RawIds = readonly (number | string)[] | number | string | null
/** Whether a value is a mask of ids: an array, one id, or comma-separated text. */
export const isIds = (value: unknown) =>
  Array.isArray(value) ? value.every(isNumeric) : value == null || typeof value === 'string' || Number.isFinite(value)
/** The ids of a mask. */
export const numbersOf = (value: RawIds | undefined): number[] =>
  (Array.isArray(value)
    ? value
    : String(value ?? '')
        .split(',')
        .filter((part) => part.trim())
  ).map(Number)
const rows = z.codec(z.optional(checked<RawIds>(isIds, 'ids')), arrayOf(finite), {
  decode: numbersOf,
  encode: (value) => value,
})

/** Ids of a mask: an array, one id, or comma-separated text; `[]` = no restriction (contract 1.2). */
export function ids<const E extends string>(_entity: E) {
  return typed<readonly Id<E>[], RawIds | undefined>(rows)
}

const on: readonly unknown[] = [true, 1, '1', 'true']
const off: readonly unknown[] = [false, 0, '0', 'false', '', null]
const truthy = z.optional(
  checked<boolean | number | string | null>((value) => on.includes(value) || off.includes(value), '0 or 1'),
)
const isOn = (value: unknown) => on.includes(value)

/** `Flag` of the contract, written as 0 or 1. */
export const flag = z.codec(truthy, bool, { decode: isOn, encode: (value) => (value ? 1 : 0) })

const textOrNothing = z.optional(checked<string | null>((value) => value == null || typeof value === 'string', 'text'))

/** Whether a text is present; its content is dropped. */
export const presence = z.codec(textOrNothing, bool, {
  decode: (value) => value != null && value !== '',
  encode: (value) => (value ? '***' : null),
})

function addressCodec(isAddress: (value: string) => boolean) {
  return typed<string | null, string | null | undefined>(
    z.codec(textOrNothing, z.nullable(text), {
      decode: (value) => {
        const address = value?.trim()
        return address && isAddress(address) ? address : null
      },
      encode: (value) => value,
    }),
  )
}

/**
 * `Url?` of the contract, of a link or a picture: http(s), tel, mailto, or relative, which has no colon before its first
 * slash. Anything else could run in the page (`javascript:`) and is read as null.
 */
export const webAddress = addressCodec((value) => /^((https?|tel|mailto):|[^:]*([/?#]|$))/i.test(value))

/** `PageUrl?` of the contract, of code or of a page that gets a secret: https, and http where the page itself is http. */
export const pageAddress = addressCodec((value) =>
  (globalThis.location?.protocol === 'http:' ? /^https?:\/\//i : /^https:\/\//i).test(value),
)

/** `bool` of the contract: selection switches in requests, written as true or false. */
export const selection = z.codec(truthy, bool, { decode: isOn, encode: (value) => value })

/** `Money`: decimal on the wire, integer cents here; rounded half away from zero. */
export const cents = typed<Cents, number | string>(
  z.codec(numeric, whole, {
    decode: (value) => roundDecimal(Number(value) * 100),
    encode: (value) => value / 100,
  }),
)

/** Text of a wall clock; seconds are optional on the wire. */
export function localText<T extends string>(accepted: RegExp, normal: (text: string) => string) {
  return typed<T, string>(
    z.codec(textLike(accepted), text, {
      decode: normal,
      encode: (value) => value,
    }),
  )
}

/** Pattern of a time of day without seconds. */
export const time = String.raw`([01]\d|2[0-3]):[0-5]\d`

export const localTime = localText<LocalTime>(new RegExp(`^${time}(:[0-5]\\d)?$`), (value) => value.slice(0, 5))
/** The end of hours: `24:00` is read as `00:00`, which is not after the start and so on the next day. */
export const endTime = localText<LocalTime>(new RegExp(`^(${time}(:[0-5]\\d)?|24:00(:00)?)$`), (value) =>
  value.slice(0, 5).replace('24:00', '00:00'),
)

export type Names = Readonly<Record<string, string>>

/** Codec of a word; `unknown` is what a value without a row becomes, null refuses it. */
export function enumCodec<const M extends Names>(wireByName: M, unknown: 'other' | null) {
  const nameByWire = new Map(Object.entries(wireByName).map(([name, wire]) => [wire, name]))
  const isKnown = (value: unknown) => typeof value === 'string' && (unknown !== null || nameByWire.has(value))
  const codec = z.codec(checked<string>(isKnown, 'a known word'), text, {
    decode: (value) => nameByWire.get(value) ?? 'other',
    encode: (name) => {
      const wire = wireByName[name]
      if (wire === undefined) throw new Error(`Comanda: "${name}" has no name on the wire and cannot be sent.`)
      return wire
    },
  })
  return Object.assign(codec, { wireByName })
}

/** An enum in replies: an unknown value becomes 'other', which is never sent. Rows are `ourName: 'WIRE'`. */
export function oneOf<const M extends Names>(wireByName: M) {
  return typed<(keyof M & string) | 'other', string>(enumCodec(wireByName, 'other'))
}

/** An enum that is read and sent back: an unknown value is kept with the prefix `other:` and sent back unchanged. */
export function oneOfOrUnknown<const M extends Names>(wireByName: M) {
  const known = enumCodec(wireByName, 'other')
  const codec = z.codec(text, text, {
    decode: (value) => {
      const name = z.decode(known, value)
      return name === 'other' ? `other:${value}` : name
    },
    encode: (name) => (name.startsWith('other:') ? name.slice('other:'.length) : z.encode(known, name)),
  })
  return typed<(keyof M & string) | `other:${string}`, string>(Object.assign(codec, { wireByName }))
}
