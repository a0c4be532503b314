import type * as z from 'zod/mini'

import { safeDecode } from './decode.ts'
import { sentZoneMode, zoneMode } from './delivery-area.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { orderAddress } from './order-address.ts'
import { postalFields } from './postal-address.ts'
import { cents, flag, id, ids, list, number, orNull, text } from './values.ts'

/** What is said of an address when it is saved and read. */
const savedFields = {
  ...postalFields,
  doorbell: field('campanello', orNull(text)),
  note: field('note', orNull(text)),
  /** null = the venue does not deliver there. */
  deliveryCityId: field('id_consegna_citta', orNull(id('DeliveryCity'))),
  deliveryZoneId: field('id_consegna_zona', orNull(id('DeliveryZone'))),
} as const

/** A saved address as it is for the venue that was asked about (contract 2.6). */
export const deliveryAddress = wireObject({
  id: field('id', id('DeliveryAddress')),
  /** The mode it was made under; under another it must be deleted and made again. */
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

/** The default address that a service configuration brings for who is signed in; null when there is none [WIZ-13]. */
export function readDefaultAddress(raw: unknown): DeliveryAddress | 'unreadable' | null {
  if (raw == null) return null
  const { success, data } = safeDecode(deliveryAddress, raw)
  return success ? data : 'unreadable'
}

/** The saved addresses, the default one first. */
export const getDeliveryAddresses = endpoint('/account/get_delivery_addresses', {
  auth: 'required',
  request: {
    venueId: field('id_locale', orNull(id('Venue'))),
    zoneMode: field('tipo_modalita_zone', orNull(sentZoneMode)),
    /** Only those in these cities; null = all. */
    deliveryCityIds: field('id_consegna_citta', orNull(ids('DeliveryCity'))),
  },
  reply: { addresses: field('indirizzi', list(deliveryAddress)) },
})

/** An address to save, for whichever venue is asked. */
const newAddressFields = {
  zoneMode: field('tipo', sentZoneMode),
  /** With coordinates; null in manual zones. */
  orderAddress: field('ordine_indirizzo', orNull(orderAddress)),
  ...savedFields,
  /** The address that this one replaces, else null. */
  oldId: field('old_id', orNull(id('DeliveryAddress'))),
} as const
export const newAddress = wireObject(newAddressFields)
export type NewAddress = z.output<typeof newAddress>

/** Saves an address; an equal one is answered instead of a second. */
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
