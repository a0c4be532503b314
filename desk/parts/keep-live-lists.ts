import { safeParse } from 'zod/mini'

import type { KeptLists } from '#desk/client/kept-lists.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { readReservations } from '#desk/contract/reservations.ts'
import { readSession } from '#desk/contract/session.ts'
import { readTableCalls } from '#desk/contract/table-calls.ts'
import type { QueryClient } from '#src/query/create-query-client.ts'

import { isLive, liveKey } from './live-lists.ts'

const kept = [readSession, readOrders, readReservations, readTableCalls]
/** As long as a session: what is older belongs to nobody who is signed in. */
const longestMs = 16 * 3_600_000

/** The key of a call without values, as `useDeskQuery` has it. */
const keyOf = (language: string, path: string) => [language, isLive(path) ? liveKey : 'room', path, {}]

type Restoring = { readonly lists: KeptLists; readonly language: string; readonly nowMs: number }

/**
 * Shows the lists that were kept until they are read anew; answers when the oldest of them was read, null = none was kept. What an
 * older page has kept and this one does not understand is left out.
 */
export async function restoreLists(client: QueryClient, { lists, language, nowMs }: Restoring): Promise<number | null> {
  const all = (await lists.all()).filter(({ atMs }) => nowMs - atMs < longestMs)
  const read = all.flatMap(({ path, reply, atMs }) => {
    const call = kept.find((one) => one.path === path)
    const parsed = call && safeParse(call.reply, reply)
    return parsed?.success ? [{ path, reply: parsed.data, atMs }] : []
  })
  if (!read.some(({ path }) => path === readSession.path)) return null
  for (const { path, reply, atMs } of read) client.setQueryData(keyOf(language, path), reply, { updatedAt: atMs })
  const times = read.filter(({ path }) => path !== readSession.path).map(({ atMs }) => atMs)
  return times.length === 0 ? null : Math.min(...times)
}

type Keeping = { readonly lists: KeptLists; readonly now: () => number }

/** Keeps every reading of the lists from now on; what arrives after a member has left is nobody's. */
export function keepLists(client: QueryClient, { lists, now }: Keeping): void {
  const cache = client.getQueryCache()
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return
    const { queryKey, queryHash, state } = event.query
    const path = String(queryKey[2])
    if (!kept.some((call) => call.path === path) || cache.get(queryHash) !== event.query) return
    if (path !== readSession.path || isOfMember(state.data)) lists.keep({ path, reply: state.data, atMs: now() })
  })
}

/** Whether a session is one of somebody. */
function isOfMember(reply: unknown): boolean {
  const session = safeParse(readSession.reply, reply)
  return session.success && session.data.member !== null
}
