import type { OrderType } from '#src/contract/service-type.ts'

import { texts } from './five-texts.ts'
import type { Texts } from './language.ts'

/** What order types are called where the service names them: `tipi_orario_completi` (contract 2.11). */
export const serviceNames: Readonly<Record<OrderType, Texts>> = {
  takeAway: texts(['Da asporto', 'Take-away', 'Abholung', 'À emporter', 'Para llevar']),
  delivery: texts(['Consegna a domicilio', 'Delivery', 'Lieferung', 'Livraison', 'A domicilio']),
  eatIn: texts(['Mangia al ristorante', 'Eat at the restaurant', 'Vor Ort essen', 'Sur place', 'Comer en el local']),
  dil: texts([
    'Consegna al punto di servizio',
    'Delivery to a service point',
    'Lieferung zum Servicepunkt',
    'Au point de livraison',
    'Entrega en punto de servicio',
  ]),
  table: texts(['Ordina al tavolo', 'Order at the table', 'Am Tisch bestellen', 'À table', 'Pedir en la mesa']),
}
