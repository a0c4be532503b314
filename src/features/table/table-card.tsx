import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { runningTotal } from '#src/domain/tables/rounds.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import type { Visit } from '#src/parts/table/use-visit.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { FetchRounds } from './fetch-rounds.tsx'
import { useMovedSeat } from './use-moved-seat.ts'
import { useRoundOrders } from './use-round-orders.ts'

import css from './table-card.css?inline'

declareStyles(css)

/** The diner's table with what was ordered there so far, and the way to its page (decision 82). */
export function TableCard({ visit }: { readonly visit: Visit }) {
  useMovedSeat(visit)
  const { t } = useLingui()
  const { location } = useInstance()
  const { venues } = useRestaurant()
  const price = usePrice(venues.find(({ id }) => id === visit.venueId))
  const { orders, isComplete } = useRoundOrders(visit)
  const { rounds } = visit
  const tableName = visit.table.name
  const count = rounds.length
  return (
    <div className="table-card" data-live="">
      <FetchRounds visit={visit} />
      <Card title={t({ id: 'table.card', message: `You are at table ${tableName}` })}>
        <p className="facts tabular">
          {count === 0 ? (
            <Trans id="table.none">Nothing has been ordered yet.</Trans>
          ) : (
            <Plural id="table.count" value={count} one="# order" other="# orders" />
          )}
          {count > 0 && isComplete && `, ${price(runningTotal(orders))}`}
        </p>
        <Button isWide size="small" onClick={() => location.navigate(secondaryPaths.table)}>
          <Trans id="table.title">Your table</Trans>
        </Button>
      </Card>
    </div>
  )
}
