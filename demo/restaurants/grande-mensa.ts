import { restaurantTexts } from '#server/platform/texts/localized.ts'

import { cashMeans, cashOnly } from './checkout-questions.ts'
import { consents } from './demo-consents.ts'
import { categories, products } from './grande-mensa-menu.ts'
import { aroundTheClock, everyDay } from './hours.ts'
import type { RestaurantSeed, RowsOf } from './restaurant-seed.ts'
import { id, time } from './restaurant-seed.ts'
import { ingredients } from './trattoria/ingredients.ts'

const anything = { typeId: 'any', productId: 'any' } as const

/** One point for every two products; points buy rewards and are never reset. */
const promotion: RowsOf<'promotions'>[number] = {
  id: id(1),
  names: restaurantTexts({
    it: 'Punti Mensa',
    en: 'Mensa points',
    de: 'Mensa-Punkte',
    fr: 'Points Mensa',
    es: 'Puntos Mensa',
  }),
  notes: null,
  mode: 2,
  scoring: 'productCount',
  rules: [{ ...anything, unitsPerPoint: 2 }],
  thresholds: [
    {
      ...anything,
      id: id(1),
      points: 10,
      kind: 'amount',
      value: 3,
      names: restaurantTexts({ it: '3 euro', en: '3 euros', de: '3 Euro', fr: '3 euros', es: '3 euros' }),
      isCumulable: true,
    },
    {
      ...anything,
      id: id(2),
      points: 25,
      kind: 'percentage',
      value: 10,
      names: restaurantTexts({
        it: '10 % su tutto',
        en: '10 % off everything',
        de: '10 % auf alles',
        fr: '10 % sur tout',
        es: '10 % en todo',
      }),
      isCumulable: true,
    },
    {
      ...anything,
      id: id(3),
      points: 50,
      kind: 'product',
      value: null,
      names: restaurantTexts({ it: 'Un piatto', en: 'A dish', de: 'Ein Gericht', fr: 'Un plat', es: 'Un plato' }),
      isCumulable: false,
    },
  ],
  resetsPoints: false,
}

/** Restaurant 6: one venue with 1,000 products, to measure a large menu. */
export const grandeMensa: RestaurantSeed = {
  restaurant: {
    id: id(6),
    name: 'Grande Mensa',
    siteUrl: '/stress.html',
    shortCode: 'MENSA',
    languages: ['it', 'en', 'de', 'fr', 'es'],
    layout: 'list',
    colours: { primary: '#1b5e8c', secondary: null },
    hasDiscountCodes: true,
    hasLoyaltyCard: true,
  },
  venues: [
    {
      id: id(61),
      position: 1,
      name: 'Grande Mensa',
      street: 'Corso Castelfidardo',
      houseNumber: '39',
      postcode: '10129',
      town: 'Torino',
      province: 'TO',
      phone: '+39 011 555 0161',
      email: 'ciao@grande-mensa.example',
      latitude: 45.0629,
      longitude: 7.6611,
      photos: ['venue-61-1'],
      showcaseMenuId: id(1),
      descriptions: restaurantTexts({
        it: 'Mille piatti al giorno, pronti quando passi.',
        en: 'A thousand dishes a day, ready when you drop by.',
        de: 'Tausend Gerichte am Tag, fertig, wenn du vorbeikommst.',
        fr: 'Mille plats par jour, prêts quand vous passez.',
        es: 'Mil platos al día, listos cuando pases.',
      }),
    },
  ],
  openingHours: everyDay.map((weekday) => ({
    venueId: id(61),
    weekday,
    shift: 'F1',
    from: time('07:00'),
    to: time('23:00'),
  })),
  closures: [],
  news: [],
  serviceConfigs: [{ venueId: id(61), type: 'takeAway', hasGroups: true }],
  timetables: [{ ...aroundTheClock, id: id(611), venueId: id(61), type: 'takeAway', leadMinutes: 10 }],
  deliveryCities: [],
  servicePoints: [],
  diningTables: [],
  paymentModes: cashOnly,
  cashMeans,
  checkoutQuestions: [],
  consents,
  menus: [{ id: id(1), recommendedIds: [] }],
  categories,
  traits: [],
  ingredients,
  extraSets: [],
  products,
  stock: [
    { productId: id(1001), venueId: id(61), quantity: 0 },
    { productId: id(1010), venueId: id(61), quantity: 5 },
    { productId: id(1500), venueId: id(61), quantity: 100 },
  ],
  discountCodes: [{ id: id(1), position: 1, name: 'MENSA5', kind: 'percentage', value: 5, orderTypes: ['takeAway'] }],
  promotions: [promotion],
  card: { promotionId: promotion.id, points: 30, rewards: [] },
}
