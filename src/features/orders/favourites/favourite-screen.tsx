import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'

import type { Favourite } from '#src/domain/orders/favourite.ts'
import { activeOrderTypes } from '#src/domain/services/order-type.ts'
import { activeVenue } from '#src/domain/venues/venue-state.ts'
import { OrderAgain } from '#src/features/orders/again/order-again.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { idFrom, paths } from '#src/instance/routes/paths.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import type { FavouritesState } from '#src/state/favourites-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { StarIcon } from '#src/ui/base/late-icons.tsx'

/** A favourite by its link, a calendar entry say; where this device does not have it, the start and why (decision 85). */
export function FavouriteScreen() {
  const { t } = useLingui()
  const { stores, location } = useInstance()
  const { id } = useParams<{ id: string }>()
  const { favourites } = useSnapshot(stores.of(createFavouritesStore).state) as FavouritesState
  const favourite = favourites.find(({ orderId }) => orderId === idFrom<'Order'>(id))
  const isUnknown = !favourite
  useEffect(() => {
    if (!isUnknown) return
    location.navigate(paths.home, { replace: true })
    stores.dialogs.alert(() => [
      t({
        id: 'favourites.unknown',
        message: 'This favourite is not on this device: it was kept on another one, or removed.',
      }),
    ])
  }, [isUnknown, location, t, stores])
  return favourite ? <Known favourite={favourite} /> : null
}

function Known({ favourite }: { readonly favourite: Favourite }) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const restaurant = useRestaurant()
  const { venueId, type } = favourite
  const venue = activeVenue(restaurant, venueId)
  const isChosen = useVenue()?.id === venueId
  const isOffered = venue !== null && activeOrderTypes(venue).includes(type)
  useEffect(() => {
    if (isOffered) stores.place.choose(venueId)
  }, [isOffered, venueId, stores])
  return (
    <>
      <TitleBar title={t({ id: 'favourites.title', message: 'Favourite' })} />
      <div className="screen-frame">
        {isOffered ? isChosen && <OrderAgain offers={[favourite]} whenGone={<Gone />} /> : <Gone />}
      </div>
    </>
  )
}

function Gone() {
  const { location } = useInstance()
  return (
    <EmptyState
      icon={<StarIcon size={32} />}
      action={
        <Button onClick={() => location.navigate(paths.home, { replace: true })}>
          <Trans id="notFound.home">Go to the start</Trans>
        </Button>
      }
    >
      <Trans id="again.nothing">Nothing of this order is available now.</Trans>
    </EmptyState>
  )
}
