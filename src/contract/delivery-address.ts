import type * as z from 'zod/mini'

import { safeDecode } from './decode.ts'
import { sentZoneMode, zoneMode } from './delivery-area.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { orderAddress } from './order-address.ts'
import { postalFields } from './postal-address.ts'
import { cents, flag, id, ids, list, number, orNull, text } from './values.ts'

/** Fields of a saved address in requests and replies. */
const savedFields = {
  ...postalFields,
  doorbell: field('campanello', orNull(text)),
  note: field('note', orNull(text)),
  /** null = the venue does not deliver there. */
  deliveryCityId: field('id_consegna_citta', orNull(id('DeliveryCity'))),
  deliveryZoneId: field('id_consegna_zona', orNull(id('DeliveryZone'))),
} as const

/** A saved address, with the delivery data of the venue in the request (contract 2.6). */
export const deliveryAddress = wireObject({
  id: field('id', id('DeliveryAddress')),
  /** The zone mode it was created in; in another mode it must be created again. */
  zoneMode: field('tipo', zoneMode),
  ...savedFields,
  zoneTown: field('localita_zona', orNull(text)),
  zonePostcode: field('cap_zona', orNull(text)),
  isDefault: field('predefinito', flag),
  city: field(
    'consegna_citta',
    orNull(
      wireObject({
        id: field('id', id('DeliveryCity')),
        name: field('nome', text),
        zoneMode: field('tipo', zoneMode),
        minimumSpend: field('spesa_minima', orNull(cents)),
        coordinates: field('coordinate', orNull(text)),
      }),
    ),
  ),
  zone: field(
    'consegna_zona',
    orNull(
      wireObject({
        id: field('id', id('DeliveryZone')),
        minimumSpend: field('spesa_minima', orNull(cents)),
      }),
    ),
  ),
  deliveryFee: field('spese_consegna', orNull(cents)),
  latitude: field('latitudine', orNull(number)),
  longitude: field('longitudine', orNull(number)),
  formattedAddress: field('formatted_address', orNull(text)),
})
export type DeliveryAddress = z.output<typeof deliveryAddress>

/** Decodes the customer's default address of a service configuration; null without one [WIZ-13]. */
export function readDefaultAddress(raw: unknown): DeliveryAddress | 'unreadable' | null {
  if (raw == null) return null
  const { success, data } = safeDecode(deliveryAddress, raw)
  return success ? data : 'unreadable'
}

/** Saved addresses, the default one first. */
export const getDeliveryAddresses = endpoint('/account/get_delivery_addresses', {
  auth: 'required',
  request: {
    venueId: field('id_locale', orNull(id('Venue'))),
    zoneMode: field('tipo_modalita_zone', orNull(sentZoneMode)),
    /** Only addresses in these cities; null = all. */
    deliveryCityIds: field('id_consegna_citta', orNull(ids('DeliveryCity'))),
  },
  reply: { addresses: field('indirizzi', list(deliveryAddress)) },
})

/** An address to save. */
const newAddressFields = {
  zoneMode: field('tipo', sentZoneMode),
  /** Only for addresses with coordinates; null in manual zones. */
  orderAddress: field('ordine_indirizzo', orNull(orderAddress)),
  ...savedFields,
  /** Id of the address that this one replaces, else null. */
  oldId: field('old_id', orNull(id('DeliveryAddress'))),
} as const
export const newAddress = wireObject(newAddressFields)
export type NewAddress = z.output<typeof newAddress>

/** Saves an address; for an equal one the existing address is returned. */
export const newDeliveryAddress = endpoint('/account/new_delivery_address', {
  auth: 'required',
  request: {
    venueId: field('id_locale', id('Venue')),
    ...newAddressFields,
  },
  reply: { address: field('indirizzo', deliveryAddress) },
})

const ofAddress = { addressId: field('id_indirizzo', id('DeliveryAddress')) } as const

export const setDefaultDeliveryAddress = endpoint('/account/set_default_delivery_address', {
  auth: 'required',
  request: ofAddress,
  reply: {},
})

export const deleteDeliveryAddress = endpoint('/account/delete_delivery_address', {
  auth: 'required',
  request: ofAddress,
  reply: {},
})
