import { restaurantTexts } from '#server/platform/texts/localized.ts'
import type { Position } from '#src/domain/areas/polygon.ts'
import { cents } from '#src/domain/money.ts'

import { cashMeans, cashOnly } from './checkout-questions.ts'
import { consents } from './demo-consents.ts'
import { alwaysOpen, aroundTheClock } from './hours.ts'
import type { RestaurantSeed, RowsOf, SeedAddress } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'
import { partOfMenu } from './trattoria/part-of-menu.ts'

const [vittoria, crocetta, lingotto] = [id<'Venue'>(31), id<'Venue'>(32), id<'Venue'>(33)]

type Corner = readonly [latitude: number, longitude: number]

const polygon = (...corners: readonly Corner[]) => ({
  zoneMode: 'coordinates' as const,
  shape: 'polygon' as const,
  coordinates: JSON.stringify(corners.map(([lat, lng]) => ({ lat, lng }))),
})
const circle = ({ latitude: lat, longitude: lng }: Position, radius: number) => ({
  zoneMode: 'coordinates' as const,
  shape: 'circle' as const,
  coordinates: JSON.stringify({ center: { lat, lng }, radius }),
})

/** Delivery areas: town, the smaller centre within it, a circle across its border; a market is excluded. */
const deliveryCities: RowsOf<'deliveryCities'> = [
  {
    ...polygon([45.0782, 7.6705], [45.0782, 7.7], [45.058, 7.7], [45.058, 7.6705]),
    id: id(301),
    position: 1,
    venueId: vittoria,
    name: 'Centro',
    minimumSpend: cents(1000),
    deliveryFee: cents(150),
    excludedVenueIds: [lingotto],
  },
  {
    ...polygon([45.12, 7.62], [45.12, 7.735], [45.04, 7.735], [45.04, 7.62]),
    id: id(302),
    position: 2,
    venueId: vittoria,
    name: 'Torino',
    minimumSpend: cents(2000),
    deliveryFee: cents(350),
    excludedVenueIds: [lingotto],
  },
  {
    ...circle({ latitude: 45.0593, longitude: 7.6616 }, 1500),
    id: id(303),
    position: 3,
    venueId: crocetta,
    name: 'Crocetta',
    minimumSpend: cents(1500),
    deliveryFee: cents(200),
    excludedVenueIds: [vittoria, lingotto],
  },
  {
    ...polygon([45.05, 7.65], [45.05, 7.69], [45.015, 7.69], [45.015, 7.65]),
    id: id(304),
    position: 4,
    venueId: lingotto,
    name: 'Lingotto',
    minimumSpend: null,
    deliveryFee: cents(0),
    excludedVenueIds: [vittoria, crocetta],
  },
  {
    ...polygon([45.0668, 7.6925], [45.0668, 7.6975], [45.063, 7.6975], [45.063, 7.6925]),
    id: id(305),
    position: 5,
    venueId: vittoria,
    name: 'Piazza Vittorio',
    isForDelivery: false,
  },
]

const group = { town: 'Torino', province: 'TO', companyName: 'Cucine del Po S.r.l.', vatNumber: '00000000310' } as const

const venues: RowsOf<'venues'> = [
  {
    ...group,
    id: vittoria,
    position: 1,
    externalReservationUrl: 'https://book.example.com/cucine-del-po-vittoria',
    name: 'Cucine del Po Vittoria',
    street: 'Piazza Vittorio Veneto',
    houseNumber: '14',
    postcode: '10123',
    phone: '+39 011 555 0131',
    email: 'vittoria@cucine-del-po.example',
    latitude: 45.0648,
    longitude: 7.6952,
    photos: ['venue-31-1'],
    showcaseMenuId: id(1),
    descriptions: restaurantTexts({
      it: 'Sul fiume, con consegne in centro ogni quarto d’ora e nel resto della città ogni mezz’ora.',
      en: 'By the river, with deliveries to the centre every quarter of an hour and across town every half hour.',
      de: 'Am Fluss, mit Lieferungen ins Zentrum jede Viertelstunde und in die übrige Stadt jede halbe Stunde.',
      fr: 'Au bord du fleuve, avec des livraisons au centre tous les quarts d’heure et en ville toutes les demi-heures.',
      es: 'Junto al río, con repartos al centro cada cuarto de hora y al resto de la ciudad cada media hora.',
    }),
  },
  {
    ...group,
    id: crocetta,
    position: 2,
    name: 'Cucine del Po Crocetta',
    street: 'Corso Galileo Ferraris',
    houseNumber: '70',
    postcode: '10129',
    phone: '+39 011 555 0132',
    email: 'crocetta@cucine-del-po.example',
    latitude: 45.0602,
    longitude: 7.6667,
    photos: ['venue-32-1'],
    descriptions: restaurantTexts({
      it: 'Tra i viali della Crocetta, per chi cena presto e per chi arriva tardi.',
      en: 'Among the avenues of Crocetta, for early diners and late arrivals.',
      de: 'Zwischen den Alleen der Crocetta, für frühe und späte Gäste.',
      fr: 'Parmi les avenues de la Crocetta, pour qui dîne tôt et pour qui arrive tard.',
      es: 'Entre las avenidas de la Crocetta, para quien cena pronto y para quien llega tarde.',
    }),
  },
  {
    ...group,
    id: lingotto,
    position: 3,
    name: 'Cucine del Po Lingotto',
    street: 'Via Nizza',
    houseNumber: '262',
    postcode: '10126',
    phone: '+39 011 555 0133',
    email: 'lingotto@cucine-del-po.example',
    latitude: 45.0313,
    longitude: 7.6653,
    photos: ['venue-33-1'],
    requiresInvoice: true,
    slotProvider: 'ponyu',
    descriptions: restaurantTexts({
      it: 'La cucina degli uffici: pranzi con fattura, portati da un corriere.',
      en: 'The kitchen for offices: lunches with an invoice, brought by a courier.',
      de: 'Die Küche für Büros: Mittagessen mit Rechnung, gebracht von einem Kurier.',
      fr: 'La cuisine des bureaux : déjeuners avec facture, apportés par un coursier.',
      es: 'La cocina de las oficinas: almuerzos con factura, llevados por un mensajero.',
    }),
  },
]

