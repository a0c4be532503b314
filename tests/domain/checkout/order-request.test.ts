import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { createOrder } from '#src/contract/order.ts'
import { serviceConfig } from '#src/contract/venue.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import type { OrderDraft } from '#src/domain/checkout/order-request.ts'
import { orderRequest } from '#src/domain/checkout/order-request.ts'
import { knownTotals, orderTotal } from '#src/domain/fees/order-total.ts'
import { aDeliveryAddress, aDeliveryCity, aBillingAddress } from '#tests/support/address-builders.ts'
import { aLine, aServiceConfig, id, price } from '#tests/support/builders.ts'
import { aFilledCart } from '#tests/support/configured-product.ts'
import { aDraft, fees } from '#tests/support/order-draft.ts'
import { aPoint, aQuestion } from '#tests/support/venue-builders.ts'

const wire = (draft: OrderDraft) => z.encode(createOrder.request, orderRequest(draft))

describe('orderRequest', () => {
  test('sends type, slot, device and notes of the draft [CHK-41]', () => {
    const draft = aDraft({ notes: '  ring twice ', asSoonAsPossible: true, orderType: 'eatIn', people: 2 })
    expect(wire(draft)).toMatchObject({
      tipo_ordine: 'MANGIA_RISTORANTE',
      id_orario: 40,
      f_appena_possibile: 1,
      n_persone: 2,
      note_cliente: 'ring twice',
      f_fattura: 0,
      dispositivo: 'SITO',
    })
  })

  test('sends the venue and a signed-in customer without customer data [CHK-40]', () => {
    expect(wire(aDraft())).toMatchObject({ id_locale: 11, ospite: 0, cliente: null })
  })

  test('sends a tip where there is one', () => {
    const { totals } = aDraft()
    expect(wire(aDraft())).not.toHaveProperty('mancia')
    expect(wire(aDraft({ totals: { ...totals, tip: price('1.50') } }))).toHaveProperty('mancia')
  })

  test('says what was shown beside the consents to guests only', () => {
    const shownDocuments = { f_privacy: '/documents/it/privacy' }
    const guest = { hasAcceptedPrivacy: true, firstName: 'Ada', lastName: 'Neri', phone: '333' }
    expect(orderRequest(aDraft({ guest, shownDocuments })).shownDocuments).toEqual(shownDocuments)
    expect(orderRequest(aDraft({ shownDocuments }))).not.toHaveProperty('shownDocuments')
  })

  test('says where an address lies that is saved nowhere', () => {
    const { isDefault: _isDefault, ...own } = aDeliveryAddress()
    const orderAddress = zoneAddress(aDeliveryCity({ id: id(31) }), null)
    const ofGuest = { ...own, id: null, orderAddress }
    const orderType = 'delivery'
    expect(orderRequest(aDraft({ orderType, deliveryAddress: ofGuest })).orderAddress).toEqual(orderAddress)
    expect(orderRequest(aDraft({ orderType, deliveryAddress: aDeliveryAddress() }))).not.toHaveProperty('orderAddress')
  })

  test('sends the data of a guest [CHK-40]', () => {
    const guest = { hasAcceptedPrivacy: true, firstName: 'Ada', lastName: 'Neri', phone: '333' }
    expect(wire(aDraft({ guest }))).toMatchObject({
      ospite: 1,
      cliente: { f_privacy: 1, nome: 'Ada', cognome: 'Neri', telefono: '333' },
    })
  })

  test('sends the payment mode, and the means for cash only [CHK-42]', () => {
    expect(wire(aDraft())).toMatchObject({ modalita_pagamento: 'CONTANTI', preferenza_pagamento: 'BUONI_PASTO' })
    expect(wire(aDraft({ paymentMode: 'card' }))).toMatchObject({
      modalita_pagamento: 'STRIPE_CARTACREDITO',
      preferenza_pagamento: null,
    })
  })

  test('sends one entry per line without client fields [CHK-43]', () => {
    expect(wire(aDraft()).prodotti).toEqual([
      {
        mobile_id: 1,
        quantity: 3,
        single_cost: 12,
        item: {
          id: 7,
          category_id: 5,
          nome: 'Margherita',
          price: 12,
          proportion: null,
          standard_proportion: null,
          variant: null,
          adds: [],
          free_picks: [],
          prodotto_composto_associati: [],
          note: null,
          f_sconto: 1,
        },
      },
    ])
  })

  test('sends slot and moment as wall-clock times [CHK-44]', () => {
    expect(wire(aDraft())).toMatchObject({
      data_ora_consegna_ritiro: '2026-05-31 20:00:00',
      data_ora_ordine: '2026-05-31 19:05:00',
    })
  })

  test('sends the total shown: 37,50 is 37.5 [CHK-45]', () => {
    expect(wire(aDraft()).totale_ordine).toBe(37.5)
  })

  test('sends answers as "1" and "0", without code', () => {
    const questions = [
      aQuestion({ id: id(1), texts: { name: 'Bell' } }),
      aQuestion({ id: id(2), kind: 'yesNo', texts: { name: 'Cutlery' } }),
      aQuestion({ id: id(3), kind: 'other' }),
    ]
    expect(wire(aDraft({ questions, answers: { 1: ' Rossi ', 2: '0', 3: 'x' } }))).toMatchObject({
      extra: [
        { id: 1, nome: 'Bell', tipo: 'LIBERO', valore: 'Rossi' },
        { id: 2, nome: 'Cutlery', tipo: 'SCELTA', valore: '0' },
      ],
      id_codice_sconto: null,
    })
  })

  test('sends the fixed cost of the configuration [CHK-47]', () => {
    expect(wire(aDraft())).toMatchObject({
      costo_fisso_valore: 1.5,
      costo_fisso_tipo: 'VALORE',
      costo_fisso_nome: 'Service',
      costo_fisso_descrizione: 'Boxes and bags',
    })
    const percent = aDraft({ config: { ...fees, fixedCostKind: 'percentage' } })
    expect(wire(percent).costo_fisso_tipo).toBe('PERCENTUALE')
    expect(wire(aDraft({ config: { ...fees, fixedCostKind: null } })).costo_fisso_tipo).toBe('VALORE')
  })

  test('returns an unknown kind of fixed cost unchanged [CHK-47]', () => {
    const wireConfig = { ...z.encode(serviceConfig, aServiceConfig(fees)), costo_fisso_tipo: 'A_FORFAIT' }
    const config = z.decode(serviceConfig, wireConfig)
    expect(wire(aDraft({ config }))).toMatchObject({ costo_fisso_valore: 1.5, costo_fisso_tipo: 'A_FORFAIT' })
  })

  test.each([
    ['none', aServiceConfig()],
    ['a waived one', { ...fees, fixedCostFreeFrom: price('10.00') }],
    ['no configuration', null],
  ])('sends no fixed cost with %s [CHK-47]', (_what, config) => {
    const lines = [aLine({ quantity: 3 })]
    const totals = orderTotal({ lines, orderType: 'takeAway', config, people: null })
    expect(wire(aDraft({ lines, config, totals: knownTotals('takeAway', totals)! }))).toMatchObject({
      costo_fisso_valore: null,
      costo_fisso_tipo: null,
      costo_fisso_nome: null,
      costo_fisso_descrizione: null,
    })
  })

  test('sends the table for ORDINA_TAVOLO only [CHK-48]', () => {
    const table = { id: id<'Table'>(12), name: 'Table 12', code: 'code-12' }
    const named = { id_tavolo: 12, nome_tavolo: 'Table 12', identificativo_tavolo: 'code-12' }
    expect(wire(aDraft({ orderType: 'table', table }))).toMatchObject(named)
    for (const name of Object.keys(named)) expect(wire(aDraft({ table }))).not.toHaveProperty(name)
  })

  test('sends slot end and fee, 0 if waived, when delivered [CHK-49]', () => {
    for (const orderType of ['delivery', 'dil'] as const) {
      const sent = { consegna_ritiro_fine_fascia: '2026-05-31 20:15:00', spese_consegna: 3.5 }
      expect(wire(aDraft({ orderType }))).toMatchObject(sent)
      const config = aServiceConfig({ freeDeliveryFrom: price('30.00') })
      expect(wire(aDraft({ orderType, config }))).toMatchObject({ ...sent, spese_consegna: 0 })
    }
    for (const orderType of ['takeAway', 'eatIn', 'table'] as const) {
      expect(Object.keys(wire(aDraft({ orderType })))).not.toContain('spese_consegna')
      expect(Object.keys(wire(aDraft({ orderType })))).not.toContain('consegna_ritiro_fine_fascia')
    }
  })

  const point = { servicePoint: aPoint(9, [11]), deliveryPoint: ' Gate 4 ' }

  test('sends the service point with what was typed for DIL [CHK-50]', () => {
    const texts = { name: 'Beach', deliveryPointLabel: 'Parasol', typeLabel: null }
    expect(
      wire(aDraft({ orderType: 'dil', point: { ...point, servicePoint: aPoint(9, [11], { texts }) } })),
    ).toMatchObject({
      id_punto_di_servizio: 9,
      punto_di_servizio_nome: 'Beach',
      punto_di_servizio_punto_consegna: 'Gate 4',
      punto_di_servizio_label_delivery: 'Parasol',
    })
  })

  test.each(['takeAway', 'delivery', 'eatIn', 'table'] as const)('sends only its id with %s', (orderType) => {
    const body = wire(aDraft({ orderType, point }))
    expect(body.id_punto_di_servizio).toBe(9)
    expect(Object.keys(body).filter((key) => key.startsWith('punto_di_servizio'))).toEqual([])
  })

  test('sends the address for DELIVERY only [CHK-51]', () => {
    const address = aDeliveryAddress({ doorbell: 'Neri', note: '2nd floor', zoneTown: 'Vanchiglia' })
    expect(wire(aDraft({ orderType: 'delivery', deliveryAddress: address }))).toMatchObject({
      id_indirizzo: address.id,
      indirizzo: address.street,
      numero_civico: address.houseNumber,
      campanello: 'Neri',
      indirizzo_note: '2nd floor',
      localita_citta: address.town,
      cap_citta: address.postcode,
      localita_zona: 'Vanchiglia',
      cap_zona: address.zonePostcode,
      provincia: address.province,
      stato: address.country,
    })
    expect(wire(aDraft({ deliveryAddress: address }))).not.toHaveProperty('id_indirizzo')
    expect(wire(aDraft({ deliveryAddress: address }))).not.toHaveProperty('indirizzo')
  })

  test('sends no people for a type without them', () => {
    expect(wire(aDraft({ people: 4 })).n_persone).toBeNull()
  })

  test('sends the billing address when an invoice is wanted [INV-18]', () => {
    expect(
      wire(aDraft({ invoice: aBillingAddress({ kind: 'company', companyName: 'Acme', vatNumber: '07' }) })),
    ).toMatchObject({
      f_fattura: 1,
      fat_fatturazione_tipo: 'AZIENDA',
      fat_ragione_sociale: 'Acme',
      fat_piva: '07',
      fat_stato: 'IT',
    })
  })

  test('sends every invoice field as null without one [INV-18]', () => {
    const body = Object.entries(wire(aDraft())).filter(([key]) => key.startsWith('fat_'))
    expect(body).toHaveLength(12)
    expect(body.every(([, value]) => value === null)).toBe(true)
  })

  test('can be encoded and read back for any cart', () => {
    fc.assert(
      fc.property(aFilledCart, ({ cart: { lines }, orderType }) => {
        const request = orderRequest(aDraft({ lines, orderType, people: 2 }))
        expect(z.decode(createOrder.request, z.encode(createOrder.request, request))).toEqual(request)
      }),
    )
  })
})
