import { Plural, Trans } from '@lingui/react/macro'

type SearchStatusProps = {
  /** Dishes that the filters hide; null without filters. */
  readonly hidden: number | null
  /** Dishes that the search has found so far; null without a search. */
  readonly found: number | null
  /** Some lists are still loading: until they are there nobody knows that there is nothing. */
  readonly isLoading: boolean
  /** The code of the filters has not come: the list is not filtered yet. */
  readonly isWaiting: boolean
}

/** Live region of search and filters, above the dishes. */
export function SearchStatus({ hidden, found, isLoading, isWaiting }: SearchStatusProps) {
  return (
    <div role="status">
      {isWaiting && (
        <p>
          <Trans id="screen.loading">Loading…</Trans>
        </p>
      )}
      {hidden !== null && (
        <p>
          <Plural
            id="menu.filter.hidden"
            value={hidden}
            one="Your filters hide # dish."
            other="Your filters hide # dishes."
          />
        </p>
      )}
      {found !== null && (found > 0 || !isLoading) && (
        <h2 className={found === 0 ? 'visually-hidden' : undefined}>
          <Plural id="menu.search.count" value={found} _0="No dish found" one="# dish found" other="# dishes found" />
        </h2>
      )}
      {found !== null && isLoading && (
        <p>
          <Trans id="menu.search.loading">Still loading part of the menu…</Trans>
        </p>
      )}
    </div>
  )
}