/** An address in the areas of both venue 31 and venue 32. */
const home: SeedAddress = {
  zoneMode: 'coordinates',
  street: 'Corso Galileo Ferraris',
  houseNumber: '30',
  doorbell: 'Rossi',
  note: null,
  deliveryCityId: id(302),
  town: 'Torino',
  postcode: '10128',
  province: 'TO',
  country: 'IT',
  latitude: 45.0652,
  longitude: 7.669,
  formattedAddress: 'Corso Galileo Ferraris 30, 10128 Torino TO, Italia',
  isDefault: true,
}

const office: SeedAddress = {
  ...home,
  street: 'Via Nizza',
  houseNumber: '294',
  doorbell: 'Studio Rossi',
  note: 'Terzo piano',
  deliveryCityId: id(304),
  postcode: '10126',
  latitude: 45.0339,
  longitude: 7.6671,
  formattedAddress: 'Via Nizza 294, 10126 Torino TO, Italia',
  isDefault: false,
}

const delivery = { type: 'delivery', zoneMode: 'coordinates', hasGroups: true } as const

/** Restaurant 3: three kitchens that deliver, each in its own areas; the third by courier and with invoices. */
export const cucineDelPo: RestaurantSeed = {
  restaurant: {
    id: id(3),
    name: 'Cucine del Po',
    siteUrl: '/cucine-del-po.html',
    shortCode: 'PO',
    languages: ['it', 'en', 'de', 'fr', 'es'],
    layout: 'list',
    isFranchise: true,
    colours: { primary: '#1d4f73', secondary: null },
  },
  venues,
  openingHours: alwaysOpen([vittoria, crocetta, lingotto]),
  closures: [],
  news: [],
  serviceConfigs: [
    { venueId: vittoria, type: 'takeAway', hasGroups: true },
    {
      ...delivery,
      venueId: vittoria,
      allowsAsSoonAsPossible: true,
      hasSlotsByCity: true,
      freeDeliveryFrom: cents(4000),
    },
    { venueId: crocetta, type: 'takeAway', hasGroups: true },
    { ...delivery, venueId: crocetta },
    { ...delivery, venueId: lingotto, allowsAsSoonAsPossible: true },
    { venueId: vittoria, type: 'reservation', maxPeople: 6 },
  ],
  timetables: [
    { ...aroundTheClock, id: id(311), venueId: vittoria, type: 'takeAway', leadMinutes: 10 },
    {
      ...aroundTheClock,
      id: id(312),
      venueId: vittoria,
      type: 'delivery',
      leadMinutes: 20,
      deliveryCityIds: [id(301)],
    },
    {
      ...aroundTheClock,
      id: id(313),
      venueId: vittoria,
      type: 'delivery',
      stepMinutes: 30,
      leadMinutes: 40,
      deliveryCityIds: [id(302)],
    },
    { ...aroundTheClock, id: id(321), venueId: crocetta, type: 'takeAway', leadMinutes: 10 },
    { ...aroundTheClock, id: id(322), venueId: crocetta, type: 'delivery', leadMinutes: 30, capacity: 6 },
    { ...aroundTheClock, id: id(331), venueId: lingotto, type: 'delivery', stepMinutes: 30, leadMinutes: 30 },
  ],
  deliveryCities,
  servicePoints: [],
  diningTables: [],
  paymentModes: cashOnly,
  cashMeans,
  checkoutQuestions: [],
  consents,
  ...partOfMenu([1, 4, 5, 6, 8, 9], [402, 801]),
  discountCodes: [],
  promotions: [],
  addresses: [home, office],
}
