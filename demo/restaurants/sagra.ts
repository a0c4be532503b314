import { restaurantTexts } from '#server/platform/texts/localized.ts'
import { cents } from '#src/domain/money.ts'

import { cashMeans, cashOnly } from './checkout-questions.ts'
import { consents } from './demo-consents.ts'
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
    descriptions: restaurantTexts({
      it: 'Due forni a legna su ruote.',
      en: 'Two wood ovens on wheels.',
      de: 'Zwei Holzöfen auf Rädern.',
      fr: 'Deux fours à bois sur roues.',
      es: 'Dos hornos de leña sobre ruedas.',
    }),
  },
  {
    ...ground,
    id: piemonte,
    position: 2,
    name: 'Stand Piemonte',
    phone: '+39 011 555 0142',
    email: 'piemonte@sagra-del-gusto.example',
    photos: ['venue-42-1'],
    descriptions: restaurantTexts({
      it: 'Agnolotti e vitello tonnato, come una volta.',
      en: 'Agnolotti and vitello tonnato, the old way.',
      de: 'Agnolotti und Vitello tonnato, wie früher.',
      fr: 'Agnolotti et vitello tonnato, à l’ancienne.',
      es: 'Agnolotti y vitello tonnato, como antes.',
    }),
  },
  {
    ...ground,
    id: burger,
    position: 3,
    name: 'Stand Burger',
    phone: '+39 011 555 0143',
    email: 'burger@sagra-del-gusto.example',
    photos: ['venue-43-1'],
    descriptions: restaurantTexts({
      it: 'Fassona alla griglia fino a notte.',
      en: 'Grilled Fassona beef until late.',
      de: 'Fassona-Rind vom Grill bis in die Nacht.',
      fr: 'Bœuf Fassona grillé jusque tard.',
      es: 'Ternera Fassona a la parrilla hasta la noche.',
    }),
  },
]

/** The lawn lists all three stands, but its mask excludes the burgers. */
const servicePoints: RowsOf<'servicePoints'> = [
  {
    id: id(401),
    position: 1,
    servingVenueIds: stands,
    names: restaurantTexts({ it: 'Prato', en: 'Lawn', de: 'Wiese', fr: 'Pelouse', es: 'Césped' }),
    venueMask: [pizza, piemonte],
    deliveryPointLabels: restaurantTexts({
      it: 'Numero del tavolo',
      en: 'Table number',
      de: 'Tischnummer',
      fr: 'Numéro de table',
      es: 'Número de mesa',
    }),
    typeLabels: restaurantTexts({
      it: 'Sul prato',
      en: 'On the lawn',
      de: 'Auf der Wiese',
      fr: 'Sur la pelouse',
      es: 'En el césped',
    }),
    deliveryFee: cents(100),
  },
  {
    id: id(402),
    position: 2,
    servingVenueIds: [burger, pizza],
    names: restaurantTexts({
      it: 'Area concerti',
      en: 'Concert area',
      de: 'Konzertbereich',
      fr: 'Espace concerts',
      es: 'Zona de conciertos',
    }),
    deliveryPointLabels: restaurantTexts({
      it: 'Fila e posto',
      en: 'Row and seat',
      de: 'Reihe und Platz',
      fr: 'Rang et place',
      es: 'Fila y asiento',
    }),
    typeLabels: restaurantTexts({
      it: 'Sotto il palco',
      en: 'By the stage',
      de: 'An der Bühne',
      fr: 'Devant la scène',
      es: 'Junto al escenario',
    }),
    deliveryFee: cents(150),
  },
  {
    id: id(403),
    position: 3,
    servingVenueIds: [piemonte],
    names: restaurantTexts({
      it: 'Ingresso est',
      en: 'East entrance',
      de: 'Eingang Ost',
      fr: 'Entrée est',
      es: 'Entrada este',
    }),
    deliveryFee: null,
  },
]

/** Restaurant 4: a food fair with three stands: delivery to service points on the ground, or pickup at the stand. */
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
    { venueId, type: 'takeAway' as const, hasGroups: true },
    {
      venueId,
      type: 'dil' as const,
      hasGroups: true,
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
