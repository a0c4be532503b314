import { texts } from '#demo/server/texts/five-texts.ts'
import { cents } from '#src/domain/money.ts'

import { cashMeans, cashOrCard } from './checkout.ts'
import { consents } from './consents.ts'
import { alwaysOpen, aroundTheClock } from './hours.ts'
import type { RestaurantSeed } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'
import { partOfMenu } from './trattoria/part-of-menu.ts'

const [bistrot, panetteria] = [id<'Venue'>(71), id<'Venue'>(72)]

/** Restaurant 7: a district; two kitchens bring lunch to two office houses, and do nothing else. */
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
      descriptions: texts([
        'Primi e insalate per chi lavora qui.',
        'Pasta and salads for those who work here.',
        'Pasta und Salate für alle, die hier arbeiten.',
        'Pâtes et salades pour ceux qui travaillent ici.',
        'Pastas y ensaladas para quienes trabajan aquí.',
      ]),
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
      descriptions: texts([
        'Focacce calde fino a sera.',
        'Warm focaccia until the evening.',
        'Warme Focaccia bis zum Abend.',
        'Focaccia chaude jusqu’au soir.',
        'Focaccia caliente hasta la noche.',
      ]),
    },
  ],
  openingHours: alwaysOpen([bistrot, panetteria]),
  closures: [],
  news: [],
  serviceConfigs: [
    { venueId: bistrot, type: 'dil', freeDeliveryFrom: cents(2500) },
    { venueId: panetteria, type: 'dil' },
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
      names: texts(['Officine Dora', 'Officine Dora', 'Officine Dora', 'Officine Dora', 'Officine Dora']),
      deliveryPointLabels: texts([
        'Piano e ufficio',
        'Floor and office',
        'Etage und Büro',
        'Étage et bureau',
        'Planta y oficina',
      ]),
      typeLabels: texts(['In ufficio', 'At the office', 'Im Büro', 'Au bureau', 'En la oficina']),
      deliveryFee: cents(200),
    },
    {
      id: id(702),
      position: 2,
      servingVenueIds: [bistrot],
      names: texts(['Biblioteca', 'Library', 'Bibliothek', 'Bibliothèque', 'Biblioteca']),
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
