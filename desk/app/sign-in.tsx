import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DemoMember } from '#desk/contract/session.ts'
import { Entrance } from '#desk/parts/entrance.tsx'
import { LanguageField } from '#desk/parts/language-field.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { Button } from '#src/ui/base/button.tsx'

import { DemoMembers } from './demo-members.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

/** How the last session ended: the service ended it (`ended`), or somebody has signed out (`left`). */
export type LastSession = 'ended' | 'left' | null

type SignInProps = {
  readonly last: LastSession
  /** Sign-ins that the demonstration shows to everybody. */
  readonly demoMembers: readonly DemoMember[]
  readonly onDone: () => void
}

/** The ways to sign in: a form, passkeys where the browser has them [ORD-89]; and the language of the desk. */
export function SignIn({ last, demoMembers, onDone }: SignInProps) {
  const change = useChange()
  const [refusal, setRefusal] = useState<string | null>(null)
  const way = { change, onDone, onRefused: setRefusal }
  const form = useSignIn(way)
  const passkey = usePasskeySignIn(way)
  const said = useSaid({ failure: change.failure, refusal, last })
  return (
    <Entrance>
      <div className="desk-sheet">
        <h1>
          <Trans id="signIn.title">Sign in</Trans>
        </h1>
        <SignInForm form={form} said={said} />
        {passkey.isKnown && (
          <Button isWide isBusy={passkey.isAsking} onClick={() => void passkey.ask()}>
            <Trans id="signIn.passkey">Sign in with a passkey</Trans>
          </Button>
        )}
        <LanguageField />
      </div>
      {demoMembers.length > 0 && <DemoMembers members={demoMembers} onChoose={form.enter} />}
    </Entrance>
  )
}

type Reasons = {
  readonly failure: string | null
  readonly refusal: string | null
  readonly last: LastSession
}

/** Why the form is shown, or why it did not let somebody in. */
function useSaid({ failure, refusal, last }: Reasons): string | null {
  const { t } = useLingui()
  if (failure !== null) return failure
  switch (refusal) {
    case 'wrong-password':
      return t({ id: 'signIn.wrong', message: 'Restaurant, e-mail or password is wrong.' })
    case 'unknown-passkey':
      return t({
        id: 'signIn.unknownPasskey',
        message: 'This passkey is not known here. Sign in with your password.',
      })
    case 'no-passkey':
      return t({ id: 'signIn.noPasskey', message: 'No passkey could be used here. Sign in with your password.' })
    case 'too-late':
      return t({ id: 'passkeys.tooLate', message: 'That took too long. Try again.' })
    case 'too-many':
      return t({
        id: 'signIn.tooMany',
        message: 'There were too many tries. Wait a quarter of an hour, then try again.',
      })
    case null:
      break
    default:
      return t({ id: 'signIn.failed', message: 'You could not be signed in. Try again.' })
  }
  if (last === 'ended') return t({ id: 'signIn.ended', message: 'You are signed out. Sign in again to go on.' })
  if (last === 'left') return t({ id: 'signIn.left', message: 'You are signed out.' })
  return null
}
