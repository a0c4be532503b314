import type * as z from 'zod/mini'

import { chatOfSubject } from './chat.ts'
import { localDateTime } from './date-values.ts'
import { discountKind } from './discount-code.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { invoiceFields, sentAddress } from './order.ts'
import { cashMeansKind, paymentModeKind } from './payment.ts'
import { comboPricing } from './product.ts'
import { rewardKind } from './promotion.ts'
import { serviceType } from './service-type.ts'
import { cents, count, flag, id, list, number, oneOf, orNull, selection, text } from './values.ts'
import { fixedCostKind } from './venue.ts'

const orderRow = wireObject({
  /** Optional addition (contract 7): the exact options of the row. */
  productId: field('id_prodotto', orNull(id('Product'))),
  categoryId: field('id_categoria', orNull(id('Category'))),
  sizeId: field('id_misura', orNull(id('Size'))),
  variantId: field('id_variante', orNull(id('Variant'))),
  quantity: field('qta', count),
  name: field('nome_prodotto', text),
  total: field('totale_riga', cents),
  isDiscountable: field('f_sconto', flag),
  note: field('note', orNull(text)),
  sizeName: field('misura_nome', orNull(text)),
  sizePrice: field('misura_prezzo', orNull(cents)),
  variantName: field('variante_nome', orNull(text)),
  variantPrice: field('variante_prezzo', orNull(cents)),
  isCombo: field('f_prodotto_composto', flag),
  comboPricing: field('prodotto_composto_tipo_prezzo', orNull(comboPricing)),
  picks: field('scelte_libere', list(rowExtra())),
  additions: field('aggiunte', list(rowExtra())),
  comboContent: field(
    'prodotto_composto_contenuto',
    list(
      wireObject({
        productId: field('id_prodotto', id('Product')),
        name: field('nome_prodotto', text),
        quantity: field('qta', count),
        price: field('prezzo', cents),
        total: field('totale', cents),
      }),
    ),
  ),
  /** Optional addition (contract 7): whose dish it is in a group order; null in others. */
  memberName: field('nome_partecipante', orNull(text)),
  /** Optional addition (contract 7): the allergens of the dish as it was ordered; null = not known. */
  allergens: field(
    'allergeni',
    orNull(wireObject({ codes: field('codici', list(text)), isIncomplete: field('f_incompleti', flag) })),
  ),
})
export type OrderRow = z.output<typeof orderRow>

function rowExtra() {
  return wireObject({
    ingredientId: field('id_ingrediente', id('Ingredient')),
    name: field('nome_ingrediente', text),
    price: field('prezzo', cents),
  })
}

/** Why the service ended an order or a reservation by itself; null = it did not (optional addition, contract 7). */
export function endReason() {
  return orNull(
    oneOf({
      /** The restaurant did not answer in time. */
      unanswered: 'SENZA_RISPOSTA',
      /** Its payment came when its time was over. */
      tooLate: 'FUORI_TEMPO',
    }),
  )
}

const statusChange = wireObject({ status: field('status', orderStatus()), at: field('at', localDateTime) })

/** Status of an order or a reservation. */
export function orderStatus() {
  return oneOf({
    new: 'NUOVO',
    waiting: 'ATTESA',
    confirmed: 'CONFERMATO',
    refused: 'RIFIUTATO',
    cancelled: 'ANNULLATO',
  })
}

const removal = wireObject({
  at: field('at', localDateTime),
  amount: field('importo', cents),
  /** All of it was paid online and goes back; else less is to pay. */
  isPaidBack: field('f_restituito', flag),
  /** Optional addition (contract 7): how much of it goes back, where a part does [ORD-100]. */
  paidBack: field('importo_restituito', orNull(cents)),
  rows: field('righe', list(wireObject({ quantity: field('qta', count), name: field('nome_prodotto', text) }))),
})

