import { restaurantTexts } from '#server/platform/texts/localized.ts'
import { cents } from '#src/domain/money.ts'

import { cashMeans, cashOrCard } from './checkout-questions.ts'
import { consents } from './demo-consents.ts'
import { alwaysOpen, aroundTheClock } from './hours.ts'
import type { RestaurantSeed } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'
import { partOfMenu } from './trattoria/part-of-menu.ts'

const [bistrot, panetteria] = [id<'Venue'>(71), id<'Venue'>(72)]

/** Restaurant 7: two kitchens that only deliver lunch to two office buildings. */
export const quartiere: RestaurantSeed = {
  restaurant: {
    id: id(7),
    name: 'Quartiere Aurora',
    siteUrl: '/quartiere.html',
    shortCode: 'AURORA',
    languages: ['it', 'en', 'de', 'fr', 'es'],
    layout: 'list',
    isFranchise: true,
    hasCardPayments: true,
    isDistrictMode: true,
    colours: { primary: '#22594f', secondary: null },
  },
  venues: [
    {
      id: bistrot,
      position: 1,
      name: 'Bistrot Aurora',
      street: 'Corso Giulio Cesare',
      houseNumber: '22',
      postcode: '10152',
      town: 'Torino',
      province: 'TO',
      phone: '+39 011 555 0171',
      email: 'bistrot@quartiere-aurora.example',
      latitude: 45.0801,
      longitude: 7.688,
      photos: ['venue-71-1'],
      showcaseMenuId: id(1),
      descriptions: restaurantTexts({
        it: 'Primi e insalate per chi lavora qui.',
        en: 'Pasta and salads for those who work here.',
        de: 'Pasta und Salate für alle, die hier arbeiten.',
        fr: 'Pâtes et salades pour ceux qui travaillent ici.',
        es: 'Pastas y ensaladas para quienes trabajan aquí.',
      }),
    },
    {
      id: panetteria,
      position: 2,
      name: 'Panetteria Dora',
      street: 'Via Borgo Dora',
      houseNumber: '7',
      postcode: '10152',
      town: 'Torino',
      province: 'TO',
      phone: '+39 011 555 0172',
      email: 'panetteria@quartiere-aurora.example',
      latitude: 45.0786,
      longitude: 7.6829,
      photos: ['venue-72-1'],
      descriptions: restaurantTexts({
        it: 'Focacce calde fino a sera.',
        en: 'Warm focaccia until the evening.',
        de: 'Warme Focaccia bis zum Abend.',
        fr: 'Focaccia chaude jusqu’au soir.',
        es: 'Focaccia caliente hasta la noche.',
      }),
    },
  ],
  openingHours: alwaysOpen([bistrot, panetteria]),
  closures: [],
  news: [],
  serviceConfigs: [
    { venueId: bistrot, type: 'dil', freeDeliveryFrom: cents(2500), tipPercents: [5, 10, 15], hasGroups: true },
    { venueId: panetteria, type: 'dil', hasGroups: true },
  ],
  timetables: [
    { ...aroundTheClock, id: id(711), venueId: bistrot, type: 'dil', leadMinutes: 20 },
    { ...aroundTheClock, id: id(721), venueId: panetteria, type: 'dil', leadMinutes: 20 },
  ],
  deliveryCities: [],
  servicePoints: [
    {
      id: id(701),
      position: 1,
      servingVenueIds: [bistrot, panetteria],
      names: restaurantTexts({
        it: 'Officine Dora',
        en: 'Officine Dora',
        de: 'Officine Dora',
        fr: 'Officine Dora',
        es: 'Officine Dora',
      }),
      deliveryPointLabels: restaurantTexts({
        it: 'Piano e ufficio',
        en: 'Floor and office',
        de: 'Etage und Büro',
        fr: 'Étage et bureau',
        es: 'Planta y oficina',
      }),
      typeLabels: restaurantTexts({
        it: 'In ufficio',
        en: 'At the office',
        de: 'Im Büro',
        fr: 'Au bureau',
        es: 'En la oficina',
      }),
      deliveryFee: cents(200),
    },
    {
      id: id(702),
      position: 2,
      servingVenueIds: [bistrot],
      names: restaurantTexts({
        it: 'Biblioteca',
        en: 'Library',
        de: 'Bibliothek',
        fr: 'Bibliothèque',
        es: 'Biblioteca',
      }),
      deliveryFee: cents(0),
    },
  ],
  diningTables: [],
  paymentModes: cashOrCard([71]),
  cashMeans,
  checkoutQuestions: [],
  consents,
  ...partOfMenu([4, 6, 7, 9], [402]),
  discountCodes: [],
  promotions: [],
}
