import type { OrderType } from '#src/contract/service-type.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { isEatIn } from '#src/domain/services/order-type.ts'

import type { VatClass } from './vat-class.ts'

/** Where a dish is eaten: at the venue, or wherever it is carried or brought to. */
export type VatPlace = 'eatIn' | 'takeAway'

/** Rates of a country in percent, one for each class. */
type CountryRates = {
  /** ISO 3166. */
  readonly country: string
  readonly place: VatPlace
  /** The first day on which they hold. */
  readonly from: string
  readonly percents: Readonly<Record<VatClass, number>>
}

const every = (percent: number, others: Partial<CountryRates['percents']> = {}): CountryRates['percents'] => ({
  dish: percent,
  keepable: percent,
  softDrink: percent,
  sweetenedDrink: percent,
  alcohol: percent,
  ...others,
})
const drinks = (percent: number) => ({ softDrink: percent, sweetenedDrink: percent, alcohol: percent })

/** The usual rates by country [TAX-03]. What is taxed otherwise is said by the restaurant, see `OwnRate`. */
const usualRates: readonly CountryRates[] = [
  // Italy, budget law 178/2020, 1 (40): prepared dishes have the rate of eating there; drinks to take away have their own.
  { country: 'IT', place: 'eatIn', from: '2021-01-01', percents: every(10) },
  { country: 'IT', place: 'takeAway', from: '2021-01-01', percents: every(10, drinks(22)) },
  // Germany, UStG 12 (2) 15: food in restaurants at 7 % since 2026, at 19 % in the two years before; drinks always at 19 %.
  { country: 'DE', place: 'eatIn', from: '2024-01-01', percents: every(19) },
  { country: 'DE', place: 'eatIn', from: '2026-01-01', percents: every(7, drinks(19)) },
  { country: 'DE', place: 'takeAway', from: '2024-01-01', percents: every(7, drinks(19)) },
  // France, CGI 278-0 bis and 279 m: 10 % for eating at once, 5.5 % for food that can be kept, 20 % for alcohol.
  { country: 'FR', place: 'eatIn', from: '2014-01-01', percents: every(10, { alcohol: 20 }) },
  { country: 'FR', place: 'takeAway', from: '2014-01-01', percents: every(10, { keepable: 5.5, alcohol: 20 }) },
  // Spain, consultation V2254-22: eating there at 10 % with all drinks; taken away, alcohol and sweetened drinks have 21 %.
  { country: 'ES', place: 'eatIn', from: '2021-01-01', percents: every(10) },
  { country: 'ES', place: 'takeAway', from: '2021-01-01', percents: every(10, { sweetenedDrink: 21, alcohol: 21 }) },
  // United Kingdom, notice 709/1: catering and hot food at 20 %, cold food to take away at 0 %.
  { country: 'GB', place: 'eatIn', from: '2022-04-01', percents: every(20) },
  { country: 'GB', place: 'takeAway', from: '2022-04-01', percents: every(20, { keepable: 0 }) },
]

/** A rate that a restaurant sets itself [TAX-05]. */
export type OwnRate = {
  readonly class: VatClass
  /** Null: both. */
  readonly place: VatPlace | null
  /** In percent, with at most two decimals. */
  readonly percent: number
  /** The first day on which it holds; null = always. */
  readonly from: LocalDate | null
}

type Rated = {
  readonly country: string
  readonly class: VatClass
  readonly place: VatPlace
  /** The day of the slot, at the venue. */
  readonly on: LocalDate
}

/**
 * The rate in percent: the newest one of the restaurant that holds on the day, else that of its country; null = not known,
 * and nothing is guessed [TAX-03..05].
 */
export function rateOf({ country, class: vatClass, place, on }: Rated, own: readonly OwnRate[] = []): number | null {
  const ofRestaurant = own.filter((rate) => rate.class === vatClass && (rate.place ?? place) === place)
  const mine = newestOn(on, ofRestaurant)
  if (mine) return mine.percent
  const ofCountry = usualRates.filter((rates) => rates.country === country && rates.place === place)
  return newestOn(on, ofCountry)?.percents[vatClass] ?? null
}

/** What holds on a day and begins last; of several that begin on one day the last one said. */
function newestOn<T extends { readonly from: string | null }>(on: LocalDate, rates: readonly T[]): T | undefined {
  let newest: T | undefined
  for (const rate of rates) {
    const from = rate.from ?? ''
    if (from <= on && from >= (newest?.from ?? '')) newest = rate
  }
  return newest
}

/** Where an order is eaten, as VAT sees it [TAX-04]. */
export function vatPlaceOf(type: OrderType): VatPlace {
  return isEatIn(type) ? 'eatIn' : 'takeAway'
}
