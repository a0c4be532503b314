import type { OrderType } from '#src/contract/service-type.ts'
import type { TestService } from '#tests/support/service.ts'
import { wireOf } from '#tests/support/wire-service.ts'

import { slotEnd, tiramisu, tonight } from './placing.ts'

/** An order of a guest to Via Po, which is saved nowhere. */
export async function aGuestsDelivery(service: TestService) {
  const guestOrderTypes: OrderType[] = ['delivery']
  const restaurantId = await service.newRestaurant({ like: 2, restaurant: { guestOrderTypes } })
  const at = wireOf(service, { restaurantId, venueId: 21 })
  const address = { indirizzo: 'Via Po', numero_civico: '12', campanello: 'Verdi', indirizzo_note: 'Scala B' }
  const placed = await at.send('orders/order-delivery-guest', {
    ...tonight,
    ...slotEnd,
    ...address,
    id_orario: 212,
    prodotti: [{ ...tiramisu, quantity: 3 }],
    spese_consegna: 1.5,
    totale_ordine: 18,
    ordine_indirizzo: { tipo: 'MANUALE', id: null, id_consegna_citta: 201, id_consegna_zona: 1 },
  })
  return { at, address, placed }
}
