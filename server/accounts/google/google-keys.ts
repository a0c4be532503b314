import type { JsonWebKey } from 'node:crypto'

import * as z from 'zod/mini'

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA') })) })
const periodMs = 3_600_000
/** Anybody can send a token that names a key: Google is not asked more often than this in an hour. */
const mostAsked = 20

/** Answers the public key of a name; null when Google has none of it, does not answer, or was asked too often. */
export type GoogleKeys = (name: string | undefined, nowMs: number) => Promise<JsonWebKey | null>

/** Google's keys, kept for an hour: a token that names another one asks again, as Google changes them every few days. */
export function createGoogleKeys(fetchKeys: () => Promise<unknown>): GoogleKeys {
  let kept: z.output<typeof keySet>['keys'] = []
  let askedAtMs: readonly number[] = []
  const named = (name: string | undefined) => kept.find(({ kid }) => kid === name) ?? null

  return async function key(name, nowMs) {
    const latest = askedAtMs.at(-1) ?? -Infinity
    if (named(name) && nowMs - latest < periodMs) return named(name)
    askedAtMs = askedAtMs.filter((at) => nowMs - at < periodMs)
    if (askedAtMs.length >= mostAsked) return null
    askedAtMs = [...askedAtMs, nowMs]
    const read = z.safeParse(keySet, await fetchKeys().catch(() => null))
    if (read.success) kept = read.data.keys
    return named(name)
  }
}
