import type { Cents } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'

import type { OnlineMode } from './online-mode.ts'

type Counting = {
  /** Currencies that are sent in whole units. */
  readonly whole: RegExp
  /** Currencies that are sent in hundredths, which must be whole units all the same. */
  readonly wholeInHundredths: RegExp
  /** Currencies that are sent in thousandths, whose last digit must be 0. */
  readonly thousandths: RegExp
}

const none = /^$/

/**
 * How each provider counts money (docs.stripe.com/currencies, developer.paypal.com currency codes): every other currency in
 * hundredths. Never by `Intl`, whose decimals are those of the currency, not of the provider.
 */
const countings: Readonly<Record<OnlineMode, Counting>> = {
  card: {
    whole: /^(BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|VND|VUV|XAF|XOF|XPF)$/,
    wholeInHundredths: /^(ISK|UGX)$/,
    thousandths: /^(BHD|JOD|KWD|OMR|TND)$/,
  },
  payPal: { whole: /^(HUF|JPY|TWD)$/, wholeInHundredths: none, thousandths: none },
}

/** How many decimals a currency has at a provider. */
function decimalsAt(provider: OnlineMode, currency: string): 0 | 2 | 3 {
  const { whole, thousandths } = countings[provider]
  if (whole.test(currency)) return 0
  return thousandths.test(currency) ? 3 : 2
}

/** The smallest amount by which amounts of a currency may differ at a provider, in hundredths of its unit. */
export function stepAt(provider: OnlineMode, currency: string): number {
  const { whole, wholeInHundredths } = countings[provider]
  return whole.test(currency) || wholeInHundredths.test(currency) ? 100 : 1
}

/** An amount in the smallest unit of its currency as the provider counts it; whole for multiples of `stepAt` [PAY-33]. */
export function toProvider(provider: OnlineMode, amount: Cents, currency: string): number {
  // Not a power of 10 below 1: 0.1 is no binary fraction.
  return (amount * 10 ** decimalsAt(provider, currency)) / 100
}

/** The amount that a provider states in its smallest unit of a currency [PAY-33]. */
export function fromProvider(provider: OnlineMode, units: number, currency: string): Cents {
  return cents((units * 100) / 10 ** decimalsAt(provider, currency))
}

/** An amount as decimal text with the decimals that the provider takes, as PayPal wants it: `12.50`, of yen `1250` [PAY-33]. */
export function toDecimals(provider: OnlineMode, amount: Cents, currency: string): string {
  return (amount / 100).toFixed(decimalsAt(provider, currency))
}

/** The amount of a provider's decimal text. */
export function fromDecimals(text: string): Cents {
  return cents(Math.round(Number(text) * 100))
}
