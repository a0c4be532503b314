/** A currency as amounts are written in it; `smallestUnit` says how they are rounded. */
export type Currency = {
  /** ISO 4217; empty = amounts that no venue takes, in a restaurant whose venues have several currencies. */
  readonly code: string
  /** Stands after an amount: the symbol, or the code where the service names none. */
  readonly symbol: string
}

type Named = Pick<Currency, 'code' | 'symbol'>
type Shop = { readonly currencyCode: string }

/** The currency of a code; `named` are the currencies whose symbol is known. */
export function currencyOf(code: string, named: readonly Named[]): Currency {
  const symbol = named.find((one) => one.code === code)?.symbol || code
  return { code, symbol }
}

/**
 * The currency of a venue. Without one, as for a reward of the whole restaurant, that of all its venues; where they differ
 * none is named, never that of another venue.
 */
export function currencyAt(venue: Shop | null, venues: readonly Shop[], named: readonly Named[]): Currency {
  const [code = '', ...others] = new Set((venue ? [venue] : venues).map(({ currencyCode }) => currencyCode))
  return currencyOf(others.length > 0 ? '' : code, named)
}
