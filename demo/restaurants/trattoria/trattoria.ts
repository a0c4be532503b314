import { cashMeans, checkoutQuestions, allPaymentModes } from '#demo/restaurants/checkout-questions.ts'
import { yearlyClosures } from '#demo/restaurants/closures.ts'
import { consents } from '#demo/restaurants/demo-consents.ts'
import { everyDay, tableShifts } from '#demo/restaurants/hours.ts'
import type { RestaurantSeed, RowsOf } from '#demo/restaurants/restaurant-seed.ts'
import { id, time } from '#demo/restaurants/restaurant-seed.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import { cents } from '#src/domain/money.ts'

import { aboutCentro, news } from './trattoria-content.ts'
import { trattoriaMenu } from './trattoria-menu.ts'
import { annasCard, discountCodes, promotions } from './trattoria-savings.ts'

const shared = {
  town: 'Torino',
  province: 'TO',
  companyName: 'Da Gino S.r.l.',
  vatNumber: '00000000110',
} as const

const venues: RowsOf<'venues'> = [
  {
    ...shared,
    id: id(11),
    position: 1,
    name: 'Trattoria da Gino Centro',
    street: 'Via Po',
    houseNumber: '12',
    postcode: '10123',
    phone: '+39 011 555 0111',
    email: 'centro@trattoria-da-gino.example',
    latitude: 45.0686,
    longitude: 7.6893,
    photos: ['venue-11-1', 'venue-11-2', 'venue-11-3', 'venue-11-4', 'venue-11-5'],
    showcaseMenuId: id(1),
    descriptions: aboutCentro,
  },
  {
    ...shared,
    id: id(12),
    position: 2,
    name: 'Trattoria da Gino San Salvario',
    street: 'Via Saluzzo',
    houseNumber: '44',
    postcode: '10125',
    phone: '+39 011 555 0112',
    email: 'sansalvario@trattoria-da-gino.example',
    latitude: 45.0573,
    longitude: 7.6808,
    photos: ['venue-12-1', 'venue-12-2'],
    descriptions: restaurantTexts({
      it: 'Nel quartiere della sera: forno a legna, birre artigianali e tavoli all’aperto fino a tardi.',
      en: 'In the city’s evening quarter: wood oven, craft beers and tables outside until late.',
      de: 'Im Ausgehviertel: Holzofen, Craft-Biere und Tische im Freien bis spät.',
      fr: 'Dans le quartier du soir : four à bois, bières artisanales et tables en terrasse jusque tard.',
      es: 'En el barrio de la noche: horno de leña, cervezas artesanas y mesas al aire libre hasta tarde.',
    }),
  },
  {
    ...shared,
    id: id(13),
    position: 3,
    name: 'Trattoria da Gino Lingotto',
    street: 'Via Nizza',
    houseNumber: '230',
    postcode: '10126',
    phone: '+39 011 555 0113',
    email: 'lingotto@trattoria-da-gino.example',
    latitude: 45.0319,
    longitude: 7.6647,
    photos: ['venue-13-1'],
    descriptions: restaurantTexts({
      it: 'Accanto alla vecchia fabbrica: pranzi veloci in settimana e pizza in famiglia nel fine settimana.',
      en: 'Next to the old factory: quick lunches on weekdays and family pizza at weekends.',
      de: 'Neben der alten Fabrik: schnelle Mittagessen unter der Woche und Familienpizza am Wochenende.',
      fr: 'À côté de l’ancienne usine : déjeuners rapides en semaine et pizza en famille le week-end.',
      es: 'Junto a la antigua fábrica: almuerzos rápidos entre semana y pizza en familia el fin de semana.',
    }),
  },
]

/** Opening hours: San Salvario without dinner on Mondays, Lingotto closed on Sundays. */
const openingHours: RowsOf<'openingHours'> = venues.flatMap((venue) =>
  everyDay.flatMap((weekday) => {
    const lunch = { venueId: venue.id, weekday, shift: 'F1', from: time('12:00'), to: time('15:00') }
    const dinner = { venueId: venue.id, weekday, shift: 'F2', from: time('18:30'), to: time('23:00') }
    if (venue.id === 11)
      return [
        { ...lunch, from: time('11:00'), to: time('15:30') },
        { ...dinner, to: time('23:45') },
      ]
    if (venue.id === 12 && weekday === 1) return [lunch]
    return venue.id === 13 && weekday === 7 ? [] : [lunch, dinner]
  }),
)

