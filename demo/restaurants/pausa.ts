import { restaurantTexts } from '#server/platform/texts/localized.ts'

import { cashMeans, cashOnly } from './checkout-questions.ts'
import { consents } from './demo-consents.ts'
import type { RestaurantSeed } from './restaurant-seed.ts'
import { id } from './restaurant-seed.ts'

/** Restaurant 5: under maintenance, with the license text that says so. */
export const pausa: RestaurantSeed = {
  restaurant: {
    id: id(5),
    name: 'Osteria in Pausa',
    siteUrl: '/maintenance.html',
    shortCode: 'PAUSA',
    languages: ['it', 'en', 'de', 'fr', 'es'],
    isUnderMaintenance: true,
  },
  venues: [
    {
      id: id(51),
      position: 1,
      name: 'Osteria in Pausa',
      street: 'Via Maria Vittoria',
      houseNumber: '8',
      postcode: '10123',
      town: 'Torino',
      province: 'TO',
      phone: '+39 011 555 0151',
      email: 'ciao@osteria-in-pausa.example',
      descriptions: restaurantTexts({
        it: 'Cucina chiusa.',
        en: 'Kitchen closed.',
        de: 'Küche geschlossen.',
        fr: 'Cuisine fermée.',
        es: 'Cocina cerrada.',
      }),
      licenseTexts: restaurantTexts({
        it: 'Stiamo rinnovando la cucina: torniamo a prendere ordini lunedì. Per informazioni chiama lo 011 555 0151.',
        en: 'We are renewing our kitchen and take orders again on Monday. For questions call +39 011 555 0151.',
        de: 'Wir erneuern unsere Küche und nehmen ab Montag wieder Bestellungen an. Fragen? +39 011 555 0151.',
        fr: 'Nous rénovons notre cuisine et reprenons les commandes lundi. Renseignements : +39 011 555 0151.',
        es: 'Estamos renovando la cocina: volvemos a aceptar pedidos el lunes. Información: +39 011 555 0151.',
      }),
    },
  ],
  openingHours: [],
  closures: [],
  news: [],
  serviceConfigs: [{ venueId: id(51), type: 'takeAway' }],
  timetables: [],
  deliveryCities: [],
  servicePoints: [],
  diningTables: [],
  paymentModes: cashOnly,
  cashMeans,
  checkoutQuestions: [],
  consents,
  menus: [],
  categories: [],
  traits: [],
  ingredients: [],
  extraSets: [],
  products: [],
  stock: [],
  discountCodes: [],
  promotions: [],
}
