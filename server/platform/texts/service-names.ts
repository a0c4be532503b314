import type { OrderType } from '#src/contract/service-type.ts'

import type { Texts } from './language.ts'
import { texts } from './localized.ts'

/** Names of the order types for `tipi_orario_completi` (contract 2.11). */
export const serviceNames: Readonly<Record<OrderType, Texts>> = {
  takeAway: texts({ it: 'Da asporto', en: 'Take-away', de: 'Abholung', fr: 'À emporter', es: 'Para llevar' }),
  delivery: texts({ it: 'Consegna a domicilio', en: 'Delivery', de: 'Lieferung', fr: 'Livraison', es: 'A domicilio' }),
  eatIn: texts({
    it: 'Mangia al ristorante',
    en: 'Eat at the restaurant',
    de: 'Vor Ort essen',
    fr: 'Sur place',
    es: 'Comer en el local',
  }),
  dil: texts({
    it: 'Consegna al punto di servizio',
    en: 'Delivery to a service point',
    de: 'Lieferung zum Servicepunkt',
    fr: 'Au point de livraison',
    es: 'Entrega en punto de servicio',
  }),
  table: texts({
    it: 'Ordina al tavolo',
    en: 'Order at the table',
    de: 'Am Tisch bestellen',
    fr: 'À table',
    es: 'Pedir en la mesa',
  }),
}