const packaging = {
  fixedCost: 1,
  fixedCostKind: 'amount',
  fixedCostNames: restaurantTexts({
    it: 'Confezione',
    en: 'Packaging',
    de: 'Verpackung',
    fr: 'Emballage',
    es: 'Envase',
  }),
  fixedCostDescriptions: restaurantTexts({
    it: 'Contenitori compostabili; gratis da 40 euro.',
    en: 'Compostable containers; free from 40 euros.',
    de: 'Kompostierbare Behälter; ab 40 Euro kostenlos.',
    fr: 'Contenants compostables ; offerts dès 40 euros.',
    es: 'Envases compostables; gratis a partir de 40 euros.',
  }),
  fixedCostFreeFrom: cents(4000),
} as const

const slots = { type: 'takeAway', weekdays: everyDay, stepMinutes: 15, leadMinutes: 20, capacity: 6 } as const
const lunch = { ...slots, from: time('11:45'), to: time('14:45'), menuId: id<'Menu'>(2) }
const dinner = { ...slots, from: time('18:30'), to: time('22:30'), menuId: id<'Menu'>(1) }

/** How long parties stay at venue 12, by their size. */
const stays = [
  { upTo: 2, minutes: 90 },
  { upTo: 5, minutes: 120 },
  { upTo: 12, minutes: 150 },
]

/** Restaurant 1: a franchise of three venues in Turin. */
export function trattoria(nowMs: number): RestaurantSeed {
  return {
    restaurant: {
      id: id(1),
      name: 'Trattoria da Gino',
      siteUrl: '/trattoria.html',
      hasGoogleSignIn: true,
      shortCode: 'GINO',
      languages: ['it', 'en', 'de', 'fr', 'es'],
      layout: 'list',
      isFranchise: true,
      hasDiscountCodes: true,
      hasLoyaltyCard: true,
      hasCardPayments: true,
      hasWallets: true,
      colours: { primary: '#a8321f', secondary: '#1e6b3a' },
      poweredBy: {
        texts: restaurantTexts({
          it: 'Ordini con Comanda',
          en: 'Orders by Comanda',
          de: 'Bestellt mit Comanda',
          fr: 'Commandes avec Comanda',
          es: 'Pedidos con Comanda',
        }),
        url: null,
      },
      accessibilityStatement: 'accessibility',
    },
    venues,
    openingHours,
    closures: yearlyClosures([11, 12, 13], nowMs),
    news: news(nowMs),
    serviceConfigs: [
      { venueId: id(11), type: 'takeAway', hasGroups: true },
      { venueId: id(12), type: 'takeAway', hasGroups: true, ...packaging },
      { venueId: id(13), type: 'takeAway', hasGroups: true },
      { venueId: id(11), type: 'reservation', maxPeople: 8, confirmsAtOnce: true },
      { venueId: id(12), type: 'reservation', maxPeople: 12, stays },
      { venueId: id(13), type: 'reservation', isBlocked: true },
    ],
    timetables: [
      {
        ...slots,
        id: id(111),
        venueId: id(11),
        from: time('00:15'),
        to: time('23:45'),
        leadMinutes: 10,
        capacity: 12,
        menuId: id(1),
      },
      { ...lunch, id: id(121), venueId: id(12) },
      { ...dinner, id: id(122), venueId: id(12), weekdays: [2, 3, 4, 5, 6, 7] },
      { ...lunch, id: id(131), venueId: id(13), weekdays: [1, 2, 3, 4, 5, 6] },
      { ...dinner, id: id(132), venueId: id(13), weekdays: [1, 2, 3, 4, 5, 6] },
      ...tableShifts(11, [116, 117], 24),
      ...tableShifts(12, [126, 127], 40),
      ...tableShifts(13, [136, 137], 24),
    ],
    deliveryCities: [],
    servicePoints: [],
    diningTables: [],
    paymentModes: allPaymentModes([11, 12], [13]),
    cashMeans,
    checkoutQuestions,
    consents,
    ...trattoriaMenu,
    discountCodes: discountCodes(nowMs),
    promotions: promotions(nowMs),
    card: annasCard(nowMs),
  }
}
