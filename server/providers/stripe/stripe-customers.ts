import type { Stripe as StripeClient } from 'stripe'

import type { CardProvider } from '#server/payments/card-provider.ts'

type Customers = Pick<CardProvider, 'createCustomer' | 'deleteCustomer' | 'cardsOf' | 'createSetup' | 'detach'>
/** Handles errors of Stripe with this code by `otherwise`; any other error is thrown again. */
type Unless = <T>(code: string, otherwise: () => T) => (error: unknown) => T

/** Who saves cards at Stripe, and the cards. */
export function stripeCustomers(stripe: StripeClient, unless: Unless): Customers {
  return {
    createCustomer: async ({ email, key }) => (await stripe.customers.create({ email }, { idempotencyKey: key })).id,
    deleteCustomer: async (customer) => {
      await stripe.customers.del(customer).catch(unless('resource_missing', () => null))
    },
    cardsOf: async (customer) => {
      const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 })
      return data.flatMap(({ id, card }) =>
        card
          ? [{ id, brand: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year }]
          : [],
      )
    },
    createSetup: async (customer) => {
      const wanted = { customer, allowed_payment_method_types: ['card' as const], usage: 'on_session' as const }
      return (await stripe.setupIntents.create(wanted)).client_secret ?? ''
    },
    detach: async (customer, id) => {
      const method = await stripe.paymentMethods.retrieve(id).catch(unless('resource_missing', () => null))
      const owner = typeof method?.customer === 'string' ? method.customer : method?.customer?.id
      if (owner !== customer) return false
      await stripe.paymentMethods.detach(id)
      return true
    },
  }
}
