import { endpoint } from './endpoint.ts'
import { field } from './field-table.ts'
import { savedCard } from './payment.ts'
import { exactly, id, list, orNull, text } from './values.ts'

/** What is paid for: an order or the deposit of a reservation. */
const entity = {
  entityKind: field('entita_tipo', exactly({ order: 'ORDINE', reservation: 'PRENOTAZIONE' })),
  entityId: field('entita_id', id('PaidEntity')),
  /** The guest's, when nobody is signed in (contract 1.3). */
  token: field('token', orNull(text)),
} as const

const ofVenue = { venueId: field('id_locale', id('Venue')) } as const

/** The secret of an intent over the total of an unpaid entity; asked again it is one that can still be used [PAY-16]. */
export const getClientSecret = endpoint('/account/pay/stripe/get-client-secret', {
  auth: 'required-or-token',
  request: { ...ofVenue, ...entity },
  reply: { clientSecret: field('client_secret', text) },
})

/** Tells the service to look at the intent now; whatever it answers, the customer has paid [PAY-19]. */
export const notifyConfirmation = endpoint('/account/pay/stripe/notify-confirmation', {
  auth: 'required-or-token',
  request: entity,
  reply: {},
})

/** The customer's cards; with a venue only those stored for it [PAY-04]. */
export const getSavedCards = endpoint('/account/pay/stripe/get-payment-methods', {
  auth: 'required',
  request: { venueId: field('id_locale', orNull(id('Venue'))) },
  reply: { cards: field('methods', list(savedCard)) },
})

/** For a card that is stored without paying [ACCT-63]. */
export const getSetupSecret = endpoint('/account/pay/stripe/get-setup-intent-client-secret', {
  auth: 'required',
  request: ofVenue,
  reply: { clientSecret: field('client_secret', text) },
})

export const detachCard = endpoint('/account/pay/stripe/detach-payment-method', {
  auth: 'required',
  request: { ...ofVenue, id: field('id', text) },
  reply: {},
})

/** What PayPal's SDK is started with; null = without (contract 3.6). */
export const getPayPalToken = endpoint('/account/pay/paypal/get-client-token', {
  auth: 'optional',
  request: ofVenue,
  reply: { clientToken: field('client_token', orNull(text)) },
})

/** Authorises the approved PayPal order for the entity [PAY-22]. */
export const executePayPal = endpoint('/account/pay/paypal/execute-transaction', {
  auth: 'required-or-token',
  request: {
    ...ofVenue,
    ...entity,
    /** The id of the PayPal order. */
    payPalOrderId: field('nonce', text),
  },
  reply: {},
})
