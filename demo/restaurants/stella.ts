import { restaurantTexts } from '#server/platform/texts/localized.ts'
import { cents } from '#src/domain/money.ts'

import { cashAndCard, cashMeans } from './checkout-questions.ts'
import { consents } from './demo-consents.ts'
import { alwaysOpen, aroundTheClock, tableShifts } from './hours.ts'
import type { RestaurantSeed, RowsOf, SeedAddress } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'
import { partOfMenu } from './trattoria/part-of-menu.ts'
import { discountCodes } from './trattoria/trattoria-savings.ts'

const venueId = id<'Venue'>(21)

/** Cover charge: 2.00 € per person at a table. */
const cover = {
  fixedCost: 2,
  fixedCostKind: 'amount',
  fixedCostNames: restaurantTexts({ it: 'Coperto', en: 'Cover charge', de: 'Gedeck', fr: 'Couvert', es: 'Cubierto' }),
  fixedCostDescriptions: restaurantTexts({
    it: 'A persona: pane, acqua in caraffa e servizio.',
    en: 'Per person: bread, a jug of water and service.',
    de: 'Pro Person: Brot, eine Karaffe Wasser und Bedienung.',
    fr: 'Par personne : pain, carafe d’eau et service.',
    es: 'Por persona: pan, jarra de agua y servicio.',
  }),
} as const

/** Optional deposits of a reservation. */
const deposits = [
  { id: id<'Deposit'>(1), price: cents(1000) },
  { id: id<'Deposit'>(2), price: cents(2000) },
] as const

/** Turin with zones, some with a fee and minimum of their own; two towns without zones; one town without delivery. */
const deliveryCities: RowsOf<'deliveryCities'> = [
  {
    id: id(201),
    position: 1,
    venueId,
    name: 'Torino',
    zoneMode: 'manual',
    zones: [
      { id: id(1), name: 'Centro', postcode: '10123', minimumSpend: cents(1200), deliveryFee: cents(150) },
      { id: id(2), name: 'Vanchiglia', postcode: '10124', minimumSpend: null, deliveryFee: cents(0) },
      { id: id(3), name: 'San Salvario', postcode: '10125', minimumSpend: null, deliveryFee: null },
      { id: id(4), name: 'Lingotto', postcode: '10126', minimumSpend: cents(2500), deliveryFee: cents(350) },
    ],
    minimumSpend: cents(1500),
    deliveryFee: cents(250),
  },
  {
    id: id(202),
    position: 2,
    venueId,
    name: 'Moncalieri',
    zoneMode: 'manual',
    minimumSpend: cents(3000),
    deliveryFee: cents(450),
  },
  { id: id(203), position: 3, venueId, name: 'San Mauro Torinese', zoneMode: 'manual' },
  { id: id(204), position: 4, venueId, name: 'Pino Torinese', zoneMode: 'manual', isForDelivery: false },
]

/** Tables; the codes are in the QR codes on them. */
const diningTables: RowsOf<'diningTables'> = ['k7Qm', 'r2Xd', 'v9Lp', 'b4Tn', 'h6Wc', 'm3Zs', 'd8Fy', 'q5Jg'].map(
  (ending, index) => ({ id: id(index + 1), venueId, name: String(index + 1), code: `stella-${index + 1}-${ending}` }),
)

const callReasons = [
  {
    id: id<'CallReason'>(1),
    names: restaurantTexts({ it: 'Ordinare', en: 'Order', de: 'Bestellen', fr: 'Commander', es: 'Pedir' }),
  },
  {
    id: id<'CallReason'>(2),
    names: restaurantTexts({ it: 'Il conto', en: 'The bill', de: 'Die Rechnung', fr: 'L’addition', es: 'La cuenta' }),
  },
  {
    id: id<'CallReason'>(3),
    names: restaurantTexts({ it: 'Serve aiuto', en: 'Help', de: 'Hilfe', fr: 'De l’aide', es: 'Ayuda' }),
  },
]

/** An address in a zone with free delivery. */
export const annasHome: SeedAddress = {
  zoneMode: 'manual',
  street: 'Via Giulia di Barolo',
  houseNumber: '9',
  doorbell: 'Rossi',
  note: null,
  deliveryCityId: id(201),
  deliveryZoneId: id(2),
  town: 'Torino',
  postcode: '10124',
  province: 'TO',
  country: 'IT',
  isDefault: true,
}

