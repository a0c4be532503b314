import { texts } from '#demo/server/texts/five-texts.ts'

import { cashMeans, paymentModes } from './checkout.ts'
import { consents } from './consents.ts'
import { categories, products } from './grande-mensa-menu.ts'
import type { RestaurantSeed } from './restaurant-seed.ts'
import { id, time } from './restaurant-seed.ts'
import { ingredients } from './trattoria/ingredients.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Restaurant 6: one venue with 1,000 products, to see what a large menu costs. */
export const grandeMensa: RestaurantSeed = {
  restaurant: {
    id: id(6),
    name: 'Grande Mensa',
    shortCode: 'MENSA',
    languages: ['it', 'en', 'de', 'fr', 'es'],
    layout: 'list',
    colours: { primary: '#1b5e8c', secondary: null },
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
  serviceConfigs: [{ venueId: id(61), type: 'takeAway' }],
  timetables: [
    {
      id: id(611),
      venueId: id(61),
      type: 'takeAway',
      weekdays: everyDay,
      from: time('00:15'),
      to: time('23:45'),
      stepMinutes: 15,
      leadMinutes: 10,
      menuId: id(1),
      capacity: null,
    },
  ],
  paymentModes,
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
}