/** An order as read back (contract 2.15). */
export const order = wireObject({
  id: field('id', id('Order')),
  venueId: field('id_locale', id('Venue')),
  status: field('status', orderStatus()),
  endReason: field('motivo_fine', endReason()),
  /** Optional addition (contract 7): what the restaurant said when it refused or cancelled it [ORD-65]. */
  message: field('messaggio_ristorante', orNull(text)),
  orderType: field('tipo_ordine', serviceType),
  slotStart: field('data_ora_consegna_ritiro', localDateTime),
  slotEnd: field('consegna_ritiro_fine_fascia', orNull(localDateTime)),
  paymentMode: field('modalita_pagamento', paymentModeKind),
  paymentStatus: field('status_pagamento', orNull(oneOf({ pending: 'ATTESA', paid: 'PAGATO', failed: 'FALLITO' }))),
  cashMeans: field('preferenza_pagamento', orNull(cashMeansKind)),
  /** Includes the tip. */
  total: field('totale_ordine', cents),
  /** Optional addition (contract 7): the tip. */
  tip: field('mancia', orNull(cents)),
  /** Optional addition (contract 7): paid of it at the table by bills (decision 84); null = nothing. */
  paidByBills: field('pagato', orNull(cents)),
  people: field('n_persone', orNull(count)),
  tableName: field('nome_tavolo', orNull(text)),
  /**
   * Optional addition (contract 7): the table to which staff have moved who ordered, with the text of its QR code, until it
   * is closed (decision 127); null = they were not moved.
   */
  movedTo: field(
    'tavolo_nuovo',
    orNull(
      wireObject({ id: field('id', id('Table')), name: field('nome', text), code: field('identificativo', text) }),
    ),
  ),
  /** Instructions for the table while a cash order waits [ORD-24]. */
  tableInstructions: field('istruzioni_tavolo', orNull(text)),
  ...sentAddress,
  servicePointId: field('id_punto_di_servizio', orNull(id('ServicePoint'))),
  /** As the customer typed it. */
  deliveryPoint: field('punto_di_servizio_punto_consegna', orNull(text)),
  servicePoint: field(
    'ordine_punto_di_servizio_traduzione_ll',
    orNull(
      wireObject({
        name: field('nome', text),
        deliveryPointLabel: field('label_delivery', orNull(text)),
        typeLabel: field('label_tipologia', orNull(text)),
      }),
    ),
  ),
  /** The delivery company; null = the venue's own riders, without updates [ORD-05]. */
  courierCompany: field('tipo_racer', orNull(text)),
  /** Status word of the company, see `courierState` [ORD-30, ORD-31]. */
  courierStatus: field('status_spedizione', orNull(text)),
  courierName: field('nominativo_corriere_spedizione', orNull(text)),
  courierPhone: field('telefono_corriere_spedizione', orNull(text)),
  asSoonAsPossible: field('f_appena_possibile', flag),
  wantsInvoice: field('f_fattura', flag),
  ...invoiceFields,
  /** Whether the customer may send messages about the order [ORD-06]. */
  isMessagingVisible: field('chat_visible', flag),
  chat: field('chat', orNull(chatOfSubject)),
  customerNotes: field('note_cliente', orNull(text)),
  answers: field(
    'extra',
    list(
      wireObject({
        name: field('nome', text),
        kind: field('tipo', oneOf({ text: 'LIBERO', yesNo: 'SCELTA' })),
        value: field('valore', text),
      }),
    ),
  ),
  rows: field('righe', list(orderRow)),
  deliveryFee: field('spese_consegna', orNull(cents)),
  /** As submitted: currency units or per cent; the charged amount is `fixedCostAmount`. */
  fixedCost: field('costo_fisso_valore', orNull(number)),
  fixedCostKind: field('costo_fisso_tipo', orNull(fixedCostKind)),
  fixedCostName: field('costo_fisso_nome', orNull(text)),
  fixedCostDescription: field('costo_fisso_descrizione', orNull(text)),
  fixedCostAmount: field('valore_fisso', orNull(cents)),
  discountCodeId: field('id_codice_sconto', orNull(id('DiscountCode'))),
  discountCodeName: field('nome_codice_sconto', orNull(text)),
  /** Currency units or per cent, by `discountCodeKind`. */
  discountCodeValue: field('valore_codice_sconto', orNull(number)),
  discountCodeKind: field('tipo_codice_sconto', orNull(discountKind)),
  /** Discount by the code. */
  codeDiscount: field('valore_sconto', orNull(cents)),
  isDeliveryFreedByCode: field('f_spedizione_gratis_codice_sconto', flag),
  rewards: field(
    'fidelity_card_premi',
    list(
      wireObject({
        id: field('id', id('Reward')),
        kind: field('tipo', rewardKind),
        value: field('valore', orNull(number)),
        discount: field('totale', cents),
        productName: field('nome_prodotto', orNull(text)),
      }),
    ),
  ),
  /** Optional addition (contract 7): expected time, if not the slot. */
  expected: field(
    'eta',
    orNull(wireObject({ from: field('from', localDateTime), to: field('to', orNull(localDateTime)) })),
  ),
  /** Optional addition (contract 7): dishes that the restaurant removed, the oldest first [ORD-67]. */
  removals: field('tolti', list(removal)),
  /** Optional addition (contract 7): the times of the status changes. */
  statusLog: field('status_log', orNull(list(statusChange))),
})
export type Order = z.output<typeof order>
export type OrderStatus = Order['status']
/** As the service sends it. */
export type EndReason = Exclude<NonNullable<Order['endReason']>, 'other'>

export const getOrder = endpoint('/account/get_order', {
  auth: 'required-or-token',
  isOpenInMaintenance: true,
  request: {
    venueId: field('id_locale', orNull(id('Venue'))),
    id: field('id', id('Order')),
    token: field('token', orNull(text)),
  },
  reply: { order: field('ordine', order) },
})

/** The orders of a customer, the newest first; their rows may be missing (contract C144). */
export const getOrderHistory = endpoint('/account/get_order_history', {
  auth: 'required',
  request: { countsMessages: field('counter_messaggi', selection) },
  reply: { orders: field('ordini', list(order)) },
})
