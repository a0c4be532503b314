import { texts } from '#server/platform/texts/localized.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { aDiner } from '#tests/server/support/diner.ts'
import { savedAddress } from '#tests/server/support/order-samples.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { ingredientId } from '#tests/support/trattoria.ts'
import type { Wire } from '#tests/support/wire-samples.ts'
import { wireOf } from '#tests/support/wire-service.ts'

export const tonight = { data_ora_consegna_ritiro: '2026-03-10 19:30:00', data_ora_ordine: '2026-03-10 12:00:00' }
export const slotEnd = { consegna_ritiro_fine_fascia: '2026-03-10 19:45:00' }

/** When a group has its delivery of restaurant 2. */
export const tonightByZone = {
  data_ora_consegna_ritiro: tonight.data_ora_consegna_ritiro,
  ...slotEnd,
  id_orario: 212,
  id_menu: 1,
  f_appena_possibile: 1,
  id_punto_di_servizio: null,
}

/** A dish without choices. */
const plain = {
  proportion: null,
  standard_proportion: null,
  variant: null,
  adds: [],
  free_picks: [],
  prodotto_composto_associati: [],
  note: null,
}
export const tiramisu = {
  quantity: 1,
  single_cost: 5.5,
  item: { ...plain, id: 801, category_id: 8, nome: 'Tiramisù', price: 5.5 },
}
const water = {
  quantity: 2,
  single_cost: 1.5,
  item: { ...plain, id: 901, category_id: 9, nome: 'Acqua', price: 1.5, f_sconto: 0 },
}

const gelato = {
  quantity: 1,
  single_cost: 5,
  item: {
    ...plain,
    id: 805,
    category_id: 8,
    nome: 'Gelato',
    price: 4.5,
    free_picks: [{ id: ingredientId('bronte'), id_gruppo: 21, prezzo: 0.5 }],
  },
}
const menuPizza = {
  quantity: 1,
  single_cost: 12,
  item: {
    ...plain,
    id: 1001,
    category_id: 10,
    nome: 'Menù pizza',
    price: 12,
    prodotto_composto_associati: [
      { id_prodotto: 201, id_categoria: 2, nome_prodotto: 'Margherita', qta: 1, prezzo: 0, totale: 0 },
      { id_prodotto: 901, id_categoria: 9, nome_prodotto: 'Acqua', qta: 1, prezzo: 0, totale: 0 },
    ],
  },
}

/** Two pizzas of a size, a dough and an addition; the note is the sample's. */
const pizzas = {
  quantity: 2,
  single_cost: 14.5,
  item: {
    id: 201,
    category_id: 2,
    price: 11,
    proportion: { id: 2, prezzo: 10 },
    standard_proportion: { id: 1, prezzo: 6.5 },
    variant: { id: 2, prezzo: 1 },
    adds: [{ id: 21, id_gruppo: 1, prezzo: 3.5 }],
    free_picks: [],
    prodotto_composto_associati: [],
  },
}
export const pizzaRow = {
  id_prodotto: 201,
  id_categoria: 2,
  id_misura: 2,
  id_variante: 2,
  qta: 2,
  nome_prodotto: 'Margherita',
  totale_riga: 29,
  f_sconto: 1,
  note: 'Ben cotta',
  nome_partecipante: 'Rosa',
  misura_nome: 'Maxi',
  misura_prezzo: 10,
  variante_nome: 'Integrale',
  variante_prezzo: 1,
  aggiunte: [{ id_ingrediente: 21, nome_ingrediente: 'Mozzarella di bufala', prezzo: 3.5 }],
}

/** Words of the samples that come back as they were sent. */
export const invoice = {
  f_fattura: 1,
  fat_fatturazione_tipo: 'AZIENDA',
  fat_ragione_sociale: 'Rossi Srl',
  fat_cod_fisc: 'RSSNNA80A41L219F',
  fat_piva: '01234567890',
  fat_indirizzo: 'Corso Francia',
  fat_numero_civico: '14B',
  fat_cap: '10098',
  fat_provincia: 'MI',
  fat_stato: 'FR',
  fat_localita: 'Rivoli',
  fat_sdi: 'ABC1234',
  fat_pec: 'rossi@pec.example',
}

