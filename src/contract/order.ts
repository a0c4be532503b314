import type * as z from 'zod/mini'

import { localDateTime } from './date-values.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import type { DomainOf, Field, Fields } from './field-table.ts'
import { reward } from './loyalty.ts'
import { orderAddress } from './order-address.ts'
import { sentCashMeansKind, sentPaymentModeKind } from './payment.ts'
import { exactly } from './request-values.ts'
import { sentOrderType } from './sent-service-type.ts'
import { shownDocuments } from './shown-documents.ts'
import { cents, count, flag, id, list, number, orNull, text, whenPresent } from './values.ts'
import { checkoutAnswer } from './venue-content.ts'
import { fixedCostKind } from './venue.ts'

const namedPrice = <const E extends string>(entity: E) =>
  wireObject({ id: field('id', id(entity)), name: field('nome', text), price: field('prezzo', cents) })

const chosenExtra = wireObject({
  id: field('id', id('Ingredient')),
  groupId: field('id_gruppo', id('ExtraGroup')),
  name: field('alias', text),
  price: field('prezzo', cents),
})
export type ChosenExtra = z.output<typeof chosenExtra>

const comboPick = wireObject({
  productId: field('id_prodotto', id('Product')),
  categoryId: field('id_categoria', id('Category')),
  name: field('nome_prodotto', text),
  quantity: field('qta', count),
  price: field('prezzo', cents),
  total: field('totale', cents),
})
export type ComboPick = z.output<typeof comboPick>

const orderItem = wireObject({
  productId: field('id', id('Product')),
  categoryId: field('category_id', id('Category')),
  name: field('nome', text),
  /** Base price without additions (price rule 1). */
  price: field('price', cents),
  size: field('proportion', orNull(namedPrice('Size'))),
  standardSize: field('standard_proportion', orNull(namedPrice('Size'))),
  variant: field('variant', orNull(namedPrice('Variant'))),
  additions: field('adds', list(chosenExtra)),
  picks: field('free_picks', list(chosenExtra)),
  comboPicks: field('prodotto_composto_associati', list(comboPick)),
  note: field('note', orNull(text)),
  isDiscountable: field('f_sconto', flag),
})
export type OrderItem = z.output<typeof orderItem>

/** One line of the submitted order (contract 2.10). */
export const orderLine = wireObject({
  lineId: field('mobile_id', count),
  quantity: field('quantity', count),
  /** Price of one unit (price rule 3). */
  unitPrice: field('single_cost', cents),
  item: field('item', orderItem),
  /** Optional addition (contract 7): whose dish it is in a group order; left out otherwise. */
  memberName: field('nome_partecipante', whenPresent(orNull(text))),
})
export type OrderLine = z.output<typeof orderLine>

const fixedCostFields = {
  fixedCost: field('costo_fisso_valore', orNull(number)),
  fixedCostKind: field('costo_fisso_tipo', orNull(fixedCostKind)),
  fixedCostName: field('costo_fisso_nome', orNull(text)),
  fixedCostDescription: field('costo_fisso_descrizione', orNull(text)),
} as const

/** Invoice fields, all null without an invoice [INV-18]. */
export const invoiceFields = {
  invoiceKind: field('fat_fatturazione_tipo', orNull(exactly({ private: 'PRIVATO', company: 'AZIENDA' }))),
  invoiceCompanyName: field('fat_ragione_sociale', orNull(text)),
  invoiceTaxCode: field('fat_cod_fisc', orNull(text)),
  invoiceVatNumber: field('fat_piva', orNull(text)),
  invoiceStreet: field('fat_indirizzo', orNull(text)),
  invoiceHouseNumber: field('fat_numero_civico', orNull(text)),
  invoicePostcode: field('fat_cap', orNull(text)),
  invoiceProvince: field('fat_provincia', orNull(text)),
  invoiceCountry: field('fat_stato', orNull(text)),
  invoiceTown: field('fat_localita', orNull(text)),
  invoiceRecipientCode: field('fat_sdi', orNull(text)),
  invoiceCertifiedEmail: field('fat_pec', orNull(text)),
} as const

/** Delivery address of the order (contract 2.14) [CHK-51]. */
export const sentAddress = {
  /** Null: a guest's, which is saved nowhere. */
  addressId: field('id_indirizzo', orNull(id('DeliveryAddress'))),
  street: field('indirizzo', orNull(text)),
  houseNumber: field('numero_civico', orNull(text)),
  doorbell: field('campanello', orNull(text)),
  addressNote: field('indirizzo_note', orNull(text)),
  town: field('localita_citta', orNull(text)),
  postcode: field('cap_citta', orNull(text)),
  zoneTown: field('localita_zona', orNull(text)),
  zonePostcode: field('cap_zona', orNull(text)),
  province: field('provincia', orNull(text)),
  country: field('stato', orNull(text)),
} as const
export type SentAddress = DomainOf<typeof sentAddress>

