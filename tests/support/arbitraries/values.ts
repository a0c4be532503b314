import fc from 'fast-check'

import type { Cents, Id, LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'

type Arbitraries<T> = { [K in keyof T]-?: fc.Arbitrary<Exclude<T[K], undefined>> }

/** An object with every field; those named in `optional` may be absent. */
export function anObject<T extends object>(
  fields: Arbitraries<T>,
  optional: readonly (keyof T)[] = [],
): fc.Arbitrary<T> {
  const requiredKeys = (Object.keys(fields) as (keyof T)[]).filter((key) => !optional.includes(key))
  return fc.record(fields as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: requiredKeys as string[],
    noNullPrototype: true,
  }) as unknown as fc.Arbitrary<T>
}

export const aText = fc.string({ maxLength: 12 })
/** Addresses of documents by consent. */
export const someAddresses = fc.dictionary(fc.stringMatching(/^f_[a-z]{1,6}$/), aText, { noNullPrototype: true })
/** Addresses as they are read and written (`webAddress` and `pageAddress`). */
export const aPageAddress = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true })
export const aWebAddress = fc.oneof(aPageAddress, fc.constantFrom('http://a.it', 'tel:+390111', 'mailto:a@b.it'))
export const aFlag = fc.boolean()
export const aCount = fc.integer({ min: 0, max: 10_000 })
export const aNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value))
export const someCents = fc.integer({ min: -10_000_000, max: 100_000_000 }).map((value) => value as Cents)

export function anId<E extends string>(): fc.Arbitrary<Id<E>> {
  return fc.integer({ min: 1, max: 2 ** 31 }).map((value) => value as Id<E>)
}

export function anIdOrAny<E extends string>(): fc.Arbitrary<Id<E> | 'any'> {
  return fc.oneof(fc.constant('any' as const), anId<E>())
}

export function orNull<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary)
}

export function aList<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.array(arbitrary, { maxLength: 3 })
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const upTo = (max: number) => fc.integer({ min: 0, max }).map(twoDigits)

export const aTime = fc.tuple(upTo(23), upTo(59)).map((parts) => parts.join(':') as LocalTime)
export const aDate = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10) as LocalDate)
export const aDateTime = fc
  .tuple(aDate, aTime, upTo(59))
  .map(([date, time, seconds]) => `${date} ${time}:${seconds}` as LocalDateTime)
