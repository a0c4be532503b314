import { endpoints } from './calls.ts'
import type { ObjectShape, Shape } from './describe.ts'
import { describe, describeReply } from './describe.ts'

/**
 * An entity of the contract: its name, the section and table that document it, and the path to its codec inside a call.
 */
export type Entity = {
  readonly name: string
  readonly section: string
  /** Heading of the first column of its table. */
  readonly table: string
  readonly call: string
  /** `reply` or `request`, then the keys that lead to it. */
  readonly way: string
}

type Place = readonly [section: string, table?: string]

const entity = (name: string, [section, table = name]: Place, call: string, way: string): Entity => ({
  name,
  section,
  table,
  call,
  way,
})

/** Every entity with a table of its own in `src/contract/README.md`. */
export const entities: readonly Entity[] = [
  entity('RestaurantState', ['2.1', 'Field'], 'getRestaurantInfo', 'reply'),
  entity('Impostazioni', ['2.2'], 'getRestaurantInfo', 'reply.impostazioni'),
  entity('Moneta', ['2.2'], 'getRestaurantInfo', 'reply.monete'),
  entity('PuntoServizio', ['2.2'], 'getRestaurantInfo', 'reply.punti_di_servizio'),
  entity('Locale', ['2.3', 'Field'], 'getRestaurantInfo', 'reply.locali'),
  entity('Licenza', ['2.3'], 'getRestaurantInfo', 'reply.locali.licenza'),
  entity('OrarioRistorante', ['2.3'], 'getRestaurantInfo', 'reply.locali.orari_ristorante'),
  entity('ServiceConfig', ['2.4', 'Field'], 'getReservationConfig', 'reply.prenotazioni'),
  entity('DeliveryCity', ['2.6'], 'getMixedInfo', 'reply.consegne_citta'),
  entity('Zona', ['2.6'], 'getMixedInfo', 'reply.consegne_citta.zone'),
  entity('DeliveryAddress', ['2.6'], 'getDeliveryAddresses', 'reply.indirizzi'),
  entity('OrderAddress', ['2.6'], 'newDeliveryAddress', 'request.ordine_indirizzo'),
  entity('BillingAddress', ['2.6'], 'getBillingAddress', 'reply.indirizzo'),
  entity('GeocodeResult', ['2.6'], 'geocode', 'reply.results'),
  entity('Giorno', ['2.8'], 'getDays', 'reply.giorni'),
  entity('Fascia', ['2.8'], 'getSlots', 'reply.fasce'),
  entity('Category', ['2.9'], 'getCategories', 'reply.categorie_prodotti_lista'),
  entity('Product', ['2.9'], 'getProduct', 'reply.prodotto'),
  entity('CartLine', ['2.10', 'Field'], 'createOrder', 'request.prodotti'),
  entity('Coupon', ['2.11'], 'getDiscountCodes', 'reply.codici_sconto'),
  entity('FidelityCard', ['2.11'], 'getLoyaltyCard', 'reply'),
  entity('Promotion', ['2.11'], 'getLoyaltyCard', 'reply.promozione'),
  entity('Soglia', ['2.11'], 'getLoyaltyCard', 'reply.promozione.soglie'),
  entity('Reward', ['2.11'], 'getRewards', 'reply.premi'),
  entity('AppliedReward', ['2.11'], 'createOrder', 'request.rewards'),
  entity('PaymentMode', ['2.12'], 'getMixedInfo', 'reply.modalita_pagamento'),
  entity('SavedCard', ['2.12'], 'getSavedCards', 'reply.methods'),
  entity('OrderSubmission', ['2.14', 'Field'], 'createOrder', 'request'),
  entity('Order', ['2.15', 'Field'], 'getOrder', 'reply.ordine'),
  entity('OrderRow', ['2.15'], 'getOrder', 'reply.ordine.righe'),
  entity('ReservationRequest', ['2.16', 'Field'], 'reserve', 'request'),
  entity('Reservation', ['2.17', 'Field'], 'getReservation', 'reply.prenotazione'),
  entity('Chat', ['2.18'], 'getChat', 'reply.chat'),
  entity('ChatMessage', ['2.18'], 'getChat', 'reply.chat.messaggi'),
  entity('GroupOrder', ['2.20', 'Field'], 'getGroup', 'reply.gruppo'),
]

/** The object beneath null and lists. */
function objectIn(shape: Shape | undefined): ObjectShape | null {
  if (!shape) return null
  if (shape.kind === 'nullable') return objectIn(shape.of)
  if (shape.kind === 'list') return objectIn(shape.item)
  return shape.kind === 'object' ? shape : null
}

/** The shape at the end of a path of keys, through lists and nullable objects; undefined for an unknown key. */
export function shapeAt(start: Shape, way: readonly string[]): Shape | undefined {
  return way.reduce<Shape | undefined>(
    (shape, key) => objectIn(shape)?.rows.find((row) => row.key === key)?.shape,
    start,
  )
}

/** What the codec of an entity reads and writes. Throws when the call or the way does not exist. */
export function shapeOfEntity({ call, way }: Entity): ObjectShape {
  const endpoint = endpoints[call]
  if (!endpoint) throw new Error(`There is no call ${call}.`)
  const [side, ...rest] = way.split('.')
  const found = objectIn(shapeAt(side === 'reply' ? describeReply(endpoint) : describe(endpoint.request), rest))
  if (!found) throw new Error(`${call} has no ${way}.`)
  return found
}
