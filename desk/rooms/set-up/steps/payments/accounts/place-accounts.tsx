import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { AccountKind, ShownAccounts } from '#desk/contract/set-up/accounts.ts'
import { Notice } from '#src/ui/base/notice.tsx'

import { AccountRow } from './account-row.tsx'
import { KeyHelp } from './key-help.tsx'
import { KeysForm } from './keys-form.tsx'

type PlaceAccountsProps = {
  readonly kind: AccountKind
  /** Of which it is; null = of all without an account of their own. */
  readonly venue: ShownAccounts['venues'][number] | null
  readonly shown: ShownAccounts
  readonly onGone: () => void
}

/** The account of a place, and the form that sets another one. */
export function PlaceAccounts({ kind, venue, shown, onGone }: PlaceAccountsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const venueId = venue?.id ?? null
  const own = shown.accounts.filter((one) => one.kind === kind && one.venueId === venueId)
  const waiting = own.find(({ webhook }) => webhook !== null) ?? null
  return (
    <>
      {own.length === 0 && <None kind={kind} isOfVenue={venue !== null} shown={shown} />}
      {own.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          onRetired={(said) => {
            setNotes(said)
            onGone()
          }}
        />
      ))}
      {notes.map((note) => (
        <Notice key={note}>
          <p>{note}</p>
        </Notice>
      ))}
      {shown.obstacle === null && (
        <details className="keys" ref={details}>
          <summary>
            {own.length === 0 ? (
              <Trans id="accounts.enter">Enter the keys</Trans>
            ) : (
              <Trans id="accounts.replace">Enter other keys</Trans>
            )}
          </summary>
          <KeyHelp kind={kind} />
          <KeysForm
            kind={kind}
            venueId={venueId}
            version={shown.version}
            waiting={waiting}
            onKept={(said) => {
              setNotes(said)
              if (details.current) details.current.open = false
              details.current?.querySelector('summary')?.focus()
            }}
          />
        </details>
      )}
    </>
  )
}

type NoneProps = { readonly kind: AccountKind; readonly isOfVenue: boolean; readonly shown: ShownAccounts }

/** Who is paid where there is no account. */
function None({ kind, isOfVenue, shown }: NoneProps) {
  if (isOfVenue && shown.accounts.some((one) => one.kind === kind && one.venueId === null && one.webhook === null))
    return (
      <p className="state">
        <Trans id="accounts.ofRestaurant">None of its own: the account of the restaurant is paid.</Trans>
      </p>
    )
  if (shown.covered.includes(kind))
    return (
      <p className="state">
        <Trans id="accounts.covered">None: the account of whoever runs this service for you is paid.</Trans>
      </p>
    )
  return (
    <p className="state">
      {kind === 'stripe' ? (
        <Trans id="accounts.noCard">None: diners cannot pay by card.</Trans>
      ) : (
        <Trans id="accounts.noPayPal">None: diners cannot pay by PayPal.</Trans>
      )}
    </p>
  )
}
