import type * as z from 'zod/mini'

import { sentZoneMode } from './delivery-area.ts'
import { field, wireObject } from './field-table.ts'
import { postalFields } from './postal-address.ts'
import { flag, id, ids, number, orNull, text } from './values.ts'

/** The address of an order before it is a saved one (contract 2.6). */
export const orderAddress = wireObject({
  zoneMode: field('tipo', sentZoneMode),
  savedAddressId: field('id', orNull(id('DeliveryAddress'))),
  /** The choice in manual zones; with coordinates the smallest area found. */
  deliveryCityId: field('id_consegna_citta', orNull(id('DeliveryCity'))),
  deliveryZoneId: field('id_consegna_zona', orNull(id('DeliveryZone'))),
  formattedAddress: field('formatted_address', orNull(text)),
  latitude: field('latitudine', orNull(number)),
  longitude: field('longitudine', orNull(number)),
  /** House number typed apart from the address. */
  houseNumber: field('numero_civico', orNull(text)),
  /** Postcode and house number are known. */
  isComplete: field('completed', flag),
  /** The areas that hold the point, the smallest first. */
  foundCityIds: field('consegneCittaTrovate', ids('DeliveryCity')),
  info: field('info', orNull(wireObject(postalFields))),
})
export type OrderAddress = z.output<typeof orderAddress>
