import { boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

import type { Texts } from '#server/platform/texts/language.ts'
import type { Cents, Id, LocalDateTime } from '#src/contract/values.ts'

// The kinds of columns the tables share, typed as the contract types them.

export const id = <E extends string>() => integer().notNull().$type<Id<E>>()
export const idOrNull = <E extends string>() => integer().$type<Id<E>>()
export const ids = <E extends string>() => integer().array().notNull().default([]).$type<Id<E>[]>()
export const money = () => integer().notNull().$type<Cents>()
export const moneyOrNull = () => integer().$type<Cents>()
export const texts = () => jsonb().notNull().$type<Texts>()
export const textsOrNull = () => jsonb().$type<Texts>()
export const list = <T>() => jsonb().notNull().default([]).$type<readonly T[]>()
export const words = () => text().array().notNull().default([])
/** Venue wall-clock time: stored as it is shown, never shifted. */
export const wallClockOrNull = () => timestamp({ mode: 'string', precision: 0 }).$type<LocalDateTime>()
export const wallClock = () => wallClockOrNull().notNull()
export const instantOrNull = () => timestamp({ withTimezone: true, mode: 'date' })
export const instant = () => instantOrNull().notNull()
export const flag = (value = false) => boolean().notNull().default(value)
