import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { cents, id, orNull } from './values.ts'

/** Delivery charges of a venue for a service point. */
export const getServicePointInfo = endpoint('/restaurant/dil/punti-di-servizio/info', {
  auth: 'none',
  request: {
    venueId: field('id_locale', id('Venue')),
    servicePointId: field('id_punto_di_servizio', id('ServicePoint')),
  },
  reply: { info: field('info', wireObject({ deliveryFee: field('spese_consegna', orNull(cents)) })) },
})
