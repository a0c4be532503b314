import { askApi } from './ask-api.js'
import { createCardElement } from './card-element.js'
import { createExpressElement } from './express-element.js'
import { openChallenge } from './open-challenge.js'

const makers = { card: createCardElement, expressCheckout: createExpressElement }

/** Emulates the part of Stripe.js for cards and wallets, with the same results and errors. */
export function createStripe(publishableKey, { locale: wanted = 'auto' } = {}) {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_'))
    throw new Error('Please call Stripe() with your publishable key. You used an empty string.')
  const locale = (wanted === 'auto' ? navigator.language : wanted).slice(0, 2)
  const ask = (path, body) => askApi(path, { ...body, key: publishableKey }, locale)

  /** Payment method by its id, or created from the card in an element. */
  async function methodOf(method) {
    if (typeof method === 'string') return { paymentMethod: { id: method } }
    const part = method?.card?.comandaPart
    if (!part) throw new Error('We could not retrieve data from the specified Element. Please make sure it is mounted.')
    return part.createMethod()
  }

  async function confirm(clientSecret, { payment_method: method, setup_future_usage: usage }) {
    const made = await methodOf(method)
    if (made.error) return made
    const paymentMethod = made.paymentMethod.id
    const confirmed = await ask('/intents/confirm', { clientSecret, paymentMethod, keepsCard: usage !== undefined })
    const intent = confirmed.paymentIntent ?? confirmed.setupIntent
    if (intent?.status !== 'requires_action') return confirmed
    const outcome = await openChallenge(locale, intent)
    return ask('/intents/challenge', { clientSecret, outcome })
  }

  return {
    elements: (options = {}) => createElements(options.locale ?? locale, publishableKey),

    createPaymentMethod: ({ card }) => methodOf({ card }),
    confirmCardPayment: (clientSecret, data = {}) => confirm(clientSecret, data),
    confirmCardSetup: (clientSecret, data = {}) => confirm(clientSecret, data),
    retrievePaymentIntent: (clientSecret) => ask('/intents/retrieve', { clientSecret }),

    /** Pays with the device's wallet, after its sheet was confirmed. */
    async confirmPayment({ elements, clientSecret, redirect }) {
      if (redirect !== 'if_required')
        throw new Error('The emulator never leaves the page: redirect must be if_required.')
      const express = elements.getElement('expressCheckout')?.comandaPart
      if (!express?.wallet) throw new Error('No payment method was confirmed in these Elements.')
      const made = await ask('/payment_methods', { wallet: express.wallet })
      return made.error ? made : confirm(clientSecret, { payment_method: made.paymentMethod.id })
    },
  }
}

function createElements(locale, key) {
  const made = new Map()
  return {
    create(type, options = {}) {
      const make = makers[type]
      if (!make) throw new Error(`A valid Element name must be provided. You used: ${type}.`)
      const element = make(options, locale, key)
      made.set(type, element)
      return element
    },
    getElement: (type) => made.get(type) ?? null,
    submit: async () => ({}),
    update: () => undefined,
    fetchUpdates: async () => ({}),
  }
}
