import * as z from 'zod/mini'

import type { Cents, Id, LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'

// The desk and its service are one program: values travel as they are, without the words of the contract with diners.
// Each schema says the type that both sides use.
function as<T>(schema: z.ZodMiniType): z.ZodMiniType<T, T> {
  return schema as z.ZodMiniType<T, T>
}

const clock = String.raw`([01]\d|2[0-3]):[0-5]\d`

/** Number of something, e.g. `id<'Order'>()`. */
export const id = <E extends string>() => as<Id<E>>(z.int())
/** An amount in cents; negative where something is taken off. */
export const amount = as<Cents>(z.int())
/** Time of the venue, `YYYY-MM-DD HH:mm:ss`. */
export const localDateTime = as<LocalDateTime>(
  z.string().check(z.regex(new RegExp(String.raw`^\d{4}-\d{2}-\d{2} ${clock}:[0-5]\d$`))),
)
export const localDate = as<LocalDate>(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))
export const localTime = as<LocalTime>(z.string().check(z.regex(new RegExp(`^(${clock}|24:00)$`))))
/** An instant, in ISO 8601 with `Z`. */
export const instant = z.iso.datetime()

/** A list, which neither side changes. */
export const rows = <S extends z.ZodMiniType>(shape: S) => z.readonly(z.array(shape))

/** One of some words. */
export const oneOf = <const W extends string>(...words: readonly W[]) => z.enum(words as readonly [W, ...W[]])

/** The words of a type, whole by its type: one that is missing here does not compile. */
export const wordsOf = <W extends string>(words: Readonly<Record<W, true>>) =>
  as<W>(z.enum(Object.keys(words) as [W, ...W[]]))

/** A body or a reply that says nothing. */
export const nothing = as<object>(z.object({}))
