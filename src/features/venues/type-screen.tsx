import { Trans } from '@lingui/react/macro'

import type { ServiceType } from '#src/contract/service-type.ts'
import { destinationOf, inServiceOrder } from '#src/domain/services/order-type.ts'
import { nextAfterType } from '#src/domain/venues/main-choice.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { readVenueQuery } from '#src/instance/routes/venue-paths.ts'
import { OrderTypeIcon } from '#src/parts/order/order-type-icon.tsx'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

import { ChoiceList } from './choice-list.tsx'
import { useNextChoice } from './use-next-choice.ts'

/** Choice among the restaurant's services, in service order [VENUE-12]. */
export function TypeScreen() {
  const { activeServices } = useRestaurant()
  const typeName = useOrderTypeName()
  const choose = useChooseType()
  return (
    <ChoiceList
      title={<Trans id="venues.type.title">What would you like?</Trans>}
      prompt={<Trans id="wizard.type.prompt">Choose how you want to order.</Trans>}
      choices={inServiceOrder(activeServices).map((type) => ({
        key: type,
        icon: <OrderTypeIcon type={type} />,
        name: typeName(type),
        onChoose: () => void choose(type),
      }))}
    />
  )
}

/** Continues after a type; only for deliveries it loads where the venues deliver to [VENUE-13]. */
function useChooseType() {
  const instance = useInstance()
  const { i18n, location, stores } = instance
  const restaurant = useRestaurant()
  const goOn = useNextChoice()
  return async (service: ServiceType) => {
    const { pointId: linkedPointId } = readVenueQuery(location.entry.search)
    try {
      const cities = destinationOf(service) === 'address' ? await citiesOfAll(instance) : []
      goOn(nextAfterType(restaurant, { service, linkedPointId, cities }))
    } catch (error) {
      stores.dialogs.alert(() => failureMessages(i18n, error))
    }
  }
}

async function citiesOfAll({ api, queryClient }: Instance) {
  const { deliveryCitiesQuery } = await import('#src/api/address-calls.ts')
  const { deliveryCities } = await queryClient.fetchQuery(deliveryCitiesQuery(api, null))
  return deliveryCities
}
