import { safeParse } from 'zod/mini'

import type { KeptLists, KeptReply } from '#desk/client/kept-lists.ts'
import { nameOfKept } from '#desk/client/kept-lists.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { readDayPlan, readReservations } from '#desk/contract/reservations.ts'
import { readSession } from '#desk/contract/session.ts'
import { readTableCalls } from '#desk/contract/table-calls.ts'
import { readTable, readTables } from '#desk/contract/tables.ts'
import type { QueryClient } from '#src/query/create-query-client.ts'

import { deviceDate } from './device-date.ts'
import { keyOf, questionOf } from './query-key.ts'

const kept = [readSession, readOrders, readReservations, readDayPlan, readTableCalls, readTables, readTable]
/** As long as a session: what is older belongs to nobody who is signed in. */
const longestMs = 16 * 3_600_000
/** Replies of calls with values, such as the pages of tables and the plans of days. */
const mostWithValues = 60

type Restoring = { readonly lists: KeptLists; readonly language: string; readonly nowMs: number }

/**
 * Shows the lists that were kept until they are read anew, and drops what is not worth keeping any more. What an older page has kept
 * and this one does not understand is left out.
 */
export async function restoreLists(client: QueryClient, { lists, language, nowMs }: Restoring): Promise<void> {
  const all = await lists.all()
  const old = outdated(all, nowMs)
  lists.drop(old)
  const read = all.flatMap((one) => {
    const call = kept.find(({ path }) => path === one.path)
    const parsed = call && !old.includes(one) && safeParse(call.reply, one.reply)
    return parsed && parsed.success ? [{ ...one, reply: parsed.data }] : []
  })
  if (!read.some(({ path }) => path === readSession.path)) return
  for (const { path, values = {}, reply, atMs } of read)
    client.setQueryData(keyOf(language, { path, values }), reply, { updatedAt: atMs })
  // Much may have changed since.
  await client.invalidateQueries({ refetchType: 'none' })
}

type Keeping = { readonly lists: KeptLists; readonly now: () => number }

/** Keeps every reading of the lists from now on; what arrives after a member has left is nobody's. */
export function keepLists(client: QueryClient, { lists, now }: Keeping): void {
  const cache = client.getQueryCache()
  const names = new Set<string>()
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return
    const { queryKey, queryHash, state } = event.query
    const question = questionOf(queryKey)
    if (!question || !kept.some(({ path }) => path === question.path) || cache.get(queryHash) !== event.query) return
    if (question.path === readSession.path && !isOfMember(state.data)) return
    const reply = { ...question, reply: state.data, atMs: now() }
    lists.keep(reply)
    if (!hasValues(reply) || names.has(nameOfKept(reply))) return
    // One more is kept than before, maybe one too many.
    names.add(nameOfKept(reply))
    void lists.all().then((all) => lists.drop(outdated(all, now())))
  })
}

/** Whether a reply is about one thing of several: a table, the day of a venue. */
const hasValues = ({ values = {} }: KeptReply) => Object.keys(values).length > 0

/** What is older than a session, plans of days that are past, and of replies with values all but those that were read last. */
function outdated(all: readonly KeptReply[], nowMs: number): readonly KeptReply[] {
  const today = deviceDate(nowMs)
  const isOver = ({ path, values, atMs }: KeptReply) =>
    nowMs - atMs >= longestMs || (path === readDayPlan.path && String(values?.day) < today)
  const withValues = all.filter((one) => !isOver(one) && hasValues(one))
  return [...all.filter(isOver), ...withValues.sort((a, b) => b.atMs - a.atMs).slice(mostWithValues)]
}

/** Whether a session is one of somebody. */
function isOfMember(reply: unknown): boolean {
  const session = safeParse(readSession.reply, reply)
  return session.success && session.data.member !== null
}
