import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import { accountKinds, readAccounts } from '#desk/contract/set-up/accounts.ts'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { KindAccounts } from './kind-accounts.tsx'

import css from './accounts.css?inline'

declareStyles(css)

/** The accounts that the restaurant is paid to when diners pay online (decision 135). */
export function Accounts() {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const read = useDeskQuery(readAccounts)
  return (
    <section className="desk-sheet desk-accounts" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        <Trans id="accounts.title">Your own accounts</Trans>
      </h2>
      <p className="hint">
        <Trans id="accounts.about">
          What diners pay by card goes to your account at Stripe, what they pay by PayPal to your account there. Make
          one at the provider if you have none yet, then enter its keys here.
        </Trans>
      </p>
      <Read of={read}>
        {(shown) => (
          <>
            {shown.obstacle !== null && (
              <Notice kind="warn">
                <p>{shown.obstacle}</p>
              </Notice>
            )}
            {accountKinds.map((kind) => (
              <KindAccounts key={kind} kind={kind} shown={shown} onGone={() => title.current?.focus()} />
            ))}
          </>
        )}
      </Read>
    </section>
  )
}
