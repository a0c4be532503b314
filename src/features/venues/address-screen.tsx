import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'

import type { OrderAddress } from '#src/contract/order-address.ts'
import type { Id } from '#src/contract/values.ts'
import { positionOf } from '#src/domain/areas/build-order-address.ts'
import { isServedBy, venuesServing } from '#src/domain/areas/delivery-areas.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { readVenueQuery, venuePath } from '#src/instance/routes/venue-paths.ts'
import { AddressPicker } from '#src/parts/address/address-picker.tsx'
import { useAddressPicker } from '#src/parts/address/use-address-picker.ts'
import { useDeliveryAreas } from '#src/parts/address/use-delivery-areas.ts'
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './address-screen.css?inline'

declareStyles(css)

/** Asks for the delivery address, then continues to the venues that deliver there [VENUE-16..29]. */
export function AddressScreen() {
  const { stores } = useInstance()
  const initial = stores.draft.state.defaultAddress
  const picker = useAddressPicker({ venueId: null, type: 'delivery', initial })
  const venuesAt = useVenuesAt()
  const proceed = useProceed()
  const isServed = picker.address !== null && venuesAt(picker.address).length > 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isServed) return
    const address = await picker.confirm()
    const venueIds = address ? venuesAt(address) : []
    if (address && venueIds.length > 0) proceed(address, venueIds)
  }
  return (
    <form className="screen-frame address-screen" noValidate onSubmit={(event) => void submit(event)}>
      <ScreenTitle>
        <Trans id="venues.address.title">Where should we deliver?</Trans>
      </ScreenTitle>
      <p className="prompt">
        <Trans id="venues.address.prompt">Enter your address and see who delivers there.</Trans>
      </p>
      <AddressPicker picker={picker} />
      <Button variant="primary" type="submit" isWide isDisabled={!isServed} isBusy={picker.isConfirming}>
        <Trans id="venues.address.proceed">Continue</Trans>
      </Button>
    </form>
  )
}

/**
 * Returns which venues deliver to an address: those with an area there, or with its town in manual zones [VENUE-28,
 * VENUE-30].
 */
function useVenuesAt(): (address: OrderAddress) => readonly Id<'Venue'>[] {
  const { venues } = useRestaurant()
  const { areas, cities } = useDeliveryAreas(null)
  return (address) => {
    const venueIds = venues.map(({ id }) => id)
    const position = positionOf(address)
    if (position) return venuesServing(position, areas ?? [], { venueIds, type: 'delivery' }).map((one) => one.venueId)
    const town = cities?.find(({ id }) => id === address.deliveryCityId)
    return town ? venueIds.filter((id) => isServedBy(town, id)) : []
  }
}

/** Stores the address as the default and continues with the venues in the query [VENUE-29]. */
function useProceed() {
  const { location, stores } = useInstance()
  return (address: OrderAddress, venueIds: readonly Id<'Venue'>[]) => {
    const service = readVenueQuery(location.entry.search).service ?? 'delivery'
    stores.draft.setDefaults({ defaultAddress: address })
    location.navigate(venuePath('venues', { canGoBack: true, service, venueIds }))
  }
}
