import { calendarOf } from '#server/platform/calendar.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'

import type { GivenAddress, GivenCard } from './give-customer.ts'
import type { DemoRestaurant } from './restaurant-files.ts'

/** An address in a zone of Pizzeria Stella with free delivery. */
export const annasHome: GivenAddress = {
  zoneMode: 'manual',
  street: 'Via Giulia di Barolo',
  houseNumber: '9',
  doorbell: 'Rossi',
  note: null,
  deliveryCityId: 201 as Id<'DeliveryCity'>,
  deliveryZoneId: 2 as Id<'DeliveryZone'>,
  town: 'Torino',
  postcode: '10124',
  province: 'TO',
  country: 'IT',
  isDefault: true,
}

/** An address in the areas of two venues of Cucine del Po, 31 and 32. */
export const annasFlat: GivenAddress = {
  zoneMode: 'coordinates',
  street: 'Corso Galileo Ferraris',
  houseNumber: '30',
  doorbell: 'Rossi',
  note: null,
  deliveryCityId: 302 as Id<'DeliveryCity'>,
  town: 'Torino',
  postcode: '10128',
  province: 'TO',
  country: 'IT',
  latitude: 45.0652,
  longitude: 7.669,
  formattedAddress: 'Corso Galileo Ferraris 30, 10128 Torino TO, Italia',
  isDefault: true,
}

/** An address in the area of venue 33. */
export const annasOffice: GivenAddress = {
  ...annasFlat,
  street: 'Via Nizza',
  houseNumber: '294',
  doorbell: 'Studio Rossi',
  note: 'Terzo piano',
  deliveryCityId: 304 as Id<'DeliveryCity'>,
  postcode: '10126',
  latitude: 45.0339,
  longitude: 7.6671,
  formattedAddress: 'Via Nizza 294, 10126 Torino TO, Italia',
  isDefault: false,
}

/** What Anna has saved where. */
export const annasAddresses: Readonly<Partial<Record<DemoRestaurant, readonly GivenAddress[]>>> = {
  stella: [annasHome],
  'cucine-del-po': [annasFlat, annasOffice],
}

const desserts = 4 as Id<'ProductType'>
const fiveEuros = restaurantTexts({ it: '5 euro', en: '5 euros', de: '5 Euro', fr: '5 euros', es: '5 euros' })

/** Anna's cards: at the trattoria points just below a reward, one reward of each kind, and one expired. */
export function annasCards(nowMs: number): Readonly<Partial<Record<DemoRestaurant, GivenCard>>> {
  const promotionId = 1 as Id<'Promotion'>
  const past = calendarOf(nowMs).year() - 2
  const inTime = { promotionId, from: `${past}-01-15` as LocalDate, to: `${past + 4}-01-30` as LocalDate }
  return {
    trattoria: {
      promotionId,
      points: 40,
      rewards: [
        {
          ...inTime,
          kind: 'product',
          typeId: desserts,
          names: restaurantTexts({
            it: 'Un dolce in omaggio',
            en: 'A dessert on us',
            de: 'Ein Dessert geschenkt',
            fr: 'Un dessert offert',
            es: 'Un postre de regalo',
          }),
        },
        {
          ...inTime,
          kind: 'percentage',
          value: 15,
          isCumulable: false,
          names: restaurantTexts({
            it: '15 % su tutto',
            en: '15 % off everything',
            de: '15 % auf alles',
            fr: '15 % sur tout',
            es: '15 % en todo',
          }),
        },
        { ...inTime, kind: 'amount', value: 5, names: fiveEuros },
        { ...inTime, kind: 'amount', value: 5, names: fiveEuros, to: `${past}-06-30` as LocalDate },
      ],
    },
    'grande-mensa': { promotionId, points: 30, rewards: [] },
  }
}
