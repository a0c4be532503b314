import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useRef } from 'react'
import type { FormEvent } from 'react'
import { useSearch } from 'wouter'

import { deliversToAddresses } from '#src/domain/services/order-type.ts'
import { Group, PasswordFields, PersonFields } from '#src/features/account/account-fields.tsx'
import { BillingGroup } from '#src/features/account/billing-group.tsx'
import { FaultSummary } from '#src/features/account/fault-summary.tsx'
import { isOnTheWayToCheckout } from '#src/features/account/use-sign-in.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { ConsentFields } from '#src/parts/form/consent-fields.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { DeliveryGroup } from './delivery-group.tsx'
import type { DeliveryPart } from './use-registration.ts'
import { useRegistration } from './use-registration.ts'

import css from '#src/features/account/account-form.css?inline'

declareStyles(css)

/** Registration form; opened from the checkout it then signs in and continues there [ACCT-23..46]. */
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
  const venue = useVenue()
  const delivery = useRef<DeliveryPart | null>(null)
  const keepDelivery = useCallback((part: DeliveryPart | null) => void (delivery.current = part), [])
  const { fields, billing, consents, isChecked, faultCount } = registration
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    registration.submit(event.currentTarget, delivery.current)
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
      <FaultSummary faultCount={faultCount} />
      <PersonFields fields={fields} />
      <Group title={<Trans id="account.accountData">Account data</Trans>}>
        <PasswordFields fields={fields} />
      </Group>
      {venue && deliversToAddresses(venue) && (
        <DeliveryGroup venue={venue} isChecked={isChecked} onPart={keepDelivery} />
      )}
      <BillingGroup billing={billing} isChecked={isChecked} headingLevel={3} />
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
