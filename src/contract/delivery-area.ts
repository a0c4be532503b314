import type * as z from 'zod/mini'

import { field, wireObject } from './field-table.ts'
import { exactly } from './request-values.ts'
import { cents, flag, id, ids, list, oneOf, orNull, text } from './values.ts'

const modes = { manual: 'MANUALE', coordinates: 'COORDINATE' } as const

/** How the delivery area is found: chosen from cities and zones, or by the coordinates of an address. */
export const zoneMode = oneOf(modes)
export const sentZoneMode = exactly(modes)
export type ZoneMode = keyof typeof modes

export const deliveryZone = wireObject({
  id: field('id', id('DeliveryZone')),
  name: field('nome', text),
  postcode: field('cap', text),
  /** null = the city's. */
  minimumSpend: field('spesa_minima', orNull(cents)),
  /** null = the city's. */
  deliveryFee: field('spese_consegna', orNull(cents)),
})
export type DeliveryZone = z.output<typeof deliveryZone>

/** A delivery city (contract 2.6): a town with zones, or a polygon or circle of coordinates. */
export const deliveryCity = wireObject({
  id: field('id', id('DeliveryCity')),
  name: field('nome', text),
  zoneMode: field('tipo', zoneMode),
  zones: field('zone', list(deliveryZone)),
  shape: field('tipo_coordinate', orNull(oneOf({ polygon: 'POLYGON', circle: 'CIRCLE' }))),
  /** JSON text, read by `readAreas`. */
  coordinates: field('coordinate', orNull(text)),
  isForDelivery: field('f_delivery', flag),
  excludedVenueIds: field('mask_locali_esclusi', ids('Venue')),
  /** The owner, for information: the mask decides which venues serve it (rulings "who serves a city"). */
  venueId: field('id_locale', id('Venue')),
  minimumSpend: field('spesa_minima', orNull(cents)),
  deliveryFee: field('spese_consegna', orNull(cents)),
})
export type DeliveryCity = z.output<typeof deliveryCity>
