import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

import type { AccountKind, ShownAccounts } from '#desk/contract/set-up/accounts.ts'

import { PlaceAccounts } from './place-accounts.tsx'
import { useProviderTitles } from './use-provider-titles.ts'

type KindAccountsProps = { readonly kind: AccountKind; readonly shown: ShownAccounts; readonly onGone: () => void }

/** The account at one provider: of all venues, and of single ones where there are several. */
export function KindAccounts({ kind, shown, onGone }: KindAccountsProps) {
  const titleId = useId()
  const hasOwn = shown.accounts.some((one) => one.kind === kind && one.venueId !== null)
  return (
    <section className="kind" aria-labelledby={titleId}>
      <h3 id={titleId}>{useProviderTitles()[kind]}</h3>
      <PlaceAccounts kind={kind} venue={null} shown={shown} onGone={onGone} />
      {(shown.venues.length > 1 || hasOwn) && (
        <details className="venues" open={hasOwn}>
          <summary>
            <Trans id="accounts.perVenue">Another account for a single venue</Trans>
          </summary>
          {shown.venues.map((venue) => (
            <div key={venue.id} role="group" aria-label={venue.name}>
              <h4>{venue.name}</h4>
              <PlaceAccounts kind={kind} venue={venue} shown={shown} onGone={onGone} />
            </div>
          ))}
        </details>
      )}
    </section>
  )
}
