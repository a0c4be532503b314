import * as z from 'zod/mini'

import { anything } from './checked.ts'

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

/** What a table reads to: every field present, except those declared with `whenPresent`. */
export type DomainOf<F extends Fields> = Simplify<LooseOptional<{ [K in keyof F]: z.output<F[K]['codec']> }>>
/** What a table writes to. */
export type WireOf<F extends Fields> = Simplify<
  LooseOptional<{ [K in keyof F as F[K]['wire']]: z.input<F[K]['codec']> }>
>
export type WireObject<F extends Fields> = z.ZodMiniType<DomainOf<F>, WireOf<F>>

type Plain = Record<string, unknown>

/** Builds one codec from a table of `ourName: field('wireName', codec)` rows; unknown keys are dropped both ways. */
export function wireObject<const F extends Fields>(fields: F): WireObject<F> {
  const rows = Object.entries(fields).map(([name, row]) => [name, row.wire] as const)
  const shape = z.object(Object.fromEntries(Object.values(fields).map((row) => [row.wire, row.codec])))
  const renamed = (value: Plain, to: 0 | 1): Plain => {
    const result: Plain = {}
    for (const row of rows) {
      const content = value[row[to === 0 ? 1 : 0]]
      if (content !== undefined) result[row[to]] = content
    }
    return result
  }
  return z.codec(shape, anything, {
    decode: (value) => renamed(value as Plain, 0),
    encode: (value) => renamed(value as Plain, 1) as z.output<typeof shape>,
  }) as unknown as WireObject<F>
}
