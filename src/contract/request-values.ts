import * as z from 'zod/mini'

import { checked, typed } from './checked.ts'
import { enumCodec, isIds, numbersOf } from './values.ts'
import type { Id, Names, RawIds } from './values.ts'

const oneOrMore = z.codec(z.optional(checked<RawIds>(isIds, 'ids')), checked<number | number[]>(isIds, 'ids'), {
  decode: (value) => (Number.isFinite(value) ? (value as number) : numbersOf(value)),
  encode: (value) => value,
})

/** `id, ids or null`, see contract C107: one id stays one, a list stays a list. */
export function idOrIds<const E extends string>(_entity: E) {
  return typed<Id<E> | readonly Id<E>[], RawIds | undefined>(oneOrMore)
}

/** An enum in requests: unknown values are refused. */
export function exactly<const M extends Names>(wireByName: M) {
  return typed<keyof M & string, M[keyof M]>(enumCodec(wireByName, null))
}
