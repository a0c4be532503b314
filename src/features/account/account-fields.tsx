import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { FieldRefusal, PasswordForm, PersonForm } from '#src/domain/account/check-registration.ts'
import { useMandatoryText } from '#src/parts/form/invalid-fields.ts'
import { useInvalidText } from '#src/parts/form/use-invalid-text.ts'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { FormFields } from './use-account-form.ts'

type PersonFieldsProps = { readonly fields: FormFields<PersonForm> }

/** Fields for name, phone and e-mail, with one message under each invalid field [ACCT-24, ACCT-29, ACCT-50]. */
export function PersonFields({ fields }: PersonFieldsProps) {
  const { t } = useLingui()
  const labels = {
    firstName: t({ id: 'account.firstName', message: 'First name' }),
    lastName: t({ id: 'account.lastName', message: 'Last name' }),
    phone: t({ id: 'account.phone', message: 'Phone' }),
    email: t({ id: 'account.email', message: 'E-mail' }),
  }
  const field = useField(fields, labels)
  return (
    <>
      <div className="pair">
        <TextField {...field('firstName')} name="given-name" autoComplete="given-name" />
        <TextField {...field('lastName')} name="family-name" autoComplete="family-name" />
      </div>
      <TextField {...field('phone')} name="tel" type="tel" autoComplete="tel" inputMode="tel" />
      <TextField {...field('email')} name="email" type="email" autoComplete="email" inputMode="email" />
    </>
  )
}

/** One field for a new password, which can be shown (decision 70). */
export function NewPasswordField({ fields }: { readonly fields: FormFields<Pick<PasswordForm, 'password'>> }) {
  const { t } = useLingui()
  const field = useField(fields, { password: t({ id: 'account.password', message: 'Password' }) })
  return <PasswordField {...field('password')} {...useEye()} name="new-password" />
}

/** Fields for a changed password, typed twice [ACCT-30, ACCT-31, ACCT-48]. */
export function PasswordFields({ fields }: { readonly fields: FormFields<PasswordForm> }) {
  const { t } = useLingui()
  const labels = {
    password: t({ id: 'account.password', message: 'Password' }),
    passwordRepeat: t({ id: 'account.passwordRepeat', message: 'Repeat password' }),
  }
  const field = useField(fields, labels)
  const eye = useEye()
  return (
    <>
      <PasswordField {...field('password')} {...eye} name="new-password" />
      <PasswordField {...field('passwordRepeat')} {...eye} name="new-password-repeat" />
    </>
  )
}

function useEye() {
  const { t } = useLingui()
  return {
    showLabel: t({ id: 'account.password.show', message: 'Show password' }),
    hideLabel: t({ id: 'account.password.hide', message: 'Hide password' }),
    autoComplete: 'new-password',
  }
}

/** Group of fields with a title. */
export function Group({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Props of a field, from the state of its form. */
function useField<F extends Readonly<Record<keyof F, string>>>(
  { form, errors, told, change, leave }: FormFields<F>,
  labels: Readonly<Record<keyof F, string>>,
) {
  const text = useFieldError()
  return (name: keyof F) => ({
    label: labels[name],
    value: form[name],
    onChange: (value: string) => change({ [name]: value } as Partial<Record<keyof F, string>> as Partial<F>),
    onBlur: () => leave(name),
    error: text(labels[name], errors[name]) ?? told[name] ?? null,
    isRequired: true,
  })
}

function useFieldError() {
  const { t } = useLingui()
  const mandatory = useMandatoryText()
  const invalid = useInvalidText()
  return (label: string, refusal: FieldRefusal | undefined): string | null => {
    switch (refusal?.reason) {
      case undefined:
        return null
      case 'required':
        return mandatory(label)
      case 'invalid':
        return invalid(refusal.field)
      case 'mismatch':
        return t({ id: 'account.password.mismatch', message: 'Password and Confirm password must match' })
    }
  }
}
