import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSearch } from 'wouter'

import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { sendPasswordRecovery } from '#src/api/sign-in-calls.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { emailIn } from '#src/features/account/use-sign-in.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { focusFirstInvalid, useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import form from '#src/features/account/account-form.css?inline'
import page from '#src/features/account/account-page.css?inline'

declareStyles(form)
declareStyles(page)

/** Requests a mail with a link to set a new password; then says where to look for it [ACCT-47]. */
export function RecoveryScreen() {
  const { t } = useLingui()
  const { location } = useInstance()
  const search = useSearch()
  const [isSent, setIsSent] = useState(false)
  const toLogin = () => location.navigate(`${paths.login}${search ? `?${search}` : ''}`, { replace: true })
  return (
    <>
      <TitleBar title={t({ id: 'account.recovery', message: 'Forgotten password' })} parent={paths.home} />
      <section className="screen-frame account-page">
        <div role="status">
          {isSent && (
            <Notice kind="ok" title={t({ id: 'account.recovery.sent', message: 'The e-mail is on its way' })}>
              <Trans id="account.recovery.sentText">
                Follow the link in it to choose a new password. If it does not arrive, look in your spam folder.
              </Trans>
            </Notice>
          )}
        </div>
        {isSent ? (
          <Button variant="primary" isWide onClick={toLogin}>
            <Trans id="account.login.submit">Sign in</Trans>
          </Button>
        ) : (
          <RecoveryForm onSent={() => setIsSent(true)} />
        )}
      </section>
    </>
  )
}

function RecoveryForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useLingui()
  const { api, stores, i18n } = useInstance()
  const mandatory = useMandatoryText()
  const [account, setAccount] = useState(emailIn(useSearch()))
  const [isChecked, setIsChecked] = useState(false)
  const { run, isPending, error, forget } = useAccountCall()
  const label = t({ id: 'account.login.account', message: 'E-mail or user name' })
  const isEmpty = typedText(account) === ''
  const isUnknown = isRefusedWith(error, 'ACCOUNT_NOT_FOUND')
  const failures = error === null ? [] : failureMessages(i18n, error)

  function change(typed: string) {
    setAccount(typed)
    forget()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    const form = event.currentTarget
    if (isEmpty) return focusFirstInvalid(form)
    return void run(async () => {
      await sendPasswordRecovery(api, { account: typedText(account), venueId: stores.place.state.venueId })
      onSent()
    }, form)
  }

  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <p className="lead">
        <Trans id="account.recovery.lead">Enter your account: we will send you a link to choose a new password.</Trans>
      </p>
      <TextField
        label={label}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        enterKeyHint="go"
        value={account}
        onChange={change}
        error={isUnknown ? failures.join(' ') : isChecked && isEmpty ? mandatory(label) : null}
        isRequired
      />
      <AlertList messages={isUnknown ? [] : failures} />
      <Button variant="primary" isWide type="submit" isBusy={isPending}>
        <Trans id="account.recovery.submit">Send the link</Trans>
      </Button>
    </form>
  )
}
