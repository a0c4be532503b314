import { Plural, Trans } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { cents } from '#src/domain/money.ts'
import { paidByBills } from '#src/domain/tables/bill.ts'
import { paidTotal, runningTotal } from '#src/domain/tables/rounds.ts'
import { CostLine } from '#src/parts/costs/cost-line.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import type { Visit } from '#src/parts/table/use-visit.ts'
import { Skeleton } from '#src/ui/base/skeleton.tsx'

import { useRoundOrders } from './use-round-orders.ts'

/** Table, running total, what of it is paid by bills, and number of orders. */
export function VisitTotal({ venue, visit }: { readonly venue: Venue; readonly visit: Visit }) {
  const price = usePrice(venue)
  const { orders, isLoading, isComplete } = useRoundOrders(visit)
  const tableName = visit.table.name
  const count = visit.rounds.length
  return (
    <section className="visit-total">
      <p className="where">
        <Trans id="orders.atTable">Table {tableName}</Trans>, {venue.name}
      </p>
      {count === 0 ? (
        <p>
          <Trans id="table.none">Nothing has been ordered yet.</Trans>
        </p>
      ) : (
        <>
          <p className="sum tabular">{isLoading ? <Skeleton shape="chip" /> : price(runningTotal(orders))}</p>
          {!isLoading && paidByBills(orders) > 0 && (
            <dl className="paid tabular">
              <CostLine name={<Trans id="table.paid">Paid</Trans>}>{price(paidTotal(orders))}</CostLine>
              <CostLine name={<Trans id="table.left">Left to pay</Trans>}>
                {price(cents(runningTotal(orders) - paidTotal(orders)))}
              </CostLine>
            </dl>
          )}
          <p>
            <Plural id="table.soFar" value={count} one="# order so far" other="# orders so far" />
          </p>
          {!isLoading && !isComplete && (
            <p className="incomplete">
              <Trans id="table.incomplete">Some orders could not be loaded and are not in the sum.</Trans>
            </p>
          )}
        </>
      )}
    </section>
  )
}
