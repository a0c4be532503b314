import { createHash } from 'node:crypto'

import { lte } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'

import type { Database } from '#server/platform/db/database.ts'
import { limitPoints } from '#server/platform/db/schema/service-tables.ts'
import type { Answer } from '#server/platform/refusal.ts'
import type { Id } from '#src/contract/values.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { LimitName, LimitRule } from './limit-rules.ts'
import { limitRules } from './limit-rules.ts'
import { networkOf } from './network-of.ts'

/** Who tries; a `Call` has all but the subject. */
export type Trier = {
  /** Null: what is tried belongs to no restaurant. */
  readonly restaurant: { readonly id: Id<'Restaurant'> } | null
  /** Network address of the caller. */
  readonly address: string
  /** What is tried, such as the name of an account; the same in upper and lower case. */
  readonly subject?: string
  readonly nowMs: number
}

/** Counts tries against `limitRules`, for all processes on one database together. */
export type Limits = {
  /** Multiplies what counts per address. */
  readonly addressFactor: number
  /** Counts one try by each rule, in this order; refuses with TOO_MANY_ATTEMPTS where a rule has none left. */
  take(names: readonly LimitName[], trier: Trier): Promise<Answer<null>>
  /** Takes back a try that was right: rules of its subject forget earlier ones too. */
  forgive(names: readonly LimitName[], trier: Trier): Promise<void>
}

type LimitsDeps = {
  readonly db: Database
  /** Multiplies what counts per address. */
  readonly addressFactor: number
}

/**
 * Windows are those of the clock: one of fifteen minutes begins with each quarter of an hour. The window is part of the
 * key, because the library knows no clock but the computer's. Keys are hashed: the table holds no name and no address.
 */
export function createLimits({ db, addressFactor }: LimitsDeps): Limits {
  const limiters = new Map(
    Object.entries<LimitRule>(limitRules).map(([name, { points, minutes, per }]) => {
      const allowed = per === 'address' ? points * addressFactor : points
      const limiter = new RateLimiterDrizzle({
        storeClient: db,
        schema: limitPoints,
        points: allowed,
        duration: minutes * 60,
        keyPrefix: name,
        // Whoever goes on is refused without a question to the database.
        inMemoryBlockOnConsumed: allowed + 1,
        clearExpiredByTimeout: false,
      })
      return [name, limiter] as const
    }),
  )
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`Comanda: there is no limit named ${name}.`)
    return limiter
  }

  return {
    addressFactor,
    take: async (names, trier) => {
      for (const name of names) {
        try {
          await limiterOf(name).consume(keyOf(limitRules[name], trier))
        } catch (error) {
          if (error instanceof RateLimiterRes) return tooMany(limitRules[name], trier.nowMs)
          throw error
        }
      }
      return accept(null)
    },
    forgive: async (names, trier) => {
      for (const name of names) {
        const key = keyOf(limitRules[name], trier)
        await (limitRules[name].per === 'address' ? limiterOf(name).reward(key) : limiterOf(name).delete(key))
      }
    },
  }
}

/** Deletes what was counted in windows that have passed. */
export async function forgetPassedLimits(db: Database, nowMs: number): Promise<void> {
  await db.delete(limitPoints).where(lte(limitPoints.expire, new Date(nowMs)))
}

/** Names the network of a caller without keeping its address. */
export function networkHash(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('base64url')
}

function keyOf({ minutes, per }: LimitRule, { restaurant, address, subject = '', nowMs }: Trier): string {
  const window = Math.floor(nowMs / (minutes * 60_000))
  const isPerSubject = per === 'subject' || per === 'both'
  const counted = {
    window,
    restaurant: isPerSubject ? (restaurant?.id ?? null) : null,
    subject: per === 'address' ? null : subject.trim().toLowerCase(),
    network: per === 'address' || per === 'both' ? networkOf(address) : null,
  }
  return createHash('sha256').update(JSON.stringify(counted)).digest('base64url')
}

function tooMany({ minutes }: LimitRule, nowMs: number) {
  const windowMs = minutes * 60_000
  const waitMs = windowMs - (nowMs % windowMs)
  const values = { minutes: String(Math.ceil(waitMs / 60_000)) }
  return refuse({ code: 'TOO_MANY_ATTEMPTS' as const, values, waitMs })
}
