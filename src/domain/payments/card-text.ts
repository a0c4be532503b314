import type { SavedCard } from '#src/contract/payment.ts'

type Card = SavedCard['card']

/** Brand and last four digits, e.g. `Visa •••• 4242` [PAY-05, ACCT-62]. */
export function cardName({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string {
  const known: Readonly<Record<string, string>> = { amex: 'American Express', jcb: 'JCB', unionpay: 'UnionPay' }
  const name = known[brand.toLowerCase()] ?? brand.charAt(0).toUpperCase() + brand.slice(1)
  return `${name} •••• ${last4}`
}

/** Month and year, e.g. `04/2027` [PAY-05, ACCT-62]. */
export function cardExpiry({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>): string {
  return `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
}
