import { texts } from '#demo/server/texts/five-texts.ts'

import { cashMeans, cashOnly } from './checkout.ts'
import { consents } from './consents.ts'
import { categories, products } from './grande-mensa-menu.ts'
import { aroundTheClock, everyDay } from './hours.ts'
import type { RestaurantSeed, RowsOf } from './restaurant-seed.ts'
import { id, time } from './restaurant-seed.ts'
import { ingredients } from './trattoria/ingredients.ts'

const anything = { typeId: 'any', productId: 'any' } as const

/** A point for every two dishes; points buy rewards and are never taken back to 0. */
const promotion: RowsOf<'promotions'>[number] = {
  id: id(1),
  names: texts(['Punti Mensa', 'Mensa points', 'Mensa-Punkte', 'Points Mensa', 'Puntos Mensa']),
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
      names: texts(['3 euro', '3 euros', '3 Euro', '3 euros', '3 euros']),
      isCumulable: true,
    },
    {
      ...anything,
      id: id(2),
      points: 25,
      kind: 'percentage',
      value: 10,
      names: texts(['10 % su tutto', '10 % off everything', '10 % auf alles', '10 % sur tout', '10 % en todo']),
      isCumulable: true,
    },
    {
      ...anything,
      id: id(3),
      points: 50,
      kind: 'product',
      value: null,
      names: texts(['Un piatto', 'A dish', 'Ein Gericht', 'Un plat', 'Un plato']),
      isCumulable: false,
    },
  ],
  resetsPoints: false,
}

/** Restaurant 6: one venue with 1,000 products, to see what a large menu costs. */
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
      descriptions: texts([
        'Mille piatti al giorno, pronti quando passi.',
        'A thousand dishes a day, ready when you drop by.',
        'Tausend Gerichte am Tag, fertig, wenn du vorbeikommst.',
        'Mille plats par jour, prêts quand vous passez.',
        'Mil platos al día, listos cuando pases.',
      ]),
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
  serviceConfigs: [{ venueId: id(61), type: 'takeAway' }],
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
