import type * as z from 'zod/mini'

import { sentZoneMode } from './delivery-area.ts'
import { field, wireObject } from './field-table.ts'
import { postalFields } from './postal-address.ts'
import { flag, id, ids, number, orNull, text } from './values.ts'

/** The address of an order draft, saved or not (contract 2.6). */
export const orderAddress = wireObject({
  zoneMode: field('tipo', sentZoneMode),
  savedAddressId: field('id', orNull(id('DeliveryAddress'))),
  /** The chosen city in manual zones; with coordinates the smallest area found. */
  deliveryCityId: field('id_consegna_citta', orNull(id('DeliveryCity'))),
  deliveryZoneId: field('id_consegna_zona', orNull(id('DeliveryZone'))),
  formattedAddress: field('formatted_address', orNull(text)),
  latitude: field('latitudine', orNull(number)),
  longitude: field('longitudine', orNull(number)),
  /** House number from the separate field. */
  houseNumber: field('numero_civico', orNull(text)),
  /** Whether postcode and house number are known. */
  isComplete: field('completed', flag),
  /** Areas that contain the coordinates, the smallest first. */
  foundCityIds: field('consegneCittaTrovate', ids('DeliveryCity')),
  info: field('info', orNull(wireObject(postalFields))),
})
export type OrderAddress = z.output<typeof orderAddress>
