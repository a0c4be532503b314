import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { FormEvent } from 'react'
import { useSearch } from 'wouter'

import { ConsentFields } from '#src/components/consent-fields.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { RegistrationFields } from './registration-fields.tsx'
import { useRegistration } from './use-registration.ts'
import { isOnTheWayToCheckout } from './use-sign-in.ts'

import css from './account-form.css?inline'

declareStyles(css)

/** Personal data, account data and consents; on the way to the checkout it signs in and goes on [ACCT-23..34]. */
export function RegistrationSheet() {
  const { t } = useLingui()
  const { location } = useInstance()
  const search = useSearch()
  const id = useId()
  const registration = useRegistration(search)
  const toLogin = () => location.navigate(`${paths.login}${search ? `?${search}` : ''}`, { replace: true })

  return (
    <Dialog
      title={t({ id: 'account.registration.title', message: 'Create an account' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={() => location.back(isOnTheWayToCheckout(search) ? paths.cart : paths.home)}
      footer={
        registration.isDone ? (
          <Button variant="primary" isWide onClick={toLogin}>
            <Trans id="account.login.submit">Sign in</Trans>
          </Button>
        ) : (
          <Button variant="primary" isWide type="submit" form={id} isBusy={registration.isPending}>
            <Trans id="account.registration.submit">Register</Trans>
          </Button>
        )
      }
    >
      {registration.isDone ? (
        <Notice kind="ok" role="status" title={t({ id: 'account.registration.done', message: 'Welcome!' })}>
          <Trans id="account.registration.doneText">Your account is ready. You can sign in now.</Trans>
        </Notice>
      ) : (
        <Form id={id} registration={registration} onKnown={toLogin} />
      )}
    </Dialog>
  )
}

type FormProps = {
  readonly id: string
  readonly registration: ReturnType<typeof useRegistration>
  readonly onKnown: () => void
}

function Form({ id, registration, onKnown }: FormProps) {
  const { t } = useLingui()
  const { form, errors, consents, isChecked, faultCount, change, leave } = registration
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    registration.submit(event.currentTarget)
  }
  return (
    <form className="account-form" id={id} onSubmit={submit} noValidate>
      <p className="other-way">
        <Trans id="account.registration.known">Already registered?</Trans>
        <Button variant="text" size="small" onClick={onKnown}>
          <Trans id="account.login.submit">Sign in</Trans>
        </Button>
      </p>
      <p className="lead">
        <Trans id="account.allRequired">All fields are required, except those marked as optional.</Trans>
      </p>
      <div className="summary" role="alert">
        {faultCount > 1 && (
          <Notice kind="error">
            <Plural id="account.faults" value={faultCount} one="# field needs a look" other="# fields need a look" />
          </Notice>
        )}
      </div>
      <RegistrationFields form={form} errors={errors} onChange={change} onLeave={leave} />
      <ConsentFields
        consents={consents}
        missing={isChecked ? t({ id: 'account.consent.missing', message: 'Tick this box to create an account' }) : null}
      />
      <p className="hint">
        <Trans id="account.registration.adults">Offers with alcohol are for adults only.</Trans>
      </p>
    </form>
  )
}
