import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'

import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { canOrderAsGuest } from '#src/domain/services/order-type.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { continueAsGuest } from '#src/parts/cart/guest-wish.ts'
import { focusFirstInvalid, useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { useAccountCall } from './use-account-call.ts'
import { emailIn, isOnTheWayToCheckout, routeWith, useSignIn } from './use-sign-in.ts'

import css from './account-form.css?inline'

declareStyles(css)

const GoogleButton = lazyPart('GoogleButton', () => import('./google/google-button.tsx'), { Before: BusyGoogleButton })

/** Sheet with account and password, above the screen that opened it; to the checkout also the guest's way [ACCT-09]. */
export function LoginSheet() {
  const { t } = useLingui()
  const { location, i18n } = useInstance()
  const search = useSearch()
  const id = useId()
  const [account, setAccount] = useState(emailIn(search))
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const signIn = useSignIn()
  const { run, isPending, error, forget } = useAccountCall()
  const mandatory = useMandatoryText()
  const isForOrder = isOnTheWayToCheckout(search)
  const mayOrderAsGuest = useMayOrderAsGuest() && isForOrder
  const accountLabel = t({ id: 'account.login.account', message: 'E-mail or user name' })
  const passwordLabel = t({ id: 'account.password', message: 'Password' })

  const isWrong = isRefusedWith(error, 'ACCOUNT_NOT_FOUND')
  const failures = error === null ? [] : failureMessages(i18n, error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    const form = event.currentTarget
    if (typedText(account) === '' || password === '') return focusFirstInvalid(form)
    return void run(() => signIn({ account: typedText(account), password }), form)
  }

  return (
    <LoginFrame formId={id} isForOrder={isForOrder} mayOrderAsGuest={mayOrderAsGuest} isPending={isPending}>
      <form className="account-form" id={id} onSubmit={submit} noValidate>
        {isForOrder && <OrderPart mayOrderAsGuest={mayOrderAsGuest} />}
        <TextField
          label={accountLabel}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          enterKeyHint="go"
          value={account}
          onChange={(typed) => {
            setAccount(typed)
            forget()
          }}
          error={isChecked && typedText(account) === '' ? mandatory(accountLabel) : null}
          isRequired
        />
        <PasswordField
          label={passwordLabel}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          showLabel={t({ id: 'account.password.show', message: 'Show password' })}
          hideLabel={t({ id: 'account.password.hide', message: 'Hide password' })}
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            forget()
          }}
          error={isWrong ? failures.join(' ') : isChecked && password === '' ? mandatory(passwordLabel) : null}
          isRequired
        />
        <AlertList messages={isWrong ? [] : failures} />
        {mayOrderAsGuest && <SignInButton formId={id} isPending={isPending} />}
        <GooglePart />
        <OtherWays onGo={(path) => location.navigate(routeWith(path, search, account), { replace: true })} />
      </form>
    </LoginFrame>
  )
}

type SignInButtonProps = { readonly formId: string; readonly isPending: boolean; readonly isPrimary?: boolean }

function SignInButton({ formId, isPending, isPrimary = false }: SignInButtonProps) {
  return (
    <Button variant={isPrimary ? 'primary' : 'secondary'} isWide type="submit" form={formId} isBusy={isPending}>
      <Trans id="account.login.submit">Sign in</Trans>
    </Button>
  )
}

type LoginFrameProps = Pick<SignInButtonProps, 'formId' | 'isPending'> & {
  readonly isForOrder: boolean
  readonly mayOrderAsGuest: boolean
  readonly children: ReactNode
}

/** The sheet: for who may order as a guest, signing in is one way of several and no primary button [ACCT-80]. */
function LoginFrame({ isForOrder, mayOrderAsGuest, children, ...button }: LoginFrameProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  return (
    <Dialog
      title={
        mayOrderAsGuest
          ? t({ id: 'checkout.guest', message: 'Your details' })
          : t({ id: 'account.login.title', message: 'Sign in' })
      }
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={() => location.back(isForOrder ? paths.cart : paths.home)}
      footer={!mayOrderAsGuest && <SignInButton {...button} isPrimary />}
    >
      {children}
    </Dialog>
  )
}

/** At a table, and for the types that the restaurant names, one may order without an account [ACCT-11, ACCT-13]. */
function useMayOrderAsGuest(): boolean {
  const { stores } = useInstance()
  const { type } = useSnapshot(stores.draft.state)
  const { settings } = useRestaurant()
  return type !== null && canOrderAsGuest(type, settings)
}

/** The first way on, for guests, and what signing in does to the order [ACCT-80]. */
function OrderPart({ mayOrderAsGuest }: { readonly mayOrderAsGuest: boolean }) {
  const instance = useInstance()
  if (!mayOrderAsGuest)
    return (
      <p className="lead">
        <Trans id="account.login.lead">Sign in or register to complete your order. Your order stays as it is.</Trans>
      </p>
    )
  return (
    <>
      <Button variant="primary" isWide onClick={() => continueAsGuest(instance)}>
        <Trans id="account.login.guest">Continue as a guest</Trans>
      </Button>
      <p className="lead">
        <Trans id="account.login.orSignIn">Or sign in. Your order stays as it is.</Trans>
      </p>
    </>
  )
}

/** For those without a password, or without an account. */
function OtherWays({ onGo }: { readonly onGo: (path: string) => void }) {
  return (
    <>
      <p className="other-way">
        <Button variant="text" size="small" onClick={() => onGo(secondaryPaths.passwordRecovery)}>
          <Trans id="account.login.forgotten">Forgotten your password?</Trans>
        </Button>
      </p>
      <p className="other-way">
        <Trans id="account.login.notRegistered">Not registered?</Trans>
        <Button variant="text" size="small" onClick={() => onGo(paths.registration)}>
          <Trans id="account.login.register">Create an account</Trans>
        </Button>
      </p>
    </>
  )
}

/** Sign-in with Google, where the provider offers it [ACCT-10]; a spinner while its code loads. */
function GooglePart() {
  const { firebase, googlePageUrl } = useRestaurant().settings
  const isOffered = firebase !== null || googlePageUrl !== null
  return isOffered && <GoogleButton />
}

function BusyGoogleButton() {
  return (
    <Button isWide isBusy>
      <Trans id="account.login.google">Continue with Google</Trans>
    </Button>
  )
}