/** An order brought to Via Po, with a code, a fixed cost and an invoice; paid by card unless said otherwise. */
export async function aDelivery(service: TestService, own: Wire = {}) {
  const restaurantId = await service.newRestaurant({
    like: 2,
    type: 'delivery',
    service: {
      fixedCost: 1.5,
      fixedCostKind: 'amount',
      fixedCostNames: texts('Confezione'),
      fixedCostDescriptions: texts('Contenitori compostabili'),
      tipPercents: [5],
    },
    code: { id: 9, name: 'MARZO10', kind: 'percentage', value: 10, orderTypes: ['delivery'] },
  })
  const who = await service.newCustomer(restaurantId)
  const zone = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
  const { id: addressId } = await savedAddress(service, { ...who, restaurantId }, 21, zone)
  const at = wireOf(service, { restaurantId, venueId: 21, who })
  const address = {
    id_indirizzo: addressId,
    indirizzo: 'Via Po',
    numero_civico: '12',
    cap_citta: '10123',
    localita_zona: 'Centro',
    cap_zona: '10123',
  }
  const { gruppo, chiave } = await at.send('groups/open', { opzioni: tonightByZone })
  const { codice, versione } = gruppo as Wire
  const placed = await at.send('orders/order-delivery', {
    gruppo: { codice, chiave, versione },
    ...tonight,
    ...slotEnd,
    ...address,
    id_orario: 212,
    prodotti: [pizzas],
    spese_consegna: 1.5,
    // The tip of the sample is on top.
    totale_ordine: 30.55,
    extra: [],
    ...own,
  })
  return { restaurantId, at, address, placed }
}

/** An order of a guest with an e-mail at a venue that asks questions. */
export async function aGuestsCollection(service: TestService) {
  const guestOrderTypes: OrderType[] = ['takeAway']
  const restaurantId = await service.newRestaurant({ restaurant: { guestOrderTypes } })
  const at = wireOf(service, { restaurantId, venueId: 12 })
  const extra = [
    { id: 1, nome: 'Posate', tipo: 'SCELTA', valore: '1' },
    { id: 2, nome: 'Chi ritira', tipo: 'LIBERO', valore: 'Bianchi' },
  ]
  const order = {
    ...tonight,
    id_orario: 122,
    prodotti: [tiramisu, gelato, menuPizza],
    totale_ordine: 23.5,
    costo_fisso_valore: 1,
    extra,
  }
  return { at, placed: await at.send('orders/order-takeaway-guest', order) }
}

/** An order to a point of a fair, paid by PayPal and with a reward. */
export async function anOrderToPoint(service: TestService) {
  const restaurantId = await service.newRestaurant({
    like: 4,
    restaurant: { hasLoyaltyCard: true },
    promotion: { id: 1 },
  })
  const rewards = [
    { kind: 'product', value: null, productId: id<'Product'>(901), names: texts('Un’acqua') },
    { kind: 'amount', value: 1, names: texts('1 EUR') },
  ] as const
  const who = await service.newCustomer(restaurantId, { card: { rewards } })
  const at = wireOf(service, { restaurantId, venueId: 41, who })
  const { premi } = await at.send('savings/get_fidelity_card_rewards')
  const [free, euro] = ['PRODOTTO', 'VALORE'].map((tipo) => (premi as Wire[]).find((one) => one.tipo === tipo))
  const ofNone = { mobile_id_product: null, id_prodotto: null, id_tipologia_prodotto: null, nome_prodotto: null }
  const placed = await at.send('orders/order-dil', {
    ...tonight,
    ...slotEnd,
    id_orario: 412,
    modalita_pagamento: 'CONTANTI',
    prodotti: [water],
    rewards: [
      { reward: free, total: 1.5, id_prodotto: 901, nome_prodotto: 'Acqua' },
      { reward: euro, total: 1, ...ofNone },
    ],
    spese_consegna: 1,
    totale_ordine: 1.5,
    id_punto_di_servizio: 401,
  })
  return { at, placed }
}

/** A guest's order at a table, with the cover charge of four people. */
export async function anOrderAtTable(service: TestService) {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const at = wireOf(service, { restaurantId, venueId: 21 })
  const placed = await at.send('orders/order-table-guest', {
    ...tonight,
    data_ora_consegna_ritiro: '2026-03-10 12:00:00',
    id_orario: 214,
    prodotti: [tiramisu],
    totale_ordine: 13.5,
    costo_fisso_valore: 2,
    costo_fisso_tipo: 'VALORE',
    costo_fisso_nome: 'Coperto',
    id_tavolo: 3,
    identificativo_tavolo: 'stella-3-v9Lp',
  })
  return { restaurantId, at, placed }
}

/** Confirms a guest's order at a table, and opens a bill over 8.00 for it. */
export async function aBill(service: TestService, { restaurantId, at, placed }: OrderAtTable) {
  await deskOf(service, restaurantId).post(`orders/${String(placed.id)}/confirm`)
  const ordini = [{ id: placed.id, token: placed.token }]
  return at.send('restaurant/ordina-tavolo-bill-open', { id_tavolo: 3, ordini, importo: 8 })
}

/** The same, paid by card: the webhook of the provider comes with the next sweep. */
export async function aPaidBill(service: TestService, order: OrderAtTable) {
  const { restaurantId, at } = order
  const bill = await aBill(service, order)
  const entity = { entita_tipo: 'CONTO', entita_id: bill.id, token: bill.token }
  const { client_secret } = await at.send('payments/get-client-secret-guest', entity)
  const pay = payer(service, { restaurantId, diner: await aDiner(service, restaurantId) })
  await pay.confirm(String(client_secret), await pay.method())
  await service.sweep()
  return bill
}

type OrderAtTable = Awaited<ReturnType<typeof anOrderAtTable>>
