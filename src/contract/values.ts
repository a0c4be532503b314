import * as z from 'zod/mini'

/** A type that cannot be mixed up with another of the same shape. */
export type Branded<T, B extends string> = T & { readonly __brand: B }
/** Database id of an entity, e.g. `Id<'Venue'>`. */
export type Id<E extends string> = Branded<number, `${E}Id`>
/** Integer amount in the smallest unit of the venue's currency. */
export type Cents = Branded<number, 'Cents'>
/** Venue wall-clock day, `YYYY-MM-DD`. */
export type LocalDate = Branded<string, 'LocalDate'>
/** Venue wall-clock moment without offset, `YYYY-MM-DD HH:mm:ss`. */
export type LocalDateTime = Branded<string, 'LocalDateTime'>
/** Venue wall-clock time of day, `HH:mm`. */
export type LocalTime = Branded<string, 'LocalTime'>

const absent = z.optional(z.nullable(z.any()))

/** Reads null and absent as null, writes null: `T?` of the contract. */
export function orNull<S extends z.ZodMiniType>(codec: S) {
  const toNull = z.codec(absent, z.nullable(z.any()), {
    decode: (value: unknown) => value ?? null,
    encode: (value) => value,
  })
  return z.pipe(toNull, z.nullable(codec)) as unknown as z.ZodMiniType<
    z.output<S> | null,
    z.input<S> | null | undefined
  >
}

/** Keeps the difference between an absent key and a present one (undefined = absent). */
export function whenPresent<S extends z.ZodMiniType>(codec: S) {
  return z.optional(codec)
}

/** Reads null and absent as the empty list: `T[]` of the contract. */
export function list<S extends z.ZodMiniType>(codec: S) {
  const toList = z.codec(absent, z.any(), { decode: (value: unknown) => value ?? [], encode: (value) => value })
  return z.pipe(toList, z.array(codec)) as unknown as z.ZodMiniType<
    readonly z.output<S>[],
    readonly z.input<S>[] | null | undefined
  >
}

export const text = z.string()

const numeric = z.union([z.number(), z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/))])

/** A plain number; text with a dot is accepted (rulings: types). */
export const number = z.codec(numeric, z.number(), { decode: Number, encode: (value) => value })

/** A whole number: counts, units of stock, people. */
export const count = z.codec(numeric, z.int(), { decode: Number, encode: (value) => value })

export function id<const E extends string>(_entity: E) {
  return z.codec(numeric, z.int().check(z.positive()), {
    decode: Number,
    encode: (value) => value,
  }) as unknown as z.ZodMiniType<Id<E>, number | string>
}

/** `id*` of the contract: -1, null and absent mean any. */
export function idOrAny<const E extends string>(_entity: E) {
  return z.codec(z.optional(z.nullable(numeric)), z.union([z.literal('any'), z.number()]), {
    decode: (value) => (value == null || Number(value) === -1 ? 'any' : Number(value)),
    encode: (value) => (value === 'any' ? -1 : value),
  }) as unknown as z.ZodMiniType<Id<E> | 'any', number | string | null | undefined>
}

/** Ids of a mask: an array, one id, or comma-separated text; `[]` = no restriction (contract 1.2). */
export function ids<const E extends string>(_entity: E) {
  const raw = z.optional(z.nullable(z.union([z.array(numeric), z.number(), z.string()])))
  return z.codec(raw, z.array(z.number()), {
    decode: (value) =>
      (Array.isArray(value)
        ? value
        : String(value ?? '')
            .split(',')
            .filter((part) => part.trim())
      ).map(Number),
    encode: (value) => value,
  }) as unknown as z.ZodMiniType<readonly Id<E>[], readonly (number | string)[] | number | string | null | undefined>
}

const truthy = z.optional(
  z.nullable(z.union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false', ''])])),
)
const isOn = (value: z.output<typeof truthy>): boolean =>
  value === true || value === 1 || value === '1' || value === 'true'

/** `Flag` of the contract, written as 0 or 1. */
export const flag = z.codec(truthy, z.boolean(), { decode: isOn, encode: (value) => (value ? 1 : 0) })

/** `bool` of the contract: selection switches in requests, written as true or false. */
export const selection = z.codec(truthy, z.boolean(), { decode: isOn, encode: (value) => value })

/** `Money`: decimal on the wire, integer cents here; rounded half away from zero. */
export const cents = z.codec(numeric, z.int(), {
  decode: (value) => Math.sign(Number(value)) * Math.round(Math.abs(Number(value)) * 100 + 1e-6) + 0,
  encode: (value) => value / 100,
}) as unknown as z.ZodMiniType<Cents, number | string>

function localText<T extends string>(accepted: RegExp, normal: (text: string) => string) {
  return z.codec(z.string().check(z.regex(accepted)), z.string(), {
    decode: normal,
    encode: (value) => value,
  }) as unknown as z.ZodMiniType<T, string>
}

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`
const time = String.raw`([01]\d|2[0-3]):[0-5]\d`

export const localDate = localText<LocalDate>(new RegExp(`^${day}([ T]${time}(:[0-5]\\d)?)?$`), (value) =>
  value.slice(0, 10),
)
export const localDateTime = localText<LocalDateTime>(new RegExp(`^${day}([ T]${time}(:[0-5]\\d)?)?$`), (value) =>
  `${value.slice(0, 10)} ${value.slice(11) || '00:00'}:00`.slice(0, 19),
)
export const localTime = localText<LocalTime>(new RegExp(`^${time}(:[0-5]\\d)?$`), (value) => value.slice(0, 5))

type Names = Readonly<Record<string, string>>

function enumCodec<const M extends Names>(wireByName: M, unknown: 'other' | null) {
  const nameByWire = new Map(Object.entries(wireByName).map(([name, wire]) => [wire, name]))
  const known = z.string().check(z.refine((value) => unknown !== null || nameByWire.has(value), 'unknown value'))
  return z.codec(known, z.string(), {
    decode: (value) => nameByWire.get(value) ?? 'other',
    encode: (name) => {
      const wire = wireByName[name]
      if (wire === undefined) throw new Error(`Comanda: "${name}" has no name on the wire and cannot be sent.`)
      return wire
    },
  })
}

/** An enum we read: a value we do not know becomes 'other', which is never sent. Rows are `ourName: 'WIRE'`. */
export function oneOf<const M extends Names>(wireByName: M) {
  return enumCodec(wireByName, 'other') as unknown as z.ZodMiniType<(keyof M & string) | 'other', string>
}

/** An enum we send: an unknown value is refused by the reader. */
export function exactly<const M extends Names>(wireByName: M) {
  return enumCodec(wireByName, null) as unknown as z.ZodMiniType<keyof M & string, M[keyof M]>
}
