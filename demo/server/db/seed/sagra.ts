import { texts } from '#demo/server/texts/five-texts.ts'
import { cents } from '#src/domain/money.ts'

import { cashMeans, cashOnly } from './checkout.ts'
import { consents } from './consents.ts'
import { alwaysOpen, aroundTheClock } from './hours.ts'
import type { RestaurantSeed, RowsOf } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'
import { partOfMenu } from './trattoria/part-of-menu.ts'

const [pizza, piemonte, burger] = [id<'Venue'>(41), id<'Venue'>(42), id<'Venue'>(43)]
const stands = [pizza, piemonte, burger]

const ground = {
  street: 'Corso Unità d’Italia',
  houseNumber: '100',
  postcode: '10127',
  town: 'Torino',
  province: 'TO',
  companyName: 'Sagra del Gusto',
  vatNumber: '00000000410',
  latitude: 45.0284,
  longitude: 7.6754,
} as const

const venues: RowsOf<'venues'> = [
  {
    ...ground,
    id: pizza,
    position: 1,
    name: 'Stand Pizza',
    phone: '+39 011 555 0141',
    email: 'pizza@sagra-del-gusto.example',
    photos: ['venue-41-1'],
    showcaseMenuId: id(1),
    descriptions: texts([
      'Due forni a legna su ruote.',
      'Two wood ovens on wheels.',
      'Zwei Holzöfen auf Rädern.',
      'Deux fours à bois sur roues.',
      'Dos hornos de leña sobre ruedas.',
    ]),
  },
  {
    ...ground,
    id: piemonte,
    position: 2,
    name: 'Stand Piemonte',
    phone: '+39 011 555 0142',
    email: 'piemonte@sagra-del-gusto.example',
    photos: ['venue-42-1'],
    descriptions: texts([
      'Agnolotti e vitello tonnato, come una volta.',
      'Agnolotti and vitello tonnato, the old way.',
      'Agnolotti und Vitello tonnato, wie früher.',
      'Agnolotti et vitello tonnato, à l’ancienne.',
      'Agnolotti y vitello tonnato, como antes.',
    ]),
  },
  {
    ...ground,
    id: burger,
    position: 3,
    name: 'Stand Burger',
    phone: '+39 011 555 0143',
    email: 'burger@sagra-del-gusto.example',
    photos: ['venue-43-1'],
    descriptions: texts([
      'Fassona alla griglia fino a notte.',
      'Grilled Fassona beef until late.',
      'Fassona-Rind vom Grill bis in die Nacht.',
      'Bœuf Fassona grillé jusque tard.',
      'Ternera Fassona a la parrilla hasta la noche.',
    ]),
  },
]

/** The lawn is listed for all three, but its mask leaves out the burgers. */
const servicePoints: RowsOf<'servicePoints'> = [
  {
    id: id(401),
    position: 1,
    servingVenueIds: stands,
    names: texts(['Prato', 'Lawn', 'Wiese', 'Pelouse', 'Césped']),
    venueMask: [pizza, piemonte],
    deliveryPointLabels: texts([
      'Numero del tavolo',
      'Table number',
      'Tischnummer',
      'Numéro de table',
      'Número de mesa',
    ]),
    typeLabels: texts(['Sul prato', 'On the lawn', 'Auf der Wiese', 'Sur la pelouse', 'En el césped']),
    deliveryFee: cents(100),
  },
  {
    id: id(402),
    position: 2,
    servingVenueIds: [burger, pizza],
    names: texts(['Area concerti', 'Concert area', 'Konzertbereich', 'Espace concerts', 'Zona de conciertos']),
    deliveryPointLabels: texts(['Fila e posto', 'Row and seat', 'Reihe und Platz', 'Rang et place', 'Fila y asiento']),
    typeLabels: texts(['Sotto il palco', 'By the stage', 'An der Bühne', 'Devant la scène', 'Junto al escenario']),
    deliveryFee: cents(150),
  },
  {
    id: id(403),
    position: 3,
    servingVenueIds: [piemonte],
    names: texts(['Ingresso est', 'East entrance', 'Eingang Ost', 'Entrée est', 'Entrada este']),
    deliveryFee: null,
  },
]

/** Restaurant 4: a food fair; three stands bring to places on its ground, or one collects at the stand. */
export const sagra: RestaurantSeed = {
  restaurant: {
    id: id(4),
    name: 'Sagra del Gusto',
    siteUrl: '/sagra.html',
    shortCode: 'SAGRA',
    languages: ['it', 'en', 'de', 'fr', 'es'],
    layout: 'grid',
    isFranchise: true,
    isFairMode: true,
    colours: { primary: '#6b2f86', secondary: null },
  },
  venues,
  openingHours: alwaysOpen(stands),
  closures: [],
  news: [],
  serviceConfigs: stands.flatMap((venueId) => [
    { venueId, type: 'takeAway' as const },
    {
      venueId,
      type: 'dil' as const,
      allowsAsSoonAsPossible: true,
      freeDeliveryFrom: venueId === pizza ? cents(3000) : null,
    },
  ]),
  timetables: stands.flatMap((venueId) => [
    { ...aroundTheClock, id: id<'Timetable'>(venueId * 10 + 1), venueId, type: 'takeAway' as const, leadMinutes: 5 },
    { ...aroundTheClock, id: id<'Timetable'>(venueId * 10 + 2), venueId, type: 'dil' as const, leadMinutes: 10 },
  ]),
  deliveryCities: [],
  servicePoints,
  diningTables: [],
  paymentModes: cashOnly,
  cashMeans,
  checkoutQuestions: [],
  consents,
  ...partOfMenu([2, 4, 7, 9], [203, 402, 701]),
  discountCodes: [],
  promotions: [],
}
