import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import type { Due, DueList } from '#desk/parts/due-lists.ts'
import { dueLists, listedByDue } from '#desk/parts/due-lists.ts'
import { dueFactsOf } from '#desk/parts/order-due.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'

type DueOrdersProps = {
  readonly orders: readonly DeskOrder[]
  readonly nowMs: number
  readonly draw: (order: DeskOrder, due: Due) => ReactNode
}

/**
 * The orders by when they are due. All stand in one list with the titles among them: an order that moves from one part to
 * the next keeps what was typed on its card.
 */
export function DueOrders({ orders, nowMs, draw }: DueOrdersProps) {
  const listed = listedByDue(orders, dueFactsOf, nowMs)
  return (
    <>
      {listed.new.length === 0 &&
        (orders.length === 0 ? (
          <EmptyState icon={<CutleryIcon size={32} />}>
            <NoneWaits />
          </EmptyState>
        ) : (
          <p className="hint">
            <NoneWaits />
          </p>
        ))}
      {orders.length > 0 && (
        <ul className="desk-cards desk-orders">
          {dueLists.flatMap((list) =>
            listed[list].length === 0
              ? []
              : [
                  <li key={list} className="part">
                    <h2>
                      <ListName list={list} />
                      <span className="count tabular">{listed[list].length}</span>
                    </h2>
                  </li>,
                  ...listed[list].map(({ thing, due }) => draw(thing, due)),
                ],
          )}
        </ul>
      )}
    </>
  )
}

function NoneWaits() {
  return <Trans id="orders.none">No order is waiting. New ones appear here by themselves.</Trans>
}

function ListName({ list }: { readonly list: DueList }) {
  switch (list) {
    case 'new':
      return <Trans id="orders.new">New</Trans>
    case 'unpaid':
      return <Trans id="orders.byLink">To be paid by a link</Trans>
    case 'now':
      return <Trans id="orders.now">Now</Trans>
    case 'next':
      return <Trans id="orders.next">Next, today</Trans>
    case 'later':
      return <Trans id="orders.later">Later</Trans>
    case 'done':
      return <Trans id="orders.done">Done</Trans>
  }
}
