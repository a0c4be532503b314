import type { PaymentMethod } from './payment-option.ts'

/** PayPal: its SDK renders the button [PAY-21, PAY-22]. */
export const payPal: PaymentMethod = {
  button: 'provider',
  worksHere: (credentials) => credentials?.clientId != null,
  options: (mode) => [{ kind: 'payPal', key: 'payPal', label: mode.label, mode }],
}
