import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useRef } from 'react'
import type { FormEvent } from 'react'
import { useSearch } from 'wouter'

import { isConsentRequired } from '#src/domain/checkout/consents.ts'
import { deliversToAddresses } from '#src/domain/services/order-type.ts'
import { NewPasswordField, PersonFields } from '#src/features/account/account-fields.tsx'
import { BillingGroup } from '#src/features/account/billing-group.tsx'
import { FaultSummary } from '#src/features/account/fault-summary.tsx'
import { isOnTheWayToCheckout, routeWith } from '#src/features/account/use-sign-in.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { ConsentFields } from '#src/parts/form/consent-fields.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { DeliveryGroup } from './delivery-group.tsx'
import { MoreGroup } from './more-group.tsx'
import type { DeliveryPart } from './use-registration.ts'
import { useRegistration } from './use-registration.ts'

import css from '#src/features/account/account-form.css?inline'

declareStyles(css)

/** Registration form: required fields in sight, the others under "More" (decision 70) [ACCT-23..46]. */
export function RegistrationSheet() {
  const { t } = useLingui()
  const { location } = useInstance()
  const search = useSearch()
  const id = useId()
  const registration = useRegistration(search)
  const { failures } = registration
  const toLogin = () => location.navigate(routeWith(paths.login, search, registration.email), { replace: true })

  return (
    <Dialog
      title={t({ id: 'account.registration.title', message: 'Create an account' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={() => location.back(isOnTheWayToCheckout(search) ? paths.cart : paths.home)}
      footer={
        <div className="account-submit">
          <AlertList messages={failures} />
          {registration.isDone ? (
            <Button variant="primary" isWide onClick={toLogin}>
              <Trans id="account.login.submit">Sign in</Trans>
            </Button>
          ) : (
            <Button variant="primary" isWide type="submit" form={id} isBusy={registration.isPending}>
              <Trans id="account.registration.submit">Register</Trans>
            </Button>
          )}
        </div>
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
  const { offered } = consents
  const optional = offered?.filter((consent) => !isConsentRequired(consent)) ?? []
  const billingGroup = <BillingGroup billing={billing} isChecked={isChecked} headingLevel={3} />
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
      <FaultSummary faultCount={faultCount} />
      <PersonFields fields={fields} />
      {fields.told.email !== undefined && (
        <div>
          <Button size="small" onClick={onKnown}>
            <Trans id="account.registration.signInWith">Sign in with this e-mail</Trans>
          </Button>
        </div>
      )}
      <NewPasswordField fields={fields} />
      {billing.isMandatory && billingGroup}
      <ConsentFields
        consents={{ ...consents, offered: offered?.filter(isConsentRequired) }}
        missing={isChecked ? t({ id: 'account.consent.missing', message: 'Tick this box to create an account' }) : null}
      />
      <MoreGroup isNeeded={registration.needsMore}>
        {venue && deliversToAddresses(venue) && (
          <DeliveryGroup venue={venue} isChecked={isChecked} onPart={keepDelivery} />
        )}
        {!billing.isMandatory && billingGroup}
        {optional.length > 0 && <ConsentFields consents={{ ...consents, offered: optional }} missing={null} />}
      </MoreGroup>
      <p className="hint">
        <Trans id="account.registration.adults">Offers with alcohol are for adults only.</Trans>
      </p>
    </form>
  )
}
