import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import { countedRounds } from '#src/domain/tables/rounds.ts'
import { useCurrency } from '#src/parts/price/use-price.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useMinutes } from '#src/parts/screen/use-minutes.ts'
import { useVisit } from '#src/parts/table/use-visit.ts'
import type { Visit } from '#src/parts/table/use-visit.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { NextRound } from './next-round.tsx'
import { NoTable } from './no-table.tsx'
import { PayCard } from './pay-card.tsx'
import { RoundList } from './round-list.tsx'
import { SplitCard } from './split-card.tsx'
import { StaffCallCard } from './staff-call-card.tsx'
import { useMovedSeat } from './use-moved-seat.ts'
import { useRoundOrders } from './use-round-orders.ts'
import { useSplit } from './use-split.ts'
import { VisitTotal } from './visit-total.tsx'

import css from './table-screen.css?inline'

declareStyles(css)

/** The diner's table: what was ordered there, what it costs so far and how it is paid, a calculator to split it, and a call to the staff. */
export function TableScreen() {
  // The visit ends with time.
  useMinutes()
  const { t } = useLingui()
  const venue = useVenue()
  const visit = useVisit(venue?.id ?? null)
  return (
    <>
      <TitleBar title={t({ id: 'table.title', message: 'Your table' })} />
      {venue && visit ? (
        <AtTable venue={venue} visit={visit} next={<NextRound venue={venue} table={visit.table} />} />
      ) : (
        <NoTable venue={venue} />
      )}
    </>
  )
}

type AtTableProps = { readonly venue: Venue; readonly visit: Visit; readonly next: ReactNode }

function AtTable({ venue, visit, next }: AtTableProps) {
  useMovedSeat(visit)
  const { rounds } = visit
  const { callReasons: reasons = [], hasBills = false } = venue.table ?? {}
  const { orders } = useRoundOrders(visit)
  const split = useSplit(countedRounds(orders), useCurrency(venue))
  return (
    <div className="screen-frame table-screen">
      <VisitTotal venue={venue} visit={visit} />
      {hasBills && <PayCard venue={venue} visit={visit} orders={orders} part={split.part} />}
      {next}
      {reasons.length > 0 && <StaffCallCard venue={venue} visit={visit} reasons={reasons} />}
      {rounds.length > 0 && (
        <section className="rounds">
          <h2>
            <Trans id="table.rounds">Ordered on this device</Trans>
          </h2>
          <RoundList rounds={rounds} />
        </section>
      )}
      <SplitCard venue={venue} orders={countedRounds(orders)} split={split} />
    </div>
  )
}
