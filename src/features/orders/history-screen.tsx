import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSnapshot } from 'valtio'

import { orderHistoryQuery } from '#src/api/order-calls.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { RecordList } from '#src/parts/screen/record-card.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import type { FavouritesState } from '#src/state/favourites-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { ReceiptIcon } from '#src/ui/base/late-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AgainList } from './again/again-list.tsx'
import { HistoryRow } from './history-row.tsx'

import css from './history-screen.css?inline'

declareStyles(css)

/**
 * The signed-in customer's orders, newest first [ORD-04]; above them the favourites of this device, whatever their venue, if
 * there are any (decision 85).
 */
export function HistoryScreen() {
  const { t } = useLingui()
  const { favourites } = useSnapshot(useInstance().stores.of(createFavouritesStore).state) as FavouritesState
  const hasFavourites = favourites.length > 0
  const { data, error, refetch } = useFreshQuery(orderHistoryQuery(useApi()))
  useFailureAlert(error)
  const orders = data?.orders
  const id = useId()
  return (
    <>
      <TitleBar title={t({ id: 'orders.history', message: 'Your orders' })} parent={paths.account} />
      {hasFavourites && (
        <section className="screen-frame history-screen" aria-labelledby={id}>
          <h2 className="title" id={id}>
            <Trans id="favourites.list">Favourites</Trans>
          </h2>
          <AgainList offers={favourites} />
        </section>
      )}
      <section className="screen-frame history-screen">
        {hasFavourites && (
          <h2 className="title">
            <Trans id="favourites.placed">Placed orders</Trans>
          </h2>
        )}
        {!orders && error && <LoadFailure error={error} onRetry={refetch} />}
        {!orders && !error && (
          <SkeletonList
            label={t({ id: 'orders.history.loading', message: 'Loading your orders' })}
            count={4}
            shape="box"
          />
        )}
        {orders?.length === 0 && <NoOrder />}
        {orders && orders.length > 0 && (
          <RecordList>
            {orders.map((order) => (
              <HistoryRow key={order.id} order={order} headingLevel={hasFavourites ? 3 : 2} />
            ))}
          </RecordList>
        )}
      </section>
    </>
  )
}

function NoOrder() {
  const { location } = useInstance()
  return (
    <EmptyState
      icon={<ReceiptIcon size={32} />}
      action={
        <Button onClick={() => location.navigate(paths.orderOptions)}>
          <Trans id="home.orderNow">Order now</Trans>
        </Button>
      }
    >
      <p>
        <Trans id="orders.history.none">There is no order yet.</Trans>
      </p>
    </EmptyState>
  )
}
