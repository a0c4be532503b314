import * as z from 'zod/mini'

import { outsideDeadline } from '#server/platform/outside-calls.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Outage } from './geocoder.ts'

/** Milliseconds after which a look-up is given up: the diner waits for it while typing. */
export const lookUpLimitMs = 4000

export type Fetch = typeof globalThis.fetch
type Values = Readonly<Record<string, string | number | boolean | readonly string[] | null>>

/** An address with a query; null is left out, a list is one value for each. */
export function askedUrl(address: string, values: Values): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null) url.searchParams.append(name, String(one))
    }
  }
  return url
}

/**
 * Asks a provider once and reads its reply. It is sent nothing of the caller: no address, no key, no header of theirs. What
 * goes wrong is a reason without the text that was asked for.
 */
export async function askProvider<T>(url: URL, reply: z.ZodMiniType<T>, fetch: Fetch): Promise<Verdict<T, Outage>> {
  try {
    const init = { headers: { Accept: 'application/json' }, signal: outsideDeadline(lookUpLimitMs) }
    const response = await fetch(url, init)
    if (!response.ok) return refuse({ reason: `HTTP ${response.status}` })
    const read = z.safeParse(reply, await response.json())
    return read.success ? accept(read.data) : refuse({ reason: 'unreadable' })
  } catch (error) {
    return refuse({ reason: reasonOf(error) })
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'unreadable'
  return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'away'
}

/** Degrees on earth. */
export const latitude = z.number().check(z.minimum(-90), z.maximum(90))
export const longitude = z.number().check(z.minimum(-180), z.maximum(180))

/** What many replies leave out. */
export const maybeText = z.nullish(z.string())
