import { Trans, useLingui } from '@lingui/react/macro'

import type { Invitation } from '#desk/contract/invitation.ts'
import { acceptInvitation } from '#desk/contract/invitation.ts'
import { AccountForm } from '#desk/parts/account/account-form.tsx'
import { useAccountFields } from '#desk/parts/account/use-account-fields.ts'
import { Entrance } from '#desk/parts/entrance.tsx'
import { LanguageField } from '#desk/parts/language-field.tsx'
import { ReadFailure } from '#desk/parts/read-failure.tsx'
import { usePageName } from '#desk/parts/use-page-name.ts'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'

import { useInvitation } from './use-invitation.ts'

type InvitationPageProps = {
  /** What stands behind `#` in the link. */
  readonly token: string
  /** Signed in: leads to the desk. */
  readonly onDone: () => void
}

/** Where the link of an invitation leads: somebody says who they are and chooses a password, and is at their desk [SET-04]. */
export function InvitationPage({ token, onDone }: InvitationPageProps) {
  const { t } = useLingui()
  const { invitation, error, retry } = useInvitation(token)
  usePageName(t({ id: 'invitation.page', message: 'Invitation' }))
  return (
    <Entrance>
      <div className="desk-sheet">
        {invitation ? (
          <Welcome token={token} invitation={invitation} onDone={onDone} />
        ) : invitation === null ? (
          <Over />
        ) : error ? (
          <ReadFailure error={error} onRetry={retry} />
        ) : (
          <SkeletonList label={t({ id: 'read.loading', message: 'Loading' })} shape="box" count={2} />
        )}
        <LanguageField />
      </div>
    </Entrance>
  )
}

type WelcomeProps = InvitationPageProps & { readonly invitation: Invitation }

function Welcome({ token, invitation: { restaurant, name, email }, onDone }: WelcomeProps) {
  const { t } = useLingui()
  const { id: number, name: place } = restaurant
  const fields = useAccountFields()
  return (
    <>
      <h1>
        <Trans id="invitation.title">Welcome to {place}</Trans>
      </h1>
      <p>
        <Trans id="invitation.how">
          Choose a password. From then on you sign in as {email}; the number of your restaurant is {number}.
        </Trans>
      </p>
      <AccountForm
        fields={[{ ...fields.name, first: name }, fields.password]}
        action={t({ id: 'invitation.accept', message: 'Go to your desk' })}
        save={(send, typed) => send(acceptInvitation, {}, { token, ...typed })}
        onSaved={onDone}
        refusals={{
          unknown: t({ id: 'invitation.overNow', message: 'This link has been used meanwhile. Ask for a new one.' }),
        }}
      />
    </>
  )
}

/** The way on for a link that works no more. */
function Over() {
  return (
    <>
      <h1>
        <Trans id="invitation.over">This link works no more</Trans>
      </h1>
      <p>
        <Trans id="invitation.overHow">
          It works once, for seven days. If you have chosen a password already, sign in; if not, ask whoever invited you
          for a new link.
        </Trans>
      </p>
      <p>
        <a href="/staff">
          <Trans id="signIn.title">Sign in</Trans>
        </a>
      </p>
    </>
  )
}
