import * as z from 'zod/mini'

import { texts } from './checked.ts'
import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { getCategories, getProducts } from './product.ts'
import { serviceType } from './service-type.ts'
import { flag, id, ids, list, oneOf, orNull, pageAddress, selection, text, webAddress, whenPresent } from './values.ts'
import { license, venue } from './venue.ts'

export const currency = wireObject({
  id: field('id', id('Currency')),
  code: field('codice', text),
  symbol: field('simbolo', text),
})
export type Currency = z.output<typeof currency>

export const servicePoint = wireObject({
  id: field('id', id('ServicePoint')),
  venueMask: field('mask_locali', ids('Venue')),
  servingVenues: field('conf_ordini_prenotazioni_pds', list(wireObject({ venueId: field('id_locale', id('Venue')) }))),
  texts: field(
    'traduzione',
    wireObject({
      name: field('nome', text),
      deliveryPointLabel: field('label_indirizzo_delivery', orNull(text)),
      typeLabel: field('label_tipologia', orNull(text)),
    }),
  ),
})
export type ServicePoint = z.output<typeof servicePoint>

const settings = wireObject({
  layout: field('layout_grafica', oneOf({ grid: 'GRIGLIA', list: 'LISTA' })),
  hasLoyaltyCard: field('f_fidelity_card', flag),
  hasDiscountCodes: field('f_codici_sconto', flag),
  logo: field('logo', orNull(wireObject({ svgUrl: field('svg', webAddress), pngUrl: field('png', webAddress) }))),
  siteUrl: field('url_sito', webAddress),
  colours: field(
    'colori',
    orNull(wireObject({ primary: field('primario', text), secondary: field('secondario', orNull(text)) })),
  ),
  poweredBy: field('powered_by', orNull(wireObject({ text: field('testo', text), url: field('url', webAddress) }))),
  acceptsSimpleRequests: field('f_richieste_semplici', flag),
  /** Optional addition: Apple Pay and Google Pay by Stripe. */
  hasWallets: field('f_wallet', flag),
  /** Firebase web configuration for the sign-in with Google; null = not offered. */
  firebase: field('firebase', orNull(texts)),
  /** Optional addition: the provider's page that signs in with Google for widgets on any site. */
  googlePageUrl: field('pagina_google_url', pageAddress),
  /** Name of the static push configuration (contract 3.10); null = no push. */
  pushConfig: field('push_config', orNull(text)),
  /** Optional addition: the order types that need no account, besides the table. */
  guestOrderTypes: field('f_ordine_ospite', list(serviceType)),
  /** Optional addition: the first free slot of today is proposed as chosen. */
  proposesEarliestSlot: field('anticipo_primo_orario', flag),
})

/** Restaurant information (contract 2.1); includes dead venues. */
const restaurantFields = {
  id: field('id', id('Restaurant')),
  shortCode: field('targa', text),
  venues: field('locali', list(venue)),
  activeServices: field('servizi_attivi', list(serviceType)),
  settings: field('impostazioni', settings),
  currencies: field('monete', list(currency)),
  servicePoints: field('punti_di_servizio', list(servicePoint)),
  isFranchise: field('franchising', flag),
  hasCardPayments: field('f_stripe', flag),
  isFairMode: field('f_modalita_fiera', flag),
  isDistrictMode: field('f_distretto', flag),
  hasExternalIntegration: field('f_deliverect', flag),
  textOverrides: field('specific_translations', whenPresent(z.nullable(texts))),
  activeLanguages: field('lingue_attive', list(text)),
} as const

export const restaurant = wireObject(restaurantFields)
export type Restaurant = z.output<typeof restaurant>

export const getStatus = endpoint('/restaurant/get_status', {
  auth: 'none',
  isOpenInMaintenance: true,
  request: {},
  reply: { isUnderMaintenance: field('manutenzione', flag), licenses: field('infoLicenze', list(license)) },
})

/**
 * Optional addition: asks for the replies that the first screen needs together with the restaurant. A venue or menu that
 * is null is the only one there is, or for the menu the one that the venue shows without order options.
 */
const startRequest = wireObject({
  venueId: field('id_locale', orNull(id('Venue'))),
  menuId: field('id_menu', orNull(id('Menu'))),
  wantsCategories: field('con_categorie', selection),
  wantsProducts: field('con_prodotti', selection),
})
export type StartRequest = z.output<typeof startRequest>

/** Each part as its own call answers it; a missing part is asked for by its own call. */
const startReply = wireObject({
  status: field('stato', getStatus.reply),
  categories: field('categorie', orNull(getCategories.reply)),
  /** The first product lists, at most three; category null = the recommended products. */
  products: field(
    'prodotti',
    list(
      wireObject({
        categoryId: field('id_categoria', orNull(id('Category'))),
        reply: field('risposta', getProducts.reply),
      }),
    ),
  ),
})
export type StartReply = z.output<typeof startReply>

export const getRestaurantInfo = endpoint('/restaurant/get_restaurant_info', {
  auth: 'none',
  isOpenInMaintenance: true,
  request: { start: field('con_avvio', whenPresent(z.nullable(startRequest))) },
  reply: { ...restaurantFields, start: field('avvio', whenPresent(z.nullable(startReply))) },
})
