import type { DeskOrder } from '#desk/contract/orders.ts'

/**
 * Of an order that is paid by a link: `waits` for its payment, or `lapsed` because nobody paid in time, which whoever rang does not
 * know. Null: it is not paid by a link, is paid, or was given up by staff, who know of it.
 */
export function linkStateOf({
  payment,
  statusLog,
}: Pick<DeskOrder, 'payment' | 'statusLog'>): 'waits' | 'lapsed' | null {
  const { status, payBy } = payment
  if (payBy === null) return null
  if (status === 'pending') return 'waits'
  const end = statusLog.find((change) => change.status === 'cancelled')
  // Nothing lapses before its time.
  return status === 'failed' && end && end.at > payBy ? 'lapsed' : null
}
