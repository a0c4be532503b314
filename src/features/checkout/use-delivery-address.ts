import { useEffect, useState } from 'react'

import { deliveryAddressesQuery, sendDeliveryAddress } from '#src/api/delivery-addresses.ts'
import { useFailureAlert } from '#src/components/use-failure-alert.ts'
import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import { chosenAddress, wizardKey } from '#src/domain/areas/chosen-address.ts'
import type { AddressToSave } from '#src/domain/areas/new-address.ts'
import { typedAddressToSave } from '#src/domain/areas/new-address.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import type { CheckoutForm } from '#src/state/checkout-form.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import type { FillIn } from './use-checkout-form.ts'

type DeliveryDeps = {
  readonly venue: Venue
  readonly draft: StartedDraft
  readonly config: ServiceConfig | null
  readonly form: CheckoutForm
  readonly fillIn: FillIn
}

/** The saved addresses of a DELIVERY order and the one it goes to [CHK-09, CHK-18..21, CHK-54]. */
export function useDeliveryAddress({ venue, draft, config, form, fillIn }: DeliveryDeps) {
  const { api } = useInstance()
  const { type, address: wizard } = draft
  const key = wizardKey(wizard)
  const zoneMode = config?.zoneMode === 'coordinates' ? ('coordinates' as const) : ('manual' as const)
  const cityId = wizard?.deliveryCityId ?? null
  const deliveryCityIds = zoneMode === 'manual' && cityId !== null ? [cityId] : null
  const query = deliveryAddressesQuery(useApi(), { venueId: venue.id, zoneMode, deliveryCityIds })
  const { data, error, refetch } = useFreshQuery({ ...query, enabled: type === 'delivery' })
  useFailureAlert(error)
  const pickedId = form.address?.wizardKey === key ? form.address.id : null
  // Made here: the list that was asked for before does not know them.
  const [added, setAdded] = useState<readonly DeliveryAddress[]>([])
  const addresses = data && [...data.addresses, ...added.filter(({ id }) => !data.addresses.some((one) => one.id === id))]
  const chosen = addresses ? chosenAddress(addresses, { pickedId, wizard }) : null

  const pick = ({ id }: DeliveryAddress) => fillIn({ address: { id, wizardKey: key } })
  /** Saves an address; it becomes the chosen one [CHK-19]. */
  async function save(request: AddressToSave) {
    const { address } = await sendDeliveryAddress(api, { ...request, venueId: venue.id })
    setAdded((before) => [...before.filter(({ id }) => id !== address.id), address])
    pick(address)
  }

  const saving = useMutation(save)
  const typed = addresses && !chosen && type === 'delivery' ? typedAddressToSave(wizard) : null
  const isToSave = typed !== null && !saving.isError
  const saveTyped = () => void (typed && saving.run(typed).catch(() => undefined))
  useEffect(() => {
    if (isToSave) saveTyped()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address of the wizard
  }, [isToSave, key])

  return {
    zoneMode,
    wizard,
    /** undefined while they are on their way. */
    addresses,
    chosen,
    pick,
    save,
    /** Why there is no address: the list did not come, or the one of the wizard could not be saved. */
    error: addresses ? saving.error : error,
    retry: () => (addresses ? saveTyped() : void refetch()),
    reload: refetch,
    isPending: type === 'delivery' && (addresses ? isToSave : !error),
  }
}

export type Delivery = ReturnType<typeof useDeliveryAddress>
