import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { GuestField, GuestForm } from '#src/domain/checkout/guest-form.ts'
import { isGuestComplete, missingGuestFields } from '#src/domain/checkout/guest-form.ts'
import { typedText } from '#src/domain/typed-text.ts'
import type { FillIn } from '#src/features/checkout/use-checkout-form.ts'
import type { Guest } from '#src/features/checkout/use-guest.ts'
import { ConsentFields } from '#src/parts/form/consent-fields.tsx'
import { useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { useInvalidText } from '#src/parts/form/use-invalid-text.ts'
import { useLeftFields } from '#src/parts/form/use-left-fields.ts'
import { Card } from '#src/ui/base/card.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'
import type { TextFieldProps } from '#src/ui/field/text-field.tsx'

import css from './guest-card.css?inline'

declareStyles(css)

type GuestCardProps = {
  readonly guest: Guest
  readonly form: GuestForm
  readonly fillIn: FillIn
  readonly showsMissing: boolean
}

/** What a field is called in the page and for the browser's autofill. */
const inputs = {
  name: { name: 'name', autoComplete: 'name' },
  firstName: { name: 'given-name', autoComplete: 'given-name' },
  lastName: { name: 'family-name', autoComplete: 'family-name' },
  phone: { name: 'tel', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' },
} as const satisfies Record<GuestField, Partial<TextFieldProps>>

/** Names stand beside each other where there is room. */
const isName = (field: GuestField) => field !== 'phone' && field !== 'email'

/** Form of a guest with the fields of the order type, and the consents [CHK-07, CHK-08]. */
export function GuestCard({ guest, form, fillIn, showsMissing }: GuestCardProps) {
  const { t } = useLingui()
  const { fields } = guest
  const mandatory = useMandatoryText()
  const id = useId()
  const invalid = useInvalidText()
  const { isLeft, leave } = useLeftFields<GuestField>()
  const missing = missingGuestFields(form, fields).filter((field) => showsMissing || isLeft(field, form[field]))
  const labels = {
    name: t({ id: 'checkout.guest.name', message: 'First and last name' }),
    firstName: t({ id: 'account.firstName', message: 'First name' }),
    lastName: t({ id: 'account.lastName', message: 'Last name' }),
    phone: t({ id: 'account.phone', message: 'Phone' }),
    email: t({ id: 'account.email', message: 'E-mail' }),
  }
  const change = (part: Partial<GuestForm>) => fillIn({ guest: { ...form, ...part } })
  function fault(name: GuestField) {
    const isFilledIn = typedText(form[name]) !== '' && (name === 'phone' || name === 'email')
    return isFilledIn ? invalid(name) : mandatory(labels[name])
  }
  const field = (name: GuestField) => ({
    label: labels[name],
    value: form[name],
    onChange: (text: string) => change({ [name]: text }),
    onBlur: () => leave(name),
    error: missing.includes(name) ? fault(name) : null,
    isRequired: true,
    maxLength: 100,
  })
  const input = (name: GuestField) => <TextField key={name} {...field(name)} {...inputs[name]} />
  const consents = {
    offered: guest.consents,
    error: guest.error,
    reload: guest.reload,
    given: Object.fromEntries(form.consents.map((key) => [key, true])),
    give: (key: string, isGiven: boolean) =>
      change({ consents: [...form.consents.filter((one) => one !== key), ...(isGiven ? [key] : [])] }),
  }
  return (
    <Card title={<Trans id="checkout.guest">Your details</Trans>}>
      <div className="guest-form">
        <div className="pair">{fields.filter(isName).map(input)}</div>
        {fields.filter((name) => !isName(name)).map(input)}
        {showsMissing && !isGuestComplete(form, fields, guest.consents) && (
          <FieldError id={id}>
            <Trans id="checkout.incompleteGuest">Fill in all your details to continue</Trans>
          </FieldError>
        )}
        <ConsentFields
          consents={consents}
          missing={showsMissing ? t({ id: 'checkout.consentNeeded', message: 'Tick this box to order' }) : null}
        />
      </div>
    </Card>
  )
}
