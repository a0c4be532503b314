import type { PaymentModeKind } from '#src/contract/payment.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'

import type { OnlineMode } from './online-mode.ts'
import { isOnlineMode } from './online-mode.ts'
import { fromProvider, stepAt } from './provider-amounts.ts'

/** Why a way to pay cannot take an amount. */
export type AmountFault =
  | { readonly reason: 'too-small'; readonly least: Cents }
  | { readonly reason: 'too-large'; readonly most: Cents }
  /** The provider does not know the currency, or not this part of its unit. */
  | { readonly reason: 'not-countable' }

type Limits = Readonly<Partial<Record<string, number>>>

/** Least amounts in units of the currency; of two that are published the higher one (docs.stripe.com/currencies). */
const leastByCard: Limits = {
  AED: 2,
  AUD: 0.6,
  BRL: 2,
  CAD: 0.6,
  CHF: 0.5,
  CZK: 15,
  DKK: 3,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 40,
  JPY: 80,
  MXN: 10,
  MYR: 2,
  NOK: 5,
  NZD: 0.8,
  PLN: 2.5,
  RON: 2,
  SEK: 5,
  SGD: 0.6,
  THB: 15,
  USD: 0.5,
}

/** Greatest amounts in units of the currency, as PayPal published them; these are all currencies it takes. */
const mostByPayPal: Limits = {
  AUD: 12_500,
  BRL: 20_000,
  CAD: 12_500,
  CHF: 13_000,
  CNY: 80_000,
  CZK: 240_000,
  DKK: 60_000,
  EUR: 8000,
  GBP: 5500,
  HKD: 80_000,
  HUF: 2_000_000,
  ILS: 40_000,
  JPY: 1_000_000,
  MXN: 110_000,
  MYR: 40_000,
  NOK: 70_000,
  NZD: 15_000,
  PHP: 500_000,
  PLN: 32_000,
  SEK: 80_000,
  SGD: 16_000,
  THB: 360_000,
  TWD: 330_000,
  USD: 10_000,
}

/** Stripe takes eight digits in its smallest unit, of rupiahs twelve. */
const mostDigits = 99_999_999
const mostRupiahs = 999_999_999_999

type Range = { readonly least: Cents; readonly most: Cents }

const limitsOf: Readonly<Record<OnlineMode, (currency: string, step: number) => Range | null>> = {
  card(currency, step) {
    const least = Math.max(step, Math.round((leastByCard[currency] ?? 0) * 100))
    const most = fromProvider('card', currency === 'IDR' ? mostRupiahs : mostDigits, currency)
    return { least: cents(least), most: cents(most - (most % step)) }
  },
  payPal(currency, step) {
    const most = mostByPayPal[currency]
    return most === undefined ? null : { least: cents(step), most: cents(most * 100) }
  },
}

/** The least and the greatest amount that a provider takes of a currency; null = it takes none of it [PAY-34]. */
export function amountLimits(provider: OnlineMode, currency: string): Range | null {
  return limitsOf[provider](currency, stepAt(provider, currency))
}

/** Why a way to pay cannot take an amount, or null: an amount of 0 needs no payment, and cash has no limits [PAY-34]. */
export function amountFault(mode: PaymentModeKind | 'other', amount: Cents, currency: string): AmountFault | null {
  if (amount === 0 || !isOnlineMode(mode)) return null
  const limits = amountLimits(mode, currency)
  if (!limits || amount % stepAt(mode, currency) !== 0) return { reason: 'not-countable' }
  if (amount < limits.least) return { reason: 'too-small', least: limits.least }
  return amount > limits.most ? { reason: 'too-large', most: limits.most } : null
}

/** Whether any of some ways to pay online takes an amount; 0 is none [PAY-34]. */
export function isTakenOnline(modes: readonly (PaymentModeKind | 'other')[], amount: Cents, currency: string): boolean {
  return amount > 0 && modes.filter(isOnlineMode).some((mode) => amountFault(mode, amount, currency) === null)
}

/** The least amount that any of some ways to pay online takes; null where none takes the currency [PAY-35]. */
export function leastOnline(modes: readonly (PaymentModeKind | 'other')[], currency: string): Cents | null {
  const leasts = modes.filter(isOnlineMode).flatMap((mode) => amountLimits(mode, currency)?.least ?? [])
  return leasts.length > 0 ? cents(Math.min(...leasts)) : null
}
