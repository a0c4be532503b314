import { useState } from 'react'

import {
  orderAddressesQuery,
  sendAddressDeletion,
  sendDefaultAddress,
  sendDeliveryAddress,
} from '#src/api/address-calls.ts'
import { toJson } from '#src/browser/json.ts'
import type { DeliveryAddress, NewAddress } from '#src/contract/delivery-address.ts'
import { getDeliveryAddresses } from '#src/contract/delivery-address.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import { getServiceConfigs } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'

/**
 * The customer's saved addresses, as judged for the venue, with functions to save, delete and set the default
 * [ACCT-54..61].
 */
export function useAddressBook(venue: Venue, zoneMode: ZoneMode) {
  const { api, stores, i18n, queryClient } = useInstance()
  const customer = useCustomer()
  const query = orderAddressesQuery(useApi(), { venueId: venue.id, zoneMode, deliveryCityIds: null }, customer)
  const { data, error, refetch } = useFreshQuery(query)
  useFailureAlert(data ? null : error)

  async function changed() {
    const own = toJson(query.queryKey)
    // Invalidate what the wizard and the checkout have cached.
    const about: readonly unknown[] = [getDeliveryAddresses.path, getServiceConfigs.path]
    queryClient.removeQueries({
      predicate: ({ queryKey }) => about.includes(queryKey[1]) && toJson(queryKey) !== own,
    })
    await refetch()
  }

  async function change(call: Promise<unknown>) {
    try {
      await call
    } catch (failure) {
      stores.dialogs.alert(() => failureMessages(i18n, failure))
    }
    // The call may have failed because the list was changed elsewhere.
    await changed()
  }

  // Optimistic choice of the default, until the list is refetched.
  const [chosenId, setChosenId] = useState<Id<'DeliveryAddress'> | null>(null)
  async function makeDefault({ id }: DeliveryAddress) {
    setChosenId(id)
    await change(sendDefaultAddress(api, id))
    setChosenId((latest) => (latest === id ? null : latest))
  }

  return {
    addresses: data?.addresses,
    error,
    reload: refetch,
    isDefault: ({ id, isDefault }: DeliveryAddress) => (chosenId === null ? isDefault : id === chosenId),
    makeDefault: (address: DeliveryAddress) => void makeDefault(address),
    remove: ({ id }: DeliveryAddress) => void change(sendAddressDeletion(api, id)),
    /** Saves a new or edited address; throws the refusal. */
    async save(address: NewAddress) {
      await sendDeliveryAddress(api, { ...address, venueId: venue.id })
      await changed()
    },
  }
}

export type AddressBook = ReturnType<typeof useAddressBook>
