import type { RowsOf, SeedCard } from '#demo/restaurants/restaurant-seed.ts'
import { day, id, moment } from '#demo/restaurants/restaurant-seed.ts'
import { calendarOf } from '#server/platform/calendar.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import { cents } from '#src/domain/money.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'

const desserts = id<'ProductType'>(4)

/** A past year relative to the time of seeding: for expired codes. */
const pastYear = (nowMs: number) => calendarOf(nowMs).year() - 2

export function discountCodes(nowMs: number): RowsOf<'discountCodes'> {
  const year = pastYear(nowMs)
  const codes: readonly Omit<RowsOf<'discountCodes'>[number], 'id' | 'position'>[] = [
    { name: 'WELCOME10', kind: 'percentage', value: 10, orderTypes: [...orderTypes] },
    { name: 'CINQUE5', kind: 'amount', value: 5, orderTypes: [...orderTypes], minimumOrder: cents(2000) },
    { name: 'CONSEGNAGRATIS', kind: 'amount', value: 0, orderTypes: ['delivery', 'dil'], freesDelivery: true },
    { name: 'AMICIDIGINO', kind: 'percentage', value: 15, orderTypes: [...orderTypes], isHidden: true },
    {
      name: 'NATALE',
      kind: 'percentage',
      value: 20,
      orderTypes: [...orderTypes],
      from: moment(`${year}-12-01 00:00:00`),
      to: moment(`${year}-12-31 23:59:59`),
    },
    { name: 'DOMICILIO3', kind: 'amount', value: 3, orderTypes: ['delivery'] },
    {
      name: 'ANNA20',
      kind: 'percentage',
      value: 20,
      orderTypes: [...orderTypes],
      maxUsesPerCustomer: 1,
      reservedFor: ['anna@example.com'],
    },
    { name: 'SALVARIO4', kind: 'amount', value: 4, orderTypes: [...orderTypes], venueIds: [id(12)], maxUses: 100 },
  ]
  return codes.map((code, index) => ({ ...code, id: id(index + 1), position: index + 1 }))
}

const dessert = restaurantTexts({
  it: 'Un dolce in omaggio',
  en: 'A dessert on us',
  de: 'Ein Dessert geschenkt',
  fr: 'Un dessert offert',
  es: 'Un postre de regalo',
})
const fiveEuros = restaurantTexts({ it: '5 euro', en: '5 euros', de: '5 Euro', fr: '5 euros', es: '5 euros' })
const fifteenPercent = restaurantTexts({
  it: '15 % su tutto',
  en: '15 % off everything',
  de: '15 % auf alles',
  fr: '15 % sur tout',
  es: '15 % en todo',
})

/** One point per euro; automatic rewards at 50, 100 and 200 points, then counting restarts. */
export function promotions(nowMs: number): RowsOf<'promotions'> {
  return [
    {
      id: id(1),
      names: restaurantTexts({
        it: 'Carta di Gino',
        en: 'Gino’s card',
        de: 'Ginos Karte',
        fr: 'La carte de Gino',
        es: 'La tarjeta de Gino',
      }),
      notes: restaurantTexts({
        it: 'Un punto per ogni euro speso.',
        en: 'One point for every euro spent.',
        de: 'Ein Punkt für jeden ausgegebenen Euro.',
        fr: 'Un point par euro dépensé.',
        es: 'Un punto por cada euro gastado.',
      }),
      mode: 1,
      scoring: 'amountSpent',
      amountPerPoint: 1,
      thresholds: [
        {
          id: id(1),
          points: 50,
          kind: 'product',
          value: null,
          names: dessert,
          isCumulable: true,
          typeId: desserts,
          productId: 'any',
        },
        {
          id: id(2),
          points: 100,
          kind: 'amount',
          value: 5,
          names: fiveEuros,
          isCumulable: true,
          typeId: 'any',
          productId: 'any',
        },
        {
          id: id(3),
          points: 200,
          kind: 'percentage',
          value: 15,
          names: fifteenPercent,
          isCumulable: false,
          typeId: 'any',
          productId: 'any',
        },
      ],
      to: day(`${pastYear(nowMs) + 3}-12-31`),
      rewardDays: 30,
    },
  ]
}

/** Anna's card: points just below a reward, one reward of each kind, and one expired. */
export function annasCard(nowMs: number): SeedCard {
  const [past, next] = [pastYear(nowMs), pastYear(nowMs) + 4]
  const inTime = { promotionId: id<'Promotion'>(1), from: day(`${past}-01-15`), to: day(`${next}-01-30`) }
  return {
    promotionId: id(1),
    points: 40,
    rewards: [
      { ...inTime, kind: 'product', names: dessert, typeId: desserts },
      { ...inTime, kind: 'percentage', value: 15, names: fifteenPercent, isCumulable: false },
      { ...inTime, kind: 'amount', value: 5, names: fiveEuros },
      { ...inTime, kind: 'amount', value: 5, names: fiveEuros, to: day(`${past}-06-30`) },
    ],
  }
}
