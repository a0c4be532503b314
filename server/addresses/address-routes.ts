import type { Routes } from '#server/platform/answer.ts'
import type { CustomerCall } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import {
  deleteDeliveryAddress,
  getDeliveryAddresses,
  newDeliveryAddress,
  setDefaultDeliveryAddress,
} from '#src/contract/delivery-address.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { accept } from '#src/domain/verdict.ts'

import { addressOf, savedAddressesOf, retireAddress, saveAddress, setDefaultAddress } from './delivery-addresses.ts'
import type { AddressRow } from './delivery-addresses.ts'
import { deliveryCitiesOf } from './delivery-cities.ts'
import { readNewAddress } from './read-new-address.ts'
import { resolveAddress } from './resolve-address.ts'

/** The saved addresses of a customer. */
export function addressRoutes({ answerCustomer }: Routes) {
  answerCustomer(getDeliveryAddresses, async ({ venueId, zoneMode, deliveryCityIds: asked }, call) => {
    const { db, restaurant, account } = call
    if (venueId !== null && !(await venueRow(db, restaurant.id, venueId))) return refused('ENTITY_NOT_FOUND')
    const cities = await deliveryCitiesOf(call, null)
    const rows = await savedAddressesOf(db, account.id)
    const addresses = rows.map((row) => resolveAddress(row, { venueId, zoneMode, cities }))
    const isAsked = (id: (typeof addresses)[number]['deliveryCityId']) => id !== null && asked?.includes(id)
    return accept({ addresses: asked ? addresses.filter((each) => isAsked(each.deliveryCityId)) : addresses })
  })

  answerCustomer(newDeliveryAddress, async (request, call) => {
    const { db, restaurant, account, nowMs } = call
    const venue = await venueRow(db, restaurant.id, request.venueId)
    if (!venue) return refused('ENTITY_NOT_FOUND')
    const old = await replacedAddress(request, call)
    if (!old.ok) return old
    const cities = await deliveryCitiesOf(call, null)
    const content = await readNewAddress(request, { venue, cities }, call)
    if (!content.ok) return content
    const row = await saveAddress(db, { accountId: account.id, content: content.value, old: old.value, nowMs })
    return accept({ address: resolveAddress(row, { venueId: venue.id, zoneMode: request.zoneMode, cities }) })
  })

  answerCustomer(setDefaultDeliveryAddress, async ({ addressId: id }, { db, account }) =>
    (await setDefaultAddress(db, { accountId: account.id, id })) ? accept({}) : refused('ADDRESS_NOT_FOUND'),
  )

  answerCustomer(deleteDeliveryAddress, async ({ addressId: id }, { db, account, nowMs }) => {
    const row = await addressOf(db, { accountId: account.id, id })
    if (!row || row.retiredAt !== null) return refused('ADDRESS_NOT_FOUND')
    await retireAddress(db, row, nowMs)
    return accept({})
  })
}

/**
 * The address that is edited: one that is gone cannot be, one of the other mode must be made anew [ACCT-60, ACCT-61].
 */
async function replacedAddress(
  { oldId, zoneMode }: RequestOf<typeof newDeliveryAddress>,
  { db, account }: CustomerCall,
): Promise<Answer<AddressRow | null>> {
  if (oldId === null) return accept(null)
  const old = await addressOf(db, { accountId: account.id, id: oldId })
  if (!old) return refused('ADDRESS_NOT_FOUND')
  if (old.retiredAt !== null) return refused('ADDRESS_NOT_EDITABLE')
  return old.zoneMode === zoneMode ? accept(old) : refused('ADDRESS_MODE_CHANGED')
}
