import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { readOperator, signInOperator } from '#desk/contract/operator.ts'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { Entrance } from '#desk/parts/entrance.tsx'
import { LanguageField } from '#desk/parts/language-field.tsx'
import { ReadFailure } from '#desk/parts/read-failure.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { usePageName } from '#desk/parts/use-page-name.ts'

import { RestaurantsPage } from './restaurants-page.tsx'

/** The page of the provider's operators at `/operator`: signing in, then their restaurants [SET-02]. */
export function OperatorGate() {
  const { t } = useLingui()
  const { client } = useDesk()
  const { data, error, refetch } = useDeskQuery(readOperator)
  usePageName(t({ id: 'operator.page', message: 'Restaurants' }))
  // A session that has ended shows the form again.
  useEffect(() => client.onSignedOut(() => void refetch()), [client, refetch])
  if (data === undefined) return error ? <ReadFailure error={error} onRetry={refetch} /> : null
  if (data.operator === null) return <SignInOperator />
  return <RestaurantsPage operator={data.operator} />
}

function SignInOperator() {
  const { t } = useLingui()
  const { email, password } = useAccountFields()
  return (
    <Entrance>
      <div className="desk-sheet">
        <h1>
          <Trans id="operator.title">Sign in as an operator</Trans>
        </h1>
        <p>
          <Trans id="operator.who">For those who run this service. Restaurants sign in at the staff desk.</Trans>{' '}
          <a href="/staff">
            <Trans id="operator.toDesk">Go to the staff desk</Trans>
          </a>
        </p>
        <AccountForm
          fields={[
            { ...email, kind: 'username' },
            { ...password, kind: 'current-password' },
          ]}
          action={t({ id: 'signIn.title', message: 'Sign in' })}
          save={(send, typed) => send(signInOperator, {}, typed)}
          onSaved={() => undefined}
          refusals={{ 'wrong-password': t({ id: 'operator.wrong', message: 'E-mail or password is wrong.' }) }}
        />
        <LanguageField />
      </div>
    </Entrance>
  )
}
