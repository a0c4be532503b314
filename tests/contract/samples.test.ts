import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { readReply } from '#src/contract/envelope.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { getProduct } from '#src/contract/product.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getDays, getServiceConfigs, getSlots } from '#src/contract/shift.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { unitPrice } from '#src/domain/product/unit-price.ts'
import { at, price } from '#tests/support/builders.ts'

/** The examples of contract.md, word for word. */
function sample(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`./samples/${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>
}

function read<S extends z.ZodMiniType>(codec: S, value: unknown): z.output<S> {
  return z.decode(codec, value as z.input<S>)
}

describe('the example of every call', () => {
  test.each([
    ['service-configs', getServiceConfigs.reply],
    ['days', getDays.reply],
    ['reservation-days', getDays.reply],
    ['slots', getSlots.reply],
    ['product', getProduct.reply],
    ['checkout-info', getMixedInfo.reply],
    ['order', getOrder.reply],
  ] as const)('%s is read, and read the same once written again', (name, codec) => {
    const value = read(codec, sample(name))
    expect(read(codec, JSON.parse(JSON.stringify(z.encode<z.ZodMiniType>(codec, value))))).toEqual(value)
  })
})

describe('the restaurant', () => {
  test('reads with everything the shell needs [BCONST-09]', () => {
    const reply = readReply(sample('restaurant-info'))
    const restaurant = read(getRestaurantInfo.reply, reply?.data)
    expect(restaurant).toMatchObject({
      activeServices: ['takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation'],
      isFranchise: true,
      hasCardPayments: true,
      isFairMode: false,
      isDistrictMode: false,
      hasExternalIntegration: false,
      textOverrides: { 'home.order_now': 'Ordina subito' },
      activeLanguages: ['it', 'en', 'de'],
      currencies: [{ code: 'EUR', symbol: '€' }],
      settings: { layout: 'grid', hasLoyaltyCard: true, hasDiscountCodes: true },
      servicePoints: [{ texts: { name: 'Spiaggia Nord', deliveryPointLabel: 'Numero ombrellone' } }],
    })
    expect(restaurant.venues[0]).toMatchObject({
      id: 21,
      requiresInvoice: false,
      country: 'IT',
      currencyCode: 'EUR',
      timeZone: 'Europe/Rome',
      license: { isActive: true, text: '', isDead: false },
      openingHours: [
        { weekday: 2, shift: 'F1', from: '12:00', to: '14:30' },
        { weekday: 2, shift: 'F2', from: '19:00', to: '23:00' },
      ],
      takeAway: { isActive: true, isBlocked: false, fixedCost: null },
    })
  })
})

describe('the product', () => {
  const { product } = read(getProduct.reply, sample('product'))

  test('reads with everything a product page needs [PROD-06]', () => {
    expect(product).toMatchObject({
      id: 901,
      name: 'Margherita',
      photoCode: 'p901',
      price: price('6.00'),
      eatInPrice: price('7.00'),
      category: { name: 'Pizze' },
      categoryIds: [61, 64],
      typeId: 3,
      traits: [{ name: 'Vegetariano', icon: 'leaf' }],
      sizes: [
        { id: 501, name: 'Normale', price: price('6.00') },
        { id: 502, name: 'Maxi', price: price('9.00') },
      ],
      variantName: 'Impasto',
      isVariantRequired: true,
      stock: [{ venueId: 21, quantity: 14 }],
      suggestedProductIds: [930, 931],
      isDiscountable: true,
      isDeliverable: true,
      menuIds: [41, 42],
      picks: null,
    })
    expect(product.description).toMatch(/^Pomodoro/)
    expect(product.ingredients[1]).toEqual({
      id: 2,
      name: 'Fior di latte',
      allergens: ['LATTE'],
      isAvailable: true,
      excludedVenueIds: [],
    })
    expect(product.variants[0]).toEqual({
      id: 601,
      name: 'Integrale',
      price: price('1.00'),
      label: 'Impasto integrale',
    })
    expect(product.priceTable).toEqual([
      { sizeId: 501, variantId: 'any', price: price('6.00'), eatInPrice: price('7.00') },
      { sizeId: 502, variantId: 'any', price: price('9.00'), eatInPrice: null },
    ])
  })

  test('reads its additions and picks with their groups, prices and limits [PROD-07]', () => {
    const wire = sample('product').prodotto as Record<string, unknown>
    const limits = { min_scelte_libere: 1, max_scelte_libere: 3, max_gusti_scelte_libere: 2 }
    const withPicks = read(getProduct.reply, { prodotto: { ...wire, ...limits, scelte_libere: wire.aggiunte } }).product
    expect(withPicks).toMatchObject({ minPicks: 1, maxPicks: 3, maxFlavours: 2 })
    expect(withPicks.picks).toEqual(product.additions)
    expect(product.additions).toEqual({
      groups: [{ id: 71, name: 'Formaggi' }],
      ingredients: [
        {
          id: 15,
          name: 'Bufala',
          allergens: ['LATTE'],
          isAvailable: true,
          excludedVenueIds: [],
          groupId: 71,
          price: price('1.50'),
          sizePrices: [{ sizeId: 502, price: price('2.00') }],
        },
      ],
      groupRules: [{ sizeId: 'any', groupId: 71, max: 2, min: 0, free: 0, price: null }],
    })
  })

  test('reads a combo with every selectable product, those above 0 preselected [PROD-08]', () => {
    const wire = { ...(sample('product').prodotto as object), ...sample('combo-fields') }
    const combo = read(getProduct.reply, { prodotto: wire }).product
    expect(combo).toMatchObject({
      isCombo: true,
      comboPricing: 'fixed',
      minComboProducts: 2,
      maxComboProducts: 3,
      comboCategories: [
        { id: 61, name: 'Pizze', min: 1, max: 2 },
        { id: 66, name: 'Bibite', min: 1, max: 1 },
      ],
    })
    expect(combo.comboProducts?.map(({ name, price: cents }) => [name, cents])).toEqual([
      ['Margherita', 0],
      ['Quattro formaggi', price('2.00')],
      ['Acqua 0,5 l', 0],
    ])
    expect(emptyConfiguration(combo).comboPicks.map(({ name }) => name)).toEqual(['Acqua 0,5 l'])
  })

  test('leaves undefined what a list left out', () => {
    const { aggiunte: _a, scelte_libere: _s, ...listed } = sample('product').prodotto as Record<string, unknown>
    const { product: fromList } = read(getProduct.reply, { prodotto: listed })
    expect([fromList.additions, fromList.picks]).toEqual([undefined, undefined])
  })
})

describe('the slots', () => {
  test('read with menu, timetable and cities, and without hours as null', () => {
    const { days } = read(getDays.reply, sample('days'))
    expect(days[0]).toMatchObject({ date: '2025-03-14', weekday: 5, day: 14, month: 3 })
    expect(days[0]?.slots?.[1]).toEqual({
      from: '19:30',
      to: '19:45',
      timetableId: 301,
      menuId: 41,
      deliveryCityIds: [31],
    })
    expect(days[1]?.slots).toBeNull()
    expect(read(getSlots.reply, sample('slots')).slots).toHaveLength(2)
  })

  test('have one configuration per type: its costs, its free delivery and how its zones are chosen [CHK-54]', () => {
    expect(read(getServiceConfigs.reply, sample('service-configs'))).toMatchObject({
      takeAway: { type: 'takeAway', isActive: true, fixedCost: null },
      delivery: {
        zoneMode: 'coordinates',
        hasSlotsByCity: false,
        freeDeliveryFrom: price('40.00'),
        fixedCost: 1,
        fixedCostKind: 'amount',
        fixedCostFreeFrom: price('50.00'),
      },
      eatIn: { maxPeople: 12 },
      dil: { freeDeliveryFrom: null },
      table: { isBlocked: true, maxPeople: null },
      reservation: { maxPeople: 8 },
    })
  })
})

describe('the order', () => {
  test('is read by the service as it was sent, and its prices follow our rules', () => {
    const request = read(createOrder.request, sample('order-request'))
    expect(request).toMatchObject({ orderType: 'delivery', paymentMode: 'card', device: 'site', isGuest: false })
    expect(productsTotal(request.lines)).toBe(price('29.00'))
    const { product } = read(getProduct.reply, sample('product'))
    const [line] = request.lines
    const configuration = {
      ...emptyConfiguration(product),
      sizeId: line!.item.size!.id,
      variantId: line!.item.variant!.id,
      additions: line!.item.additions,
    }
    expect(unitPrice(product, configuration, at('delivery'))).toBe(line!.unitPrice)
  })

  test('is confirmed by its id and total', () => {
    const reply = readReply(sample('order-reply'))
    expect(read(createOrder.reply, reply?.data)).toEqual({ id: 10057, total: price('30.60'), token: null })
  })

  test('reads back with its rows', () => {
    const { order } = read(getOrder.reply, sample('order'))
    expect(order).toMatchObject({ status: 'waiting', paymentStatus: 'paid', total: price('30.60'), statusLog: null })
    expect(order.rows.map(({ quantity, name, total }) => [quantity, name, total])).toEqual([
      [2, 'Margherita', price('24.00')],
      [1, 'Tiramisù', price('5.00')],
    ])
  })

  test('reads an unknown status, type or payment as other', () => {
    const wire = sample('order').ordine as object
    const strange = { ordine: { ...wire, status: 'IN_FORNO', tipo_ordine: 'DRONE', modalita_pagamento: 'BARATTO' } }
    expect(read(getOrder.reply, strange).order).toMatchObject({
      status: 'other',
      orderType: 'other',
      paymentMode: 'other',
    })
  })
})
