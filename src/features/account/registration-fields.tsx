import { Trans, useLingui } from '@lingui/react/macro'

import { useMandatoryText } from '#src/components/use-mandatory-text.ts'
import type { FieldRefusal, RegistrationForm } from '#src/domain/account/check-registration.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

import type { FieldErrors } from './use-registration.ts'

type Field = keyof RegistrationForm

type RegistrationFieldsProps = {
  readonly form: RegistrationForm
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<RegistrationForm>) => void
  readonly onLeave: (field: Field) => void
}

/** Personal and account data, with one message under each field that is wrong [ACCT-24, ACCT-29, ACCT-30]. */
export function RegistrationFields({ form, errors, onChange, onLeave }: RegistrationFieldsProps) {
  const { t } = useLingui()
  const text = useFieldError()
  const labels = {
    firstName: t({ id: 'account.firstName', message: 'First name' }),
    lastName: t({ id: 'account.lastName', message: 'Last name' }),
    phone: t({ id: 'account.phone', message: 'Phone' }),
    email: t({ id: 'account.email', message: 'E-mail' }),
    password: t({ id: 'account.password', message: 'Password' }),
    passwordRepeat: t({ id: 'account.passwordRepeat', message: 'Repeat password' }),
  }
  const field = (name: Field) => ({
    label: labels[name],
    value: form[name],
    onChange: (value: string) => onChange({ [name]: value }),
    onBlur: () => onLeave(name),
    error: text(labels[name], errors[name]),
    isRequired: true,
  })
  const eye = {
    showLabel: t({ id: 'account.password.show', message: 'Show password' }),
    hideLabel: t({ id: 'account.password.hide', message: 'Hide password' }),
    autoComplete: 'new-password',
  }
  return (
    <>
      <fieldset className="group">
        <legend>
          <Trans id="account.personalData">Personal data</Trans>
        </legend>
        <div className="pair">
          <TextField {...field('firstName')} name="given-name" autoComplete="given-name" />
          <TextField {...field('lastName')} name="family-name" autoComplete="family-name" />
        </div>
        <TextField {...field('phone')} name="tel" type="tel" autoComplete="tel" inputMode="tel" />
        <TextField {...field('email')} name="email" type="email" autoComplete="email" inputMode="email" />
      </fieldset>
      <fieldset className="group">
        <legend>
          <Trans id="account.accountData">Account data</Trans>
        </legend>
        <PasswordField {...field('password')} {...eye} name="new-password" />
        <PasswordField {...field('passwordRepeat')} {...eye} name="new-password-repeat" />
      </fieldset>
    </>
  )
}

function useFieldError() {
  const { t } = useLingui()
  const mandatory = useMandatoryText()
  return (label: string, refusal: FieldRefusal | undefined): string | null => {
    switch (refusal?.reason) {
      case undefined:
        return null
      case 'required':
        return mandatory(label)
      case 'invalid':
        return t({ id: 'account.email.invalid', message: 'Enter a full e-mail address, such as name@example.com' })
      case 'mismatch':
        return t({ id: 'account.password.mismatch', message: 'Password and Confirm password must match' })
    }
  }
}
