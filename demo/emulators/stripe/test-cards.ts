/** Outcome of payments with a card. `replyLost`: charged, but the reply is lost; `timeout`: not charged, no reply. */
export type Fate =
  | 'approve'
  | 'challenge'
  | 'challengeThenDecline'
  | 'decline'
  | 'insufficientFunds'
  | 'expired'
  | 'wrongCvc'
  | 'processingError'
  | 'timeout'
  | 'replyLost'

type TestCard = { readonly brand: string; readonly fate: Fate }

// The documented numbers of Stripe, and two of our own for a line that breaks.
const cards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', { brand: 'visa', fate: 'approve' }],
  ['5555555555554444', { brand: 'mastercard', fate: 'approve' }],
  ['378282246310005', { brand: 'amex', fate: 'approve' }],
  ['4000000000000002', { brand: 'visa', fate: 'decline' }],
  ['4000000000009995', { brand: 'visa', fate: 'insufficientFunds' }],
  ['4000000000000069', { brand: 'visa', fate: 'expired' }],
  ['4000000000000127', { brand: 'visa', fate: 'wrongCvc' }],
  ['4000000000000119', { brand: 'visa', fate: 'processingError' }],
  ['4000002500003155', { brand: 'visa', fate: 'challenge' }],
  ['4000000000003220', { brand: 'visa', fate: 'challenge' }],
  ['4000008400001629', { brand: 'visa', fate: 'challengeThenDecline' }],
  ['4000000000000408', { brand: 'visa', fate: 'timeout' }],
  ['4000000000000499', { brand: 'visa', fate: 'replyLost' }],
])

/** A number that is none of these is declined, as live cards are in Stripe's test mode. */
export function testCard(number: string): TestCard {
  return cards.get(number) ?? { brand: 'unknown', fate: 'decline' }
}

/** Digits that pass Luhn's check. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
