import { useState } from 'react'
import { useSnapshot } from 'valtio'

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
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'

/** The saved addresses of the customer as they are for the venue, and what can be done with them [ACCT-54..61]. */
export function useAddressBook(venue: Venue, zoneMode: ZoneMode) {
  const { api, stores, i18n, queryClient } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const query = orderAddressesQuery(useApi(), { venueId: venue.id, zoneMode, deliveryCityIds: null }, email)
  const { data, error, refetch } = useFreshQuery(query)
  useFailureAlert(data ? null : error)

  async function changed() {
    const own = toJson(query.queryKey)
    // The wizard and the checkout ask anew for what they have been told before.
    const about: readonly unknown[] = [getDeliveryAddresses.path, getServiceConfigs.path]
    queryClient.removeQueries(({ queryKey }) => about.includes(queryKey[1]) && toJson(queryKey) !== own)
    await refetch()
  }

  async function change(call: Promise<unknown>) {
    try {
      await call
    } catch (failure) {
      stores.dialogs.alert(failureMessages(i18n, failure))
    }
    // It may have failed because somebody else has changed the list.
    await changed()
  }

  // The choice shows at once; what the list says afterwards counts.
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
    /** Saves a new or a changed address; throws why it cannot be kept. */
    async save(address: NewAddress) {
      await sendDeliveryAddress(api, { ...address, venueId: venue.id })
      await changed()
    },
  }
}

export type AddressBook = ReturnType<typeof useAddressBook>
