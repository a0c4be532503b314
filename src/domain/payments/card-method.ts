import type { PaymentMode } from '#src/contract/payment.ts'

import type { CardOption, ChosenCard, PaymentMethod } from './payment-option.ts'

/** Card payment by Stripe: one option per card of the customer, and one to enter a new card [PAY-04, PAY-06]. */
export const card: PaymentMethod = {
  button: 'own',
  worksHere: (credentials) => credentials?.publishableKey != null,
  options: (mode, { savedCards = [], freshCards = [] }) => [
    ...savedCards.map((saved) => cardOption(mode, saved.id, { kind: 'saved', saved })),
    ...freshCards.map((fresh) => cardOption(mode, fresh.id, { kind: 'fresh', fresh })),
    cardOption(mode, 'new', { kind: 'new' }),
  ],
}

function cardOption(mode: PaymentMode, name: string, chosen: ChosenCard): CardOption {
  return { kind: 'card', key: `card-${name}`, label: mode.label, mode, card: chosen }
}
