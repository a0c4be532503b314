import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { readFoundOrders } from '#desk/contract/orders.ts'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { SearchIcon } from '#src/ui/base/more-icons.tsx'
import { Status } from '#src/ui/base/status.tsx'

type FoundOrdersProps = { readonly words: string; readonly children: (orders: readonly DeskOrder[]) => ReactNode }

/** The orders of all days that have the words in them, in place of the lists. */
export function FoundOrders({ words, children }: FoundOrdersProps) {
  return (
    <Read of={useDeskQuery(readFoundOrders, { words })}>
      {({ orders }) => (
        <>
          <Status>
            <h2>
              <FoundCount count={orders.length} />
            </h2>
          </Status>
          {orders.length === 0 ? (
            <EmptyState icon={<SearchIcon size={32} />}>
              <Trans id="search.none">No order has “{words}” in its number, name, telephone or dishes.</Trans>
            </EmptyState>
          ) : (
            <ul className="desk-cards desk-orders">{children(orders)}</ul>
          )}
        </>
      )}
    </Read>
  )
}

function FoundCount({ count }: { readonly count: number }) {
  return <Plural id="search.found" value={count} one="# order found" other="# orders found" />
}