/** The service point of a DIL order; fairs and districts send the id with every type [CHK-50]. */
const sentServicePoint = {
  servicePointId: field('id_punto_di_servizio', id('ServicePoint')),
  servicePointName: field('punto_di_servizio_nome', text),
  deliveryPoint: field('punto_di_servizio_punto_consegna', text),
  deliveryPointLabel: field('punto_di_servizio_label_delivery', orNull(text)),
} as const

/** A reward used for the order; the service uses only its id and computes the rest itself (contract 2.11) [REW-02]. */
export const appliedReward = wireObject({
  reward: field('reward', reward),
  discount: field('total', cents),
  /** The cart line a product reward is for, else null. */
  lineId: field('mobile_id_product', orNull(count)),
  productId: field('id_prodotto', orNull(id('Product'))),
  typeId: field('id_tipologia_prodotto', orNull(id('ProductType'))),
  productName: field('nome_prodotto', orNull(text)),
})
export type AppliedReward = z.output<typeof appliedReward>

/** The group order that is placed, by its lead, with the parts as they were in this version. */
const groupOfOrder = wireObject({
  code: field('codice', text),
  key: field('chiave', text),
  version: field('versione', count),
})
export type GroupOfOrder = z.output<typeof groupOfOrder>

type OnlySometimes<F extends Fields> = {
  [K in keyof F]: Field<F[K]['wire'], z.ZodMiniOptional<F[K]['codec']>>
}

/** Fields that are left out with other order types. */
function onlySometimes<F extends Fields>(fields: F): OnlySometimes<F> {
  const rows = Object.entries(fields).map(([name, { wire, codec }]) => [name, field(wire, whenPresent(codec))])
  return Object.fromEntries(rows) as OnlySometimes<F>
}

/** Order submission (contract 2.14). Fields of other order types are left out. */
export const createOrder = endpoint('/account/order', {
  auth: 'optional',
  isOpenInMaintenance: true,
  isIdempotent: true,
  request: {
    venueId: field('id_locale', id('Venue')),
    orderType: field('tipo_ordine', sentOrderType),
    paymentMode: field('modalita_pagamento', sentPaymentModeKind),
    cashMeans: field('preferenza_pagamento', orNull(sentCashMeansKind)),
    device: field('dispositivo', exactly({ site: 'SITO' })),
    customerNotes: field('note_cliente', orNull(text)),
    wantsInvoice: field('f_fattura', flag),
    lines: field('prodotti', list(orderLine)),
    slotStart: field('data_ora_consegna_ritiro', localDateTime),
    orderedAt: field('data_ora_ordine', localDateTime),
    timetableId: field('id_orario', id('Timetable')),
    asSoonAsPossible: field('f_appena_possibile', flag),
    people: field('n_persone', orNull(count)),
    /** Includes the tip. */
    total: field('totale_ordine', cents),
    /** Optional addition (contract 7): the tip; left out without one. */
    tip: field('mancia', whenPresent(orNull(cents))),
    /**
     * Optional addition (contract 7): the group this order is for. Refused with GROUP_CHANGED when the group is no longer in
     * this version, GROUP_ORDERED when it has an order, GROUP_NOT_LEAD when somebody else places it.
     */
    group: field('gruppo', whenPresent(orNull(groupOfOrder))),
    discountCodeId: field('id_codice_sconto', orNull(id('DiscountCode'))),
    rewards: field('rewards', list(appliedReward)),
    answers: field('extra', list(checkoutAnswer)),
    isGuest: field('ospite', flag),
    guest: field(
      'cliente',
      orNull(
        wireObject({
          hasAcceptedPrivacy: field('f_privacy', flag),
          firstName: field('nome', text),
          lastName: field('cognome', text),
          phone: field('telefono', text),
          /** Required for guests, except at a table (optional addition). */
          email: field('email', whenPresent(text)),
        }),
      ),
    ),
    /** Of a guest (optional addition). */
    shownDocuments: field('documenti_consensi', whenPresent(shownDocuments)),
    ...fixedCostFields,
    tableId: field('id_tavolo', whenPresent(orNull(id('Table')))),
    tableName: field('nome_tavolo', whenPresent(orNull(text))),
    /** Text of the QR code that was decoded (optional addition). */
    tableCode: field('identificativo_tavolo', whenPresent(orNull(text))),
    slotEnd: field('consegna_ritiro_fine_fascia', whenPresent(orNull(localDateTime))),
    deliveryFee: field('spese_consegna', whenPresent(orNull(cents))),
    ...onlySometimes(sentServicePoint),
    ...onlySometimes(sentAddress),
    /** Optional addition (contract 7): where the address of a guest lies, by zone or coordinates. */
    orderAddress: field('ordine_indirizzo', whenPresent(orNull(orderAddress))),
    ...invoiceFields,
  },
  reply: {
    id: field('id', id('Order')),
    total: field('totale', cents),
    token: field('token', orNull(text)),
  },
})
