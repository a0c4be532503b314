import { amountLimits } from './amount-limits.ts'
import type { OnlineMode } from './online-mode.ts'

/** Currencies that cards can be charged in (docs.stripe.com/currencies); only the service asks, so no widget loads them. */
const byCard: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY ' +
    'COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK ' +
    'JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR ' +
    'MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD ' +
    'STD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW'
  ).split(' '),
)

/** The currencies that a provider takes; null = those that it has limits for (`amount-limits.ts`). */
const listed: Readonly<Record<OnlineMode, ReadonlySet<string> | null>> = { card: byCard, payPal: null }

/** Whether a provider takes a currency: a venue in any other does not offer it [PAY-36]. */
export function takesCurrency(provider: OnlineMode, currency: string): boolean {
  return (listed[provider]?.has(currency) ?? true) && amountLimits(provider, currency) !== null
}
