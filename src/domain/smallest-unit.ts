import type { Currency } from './currency.ts'

/** Currencies whose unit is not divided, or whose divisions nobody pays with any more. */
const undivided = /^(BIF|CLP|DJF|GNF|HUF|ISK|JPY|KMF|KRW|MGA|PYG|RWF|TWD|UGX|VND|VUV|XAF|XOF|XPF)$/

/**
 * The smallest amount that exists in a currency, in hundredths of its unit (`Cents`): 1 of the euro, 100 of the yen. A file of
 * its own, because only what is rounded needs it, and prices are shown before.
 */
export function smallestUnit({ code }: Pick<Currency, 'code'>): number {
  return undivided.test(code) ? 100 : 1
}
