import * as z from 'zod/mini'

import { checked, typed } from './checked.ts'
import { safeDecode, safeEncode } from './decode.ts'

/** One row of a wire table: the key on the wire and the codec of its value. */
export type Field<W extends string = string, S extends z.ZodMiniType = z.ZodMiniType> = {
  readonly wire: W
  readonly codec: S
}

/** The rows of one wire object, keyed by our name. */
export type Fields = Readonly<Record<string, Field>>

export function field<const W extends string, S extends z.ZodMiniType>(wire: W, codec: S): Field<W, S> {
  return { wire, codec }
}

type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]
type LooseOptional<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] } & { [K in OptionalKeys<T>]?: T[K] }
type Simplify<T> = { [K in keyof T]: T[K] } & {}

/** Type of a decoded table: every field is present, except those declared with `whenPresent`. */
export type DomainOf<F extends Fields> = Simplify<LooseOptional<{ [K in keyof F]: z.output<F[K]['codec']> }>>
/** Type of an encoded table. */
export type WireOf<F extends Fields> = Simplify<
  LooseOptional<{ [K in keyof F as F[K]['wire']]: z.input<F[K]['codec']> }>
>
export type WireObject<F extends Fields> = z.ZodMiniType<DomainOf<F>, WireOf<F>>

export type Plain = Readonly<Record<string, unknown>>
type Payload = Parameters<Parameters<typeof z.codec>[2]['decode']>[1]
type Outcome = { readonly success: boolean; readonly data?: unknown; readonly error?: z.core.$ZodError }

/** Adds the issues of a part to those of the whole; `path` leads from the whole to the part. */
export function addIssues(
  whole: Payload,
  error: z.core.$ZodError | undefined,
  path: readonly (string | number)[] = [],
) {
  // The cast: zod's type for added issues has no message, but issues with one are accepted.
  error?.issues.forEach((issue) =>
    whole.issues.push({ ...issue, path: [...path, ...issue.path] } as (typeof whole.issues)[number]),
  )
}

/** Decoded or encoded value of one part; its issues get the path from the whole. */
function partOf(whole: Payload, key: string | number, { success, data, error }: Outcome): unknown {
  if (!success) addIssues(whole, error, [key])
  return data
}

const array = checked<unknown[]>(Array.isArray, 'a list')

/** Codec of a list; exposes the codec of its items as `item` (tools/contract/describe.ts). */
export function arrayOf<S extends z.ZodMiniType>(item: S) {
  const items = z.codec(array, array, {
    decode: (list, whole) => list.map((one, at) => partOf(whole, at, safeDecode(item, one))),
    encode: (list, whole) => list.map((one, at) => partOf(whole, at, safeEncode(item, one))),
  })
  return typed<z.output<S>[], z.input<S>[]>(Object.assign(items, { item }))
}

const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
export const plain = checked<Plain>(isPlain, 'an object')

/**
 * Builds the codec of an object from a table of `ourName: field('wireName', codec)` rows, exposed as `fields`. Unknown
 * keys are dropped in both directions; issues have wire paths. Zod's objects and arrays would add 1.5 kB.
 */
export function wireObject<const F extends Fields>(fields: F): WireObject<F> {
  const rows = Object.entries(fields)
  const object = z.codec(plain, plain, {
    decode(value, whole) {
      const result: Record<string, unknown> = {}
      for (const [name, { wire, codec }] of rows) {
        const content = partOf(whole, wire, safeDecode(codec, value[wire]))
        if (content !== undefined) result[name] = content
      }
      // A copy: Chromium keeps an object of many keys that were set one by one as a hash table, four times as large.
      return { ...result }
    },
    encode(value, whole) {
      const result: Record<string, unknown> = {}
      for (const [name, { wire, codec }] of rows) {
        const content = partOf(whole, wire, safeEncode(codec, value[name]))
        if (content !== undefined) result[wire] = content
      }
      return result
    },
  })
  return typed<DomainOf<F>, WireOf<F>>(Object.assign(object, { fields }))
}

/** A type without its brands, which the browser's storage does not know. */
type Unbranded<T> = T extends { readonly __brand: string }
  ? T extends number
    ? number
    : string
  : T extends readonly (infer Item)[]
    ? readonly Unbranded<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Unbranded<T[K]> }
      : T

/** What is left to check of a trusted value: that it is a text, or an object of texts; nothing of others. */
type Trusted<T> = T extends null
  ? null
  : T extends string
    ? string
    : T extends Readonly<Record<string, string>>
      ? Readonly<Record<string, string>>
      : unknown

/** A codec for each field of a stored object. */
export type StoredShape<T, TrustedKeys extends keyof T = never> = {
  readonly [K in keyof T]-?: z.ZodMiniType<K extends TrustedKeys ? Trusted<T[K]> : Unbranded<T[K]>>
}

/**
 * Codec of an object whose keys are stored under the same names, for stores. Its type must be given: a shape that lacks a
 * field, has one too many, or one of another type does not compile. Brands are not checked when they are read, nor which
 * words or keys the trusted fields hold: only the widget writes there.
 */
export function storedObject<T extends object = never, TrustedKeys extends keyof T = never>(
  shape: NoInfer<StoredShape<T, TrustedKeys>>,
) {
  const rows = Object.entries<z.ZodMiniType>(shape).map(([name, codec]) => [name, field(name, codec)] as const)
  return typed<T>(wireObject(Object.fromEntries(rows)))
}