const codes = ['WELCOME10', 'CINQUE5', 'CONSEGNAGRATIS', 'DOMICILIO3']

/** Restaurant 2: a pizzeria with delivery by zones, reservations, and orders at tables by QR code. */
export function stella(nowMs: number): RestaurantSeed {
  return {
    restaurant: {
      id: id(2),
      name: 'Pizzeria Stella',
      siteUrl: '/stella.html',
      hasGoogleSignIn: true,
      shortCode: 'STELLA',
      languages: ['it', 'en', 'de', 'fr', 'es'],
      layout: 'grid',
      hasDiscountCodes: true,
      hasCardPayments: true,
      colours: { primary: '#9a3412', secondary: '#14532d' },
    },
    venues: [
      {
        id: venueId,
        position: 1,
        name: 'Pizzeria Stella',
        street: 'Via Vanchiglia',
        houseNumber: '18',
        postcode: '10124',
        town: 'Torino',
        province: 'TO',
        phone: '+39 011 555 0121',
        email: 'ciao@pizzeria-stella.example',
        companyName: 'Stella S.n.c.',
        vatNumber: '00000000210',
        latitude: 45.0688,
        longitude: 7.6977,
        photos: ['venue-21-1', 'venue-21-2'],
        showcaseMenuId: id(1),
        descriptions: restaurantTexts({
          it: 'Il forno di Vanchiglia: a casa tua, al tavolo o da portare via. Il forno non si spegne mai.',
          en: 'The oven of Vanchiglia: at your door, at the table or to take away. The oven never goes out.',
          de: 'Der Ofen von Vanchiglia: nach Hause, am Tisch oder zum Mitnehmen. Der Ofen geht nie aus.',
          fr: 'Le four de Vanchiglia : chez vous, à table ou à emporter. Le four ne s’éteint jamais.',
          es: 'El horno de Vanchiglia: en casa, en la mesa o para llevar. El horno nunca se apaga.',
        }),
        tableInstructions: restaurantTexts({
          it: 'Passa in cassa con il numero del tavolo: la cucina comincia quando hai pagato.',
          en: 'Come to the till with your table number: the kitchen starts once you have paid.',
          de: 'Komm mit deiner Tischnummer zur Kasse: Die Küche beginnt, sobald du bezahlt hast.',
          fr: 'Passez à la caisse avec votre numéro de table : la cuisine commence après le paiement.',
          es: 'Pasa por caja con el número de mesa: la cocina empieza cuando hayas pagado.',
        }),
      },
    ],
    openingHours: alwaysOpen([venueId]),
    closures: [],
    news: [],
    serviceConfigs: [
      { venueId, type: 'takeAway', hasGroups: true },
      {
        venueId,
        type: 'delivery',
        zoneMode: 'manual',
        allowsAsSoonAsPossible: true,
        freeDeliveryFrom: cents(3500),
        hasGroups: true,
      },
      { venueId, type: 'eatIn', maxPeople: 24, hasGroups: true, ...cover },
      { venueId, type: 'table', callReasons, tipPercents: [5, 10], hasBills: true, ...cover },
      { venueId, type: 'reservation', maxPeople: 10, deposits },
    ],
    timetables: [
      { ...aroundTheClock, id: id(211), venueId, type: 'takeAway', leadMinutes: 10, capacity: 12 },
      { ...aroundTheClock, id: id(212), venueId, type: 'delivery', leadMinutes: 30, capacity: 8 },
      { ...aroundTheClock, id: id(213), venueId, type: 'eatIn', stepMinutes: 30, leadMinutes: 30, seats: 48 },
      { ...aroundTheClock, id: id(214), venueId, type: 'table' },
      ...tableShifts(21, [216, 217], 30),
    ],
    deliveryCities,
    servicePoints: [],
    diningTables,
    paymentModes: cashAndCard,
    cashMeans,
    checkoutQuestions: [],
    consents,
    ...partOfMenu([1, 2, 3, 8, 9], [302, 203, 801]),
    discountCodes: discountCodes(nowMs).filter(({ name }) => codes.includes(name)),
    promotions: [],
    addresses: [annasHome],
  }
}
