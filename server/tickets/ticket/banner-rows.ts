import type { DeskOrder } from '#desk/contract/orders.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'
import type { TicketRow } from '#server/tickets/ticket.ts'
import { isRefusedOrCancelled, isWaiting } from '#src/domain/orders/order-state.ts'

import { inverse, row } from './ticket-rows.ts'
import type { TicketWriter } from './ticket-writer.ts'

/** What a ticket is before anything else: of an order that is over, changed or a test, or a second paper of the same. */
export function bannerRows(
  order: DeskOrder,
  { occasion, isCopy }: Pick<TicketWish, 'occasion' | 'isCopy'>,
  writer: TicketWriter,
): readonly TicketRow[] {
  const { word } = writer
  const isOver = isRefusedOrCancelled(order)
  return [
    ...(isOver ? [inverse(word('cancelled'), { size: 'large' })] : []),
    ...(occasion === 'changed' && !isOver ? changeRows(order, writer) : []),
    ...(isWaiting(order) ? [inverse(word('notAccepted'), { size: 'tall' })] : []),
    ...(order.isTest ? [inverse(word('test'), { size: 'tall' })] : []),
    ...(isCopy ? [inverse(word('copy'), { size: 'tall' })] : []),
  ]
}

/** An order does not say what was changed last: where nothing was removed, it was its time or its table. */
function changeRows({ removals, place }: DeskOrder, { word, labelled }: TicketWriter): readonly TicketRow[] {
  const removed = removals.flatMap(({ pieces }) => pieces.map(({ quantity, name }) => `${quantity} × ${name}`))
  return [
    inverse(word('changed'), { size: 'large' }),
    row(word('thisOneCounts'), { weight: 'bold' }),
    ...(removed.length > 0
      ? removed.map((piece) => row(labelled(word('removed'), piece), { weight: 'bold' }))
      : [row(word(place.table === null ? 'otherTime' : 'otherTableOrTime'), { weight: 'bold' })]),
  ]
}
