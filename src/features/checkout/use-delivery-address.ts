import { useEffect, useState } from 'react'

import { orderAddressesQuery, sendDeliveryAddress } from '#src/api/address-calls.ts'
import type { DeliveryAddress, NewAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import { chosenAddress, wizardKey } from '#src/domain/areas/chosen-address.ts'
import type { AddressOfOrder } from '#src/domain/areas/guest-address.ts'
import { guestAddress } from '#src/domain/areas/guest-address.ts'
import type { ManualForm } from '#src/domain/areas/new-address.ts'
import { blankManual, typedAddressToSave } from '#src/domain/areas/new-address.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import type { CheckoutForm } from '#src/state/checkout-form.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import type { FillIn } from './use-checkout-form.ts'

type DeliveryDeps = {
  readonly venue: Venue
  /** Those that the venue serves; undefined while loading. */
  readonly cities: readonly DeliveryCity[] | undefined
  readonly draft: StartedDraft
  readonly config: ServiceConfig | null
  readonly form: CheckoutForm
  readonly fillIn: FillIn
}

/** The address of a DELIVERY order: a saved one of the customer, or what a guest types [CHK-09, CHK-70]. */
export function useDeliveryAddress(deps: DeliveryDeps) {
  const isGuest = useCustomer() === null
  const isAsked = destinationOf(deps.draft.type) === 'address'
  const ofCustomer = useSavedAddress(deps, isAsked && !isGuest)
  return isGuest ? { ...ofCustomer, ...addressOfGuest(deps, isAsked) } : ofCustomer
}

/** The place of the wizard with what a guest types here, kept with the draft alone [CHK-70]. */
function addressOfGuest({ venue, cities, draft, form, fillIn }: DeliveryDeps, isAsked: boolean) {
  const { address: wizard } = draft
  const key = wizardKey(wizard)
  const kept = form.typedAddress?.wizardKey === key ? form.typedAddress : null
  const typed = { ...blankManual, ...kept }
  return {
    chosen: isAsked && cities ? guestAddress({ wizard, typed, venue, cities }) : null,
    guest: {
      typed,
      type: (change: Partial<ManualForm>) => fillIn({ typedAddress: { ...typed, ...change, wizardKey: key } }),
    },
    reload: () => Promise.resolve(),
    isPending: isAsked && !cities,
  }
}

/** The saved addresses and the chosen one [CHK-18..21, CHK-54]. */
function useSavedAddress({ venue, draft, config, form, fillIn }: DeliveryDeps, isAsked: boolean) {
  const { api } = useInstance()
  const { address: wizard } = draft
  const key = wizardKey(wizard)
  const zoneMode = config?.zoneMode === 'coordinates' ? ('coordinates' as const) : ('manual' as const)
  const { addresses, add, error, reload } = useAddresses({ venue, wizard, zoneMode, isAsked })
  const pickedId = form.address?.wizardKey === key ? form.address.id : null
  const chosen = addresses ? chosenAddress(addresses, { pickedId, wizard }) : null

  const pick = ({ id }: DeliveryAddress) => fillIn({ address: { id, wizardKey: key } })
  /** Saves an address and chooses it [CHK-19]. */
  async function save(request: NewAddress) {
    const { address } = await sendDeliveryAddress(api, { ...request, venueId: venue.id })
    add(address)
    pick(address)
  }
  const typed = useSaveTyped(addresses && !chosen ? typedAddressToSave(wizard) : null, save)

  return {
    zoneMode,
    wizard,
    /** Undefined while loading, and for a guest. */
    addresses,
    chosen: chosen as AddressOfOrder | null,
    /** What a guest types; null for a customer. */
    guest: null as GuestTyping | null,
    pick,
    save,
    /** Why there is no address: the list failed to load, or the wizard's address could not be saved. */
    error: addresses ? typed.error : error,
    retry: () => (addresses ? typed.retry() : void reload()),
    reload: async () => void (await reload()),
    isPending: isAsked && (addresses ? typed.isPending : !error),
  }
}

type GuestTyping = { readonly typed: ManualForm; readonly type: (change: Partial<ManualForm>) => void }

export type Delivery = ReturnType<typeof useDeliveryAddress>

type Asked = {
  readonly venue: Venue
  readonly wizard: StartedDraft['address']
  readonly zoneMode: 'manual' | 'coordinates'
  readonly isAsked: boolean
}

/** In manual zones the addresses of the chosen city; with coordinates all of them [CHK-21]. */
function useAddresses({ venue, wizard, zoneMode, isAsked }: Asked) {
  const customer = useCustomer()
  const cityId = wizard?.deliveryCityId ?? null
  const deliveryCityIds = zoneMode === 'manual' && cityId !== null ? [cityId] : null
  const query = orderAddressesQuery(useApi(), { venueId: venue.id, zoneMode, deliveryCityIds }, customer)
  const { data, error, refetch } = useFreshQuery({ ...query, enabled: isAsked })
  useFailureAlert(error)
  // Addresses added here are missing in the list that was fetched before.
  const [added, setAdded] = useState<readonly DeliveryAddress[]>([])
  const isNew = ({ id }: DeliveryAddress) => !data?.addresses.some((one) => one.id === id)
  return {
    addresses: data && [...data.addresses, ...added.filter(isNew)],
    add: (address: DeliveryAddress) => setAdded((before) => [...before.filter(({ id }) => id !== address.id), address]),
    error,
    reload: refetch,
  }
}

/** Saves the address typed in the wizard once; retries only on request [CHK-21]. */
function useSaveTyped(typed: NewAddress | null, save: (typed: NewAddress) => Promise<void>) {
  const { run, error, isError } = useMutation(save)
  const isToSave = typed !== null && !isError
  // A failure is shown by the block.
  const retry = () => void (typed && run(typed).catch(() => undefined))
  useEffect(() => {
    if (isToSave) retry()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address of the wizard
  }, [isToSave])
  return { isPending: isToSave, error, retry }
}
