import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { TypedSignIn, useSignIn } from './use-sign-in.ts'

type SignInFormProps = {
  readonly form: ReturnType<typeof useSignIn>
  /** Why it is shown, or why nobody was let in; null = nothing. */
  readonly said: string | null
}

/** The fields to sign in with a password; the field for the e-mail lists passkeys too, where the browser can. */
export function SignInForm({ form, said }: SignInFormProps) {
  const { t } = useLingui()
  const { typed, setTyped, names, faults, enter, isPending } = form
  const change = (name: keyof TypedSignIn) => (value: string) => setTyped({ ...typed, [name]: value })
  const element = useRef<HTMLFormElement>(null)
  const first = useRef(typed.restaurant === '' ? 'restaurant' : 'email')
  useEffect(() => (element.current?.elements.namedItem(first.current) as HTMLElement | null)?.focus(), [])
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { elements } = event.currentTarget
        void enter(typed).then((wrong) => wrong && (elements.namedItem(wrong) as HTMLElement | null)?.focus())
      }}
    >
      <AlertList messages={said ? [said] : []} />
      <TextField
        name="restaurant"
        label={t({ id: 'signIn.restaurant', message: 'Number of the restaurant' })}
        inputMode="numeric"
        value={typed.restaurant}
        onChange={change('restaurant')}
        error={faults?.restaurant}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="username webauthn"
        label={names.email}
        value={typed.email}
        onChange={change('email')}
        error={faults?.email}
      />
      <PasswordField
        name="password"
        label={names.password}
        showLabel={t({ id: 'signIn.show', message: 'Show the password' })}
        hideLabel={t({ id: 'signIn.hide', message: 'Hide the password' })}
        value={typed.password}
        onChange={change('password')}
        error={faults?.password}
      />
      <Button variant="primary" type="submit" isWide isBusy={isPending}>
        <Trans id="signIn.title">Sign in</Trans>
      </Button>
    </form>
  )
}
