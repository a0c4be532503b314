import { typedText } from '#src/domain/typed-text.ts'

import { isPhoneNumber } from './phone-number.ts'

export type PersonForm = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
}
/** A changed password, typed twice. */
export type PasswordForm = { readonly password: string; readonly passwordRepeat: string }
export type ProfileForm = PersonForm & PasswordForm
/** One password, which can be shown (decision 70). */
export type RegistrationForm = PersonForm & Pick<PasswordForm, 'password'>

/** Filled in, but nobody can be reached there. */
export type ReachRefusal = { readonly field: 'phone' | 'email'; readonly reason: 'invalid' }
export type PersonRefusal = { readonly field: keyof PersonForm; readonly reason: 'required' } | ReachRefusal
type PasswordRefusal =
  | { readonly field: 'password'; readonly reason: 'required' }
  | { readonly field: 'passwordRepeat'; readonly reason: 'mismatch' }
export type FieldRefusal = PersonRefusal | PasswordRefusal

const personFields = ['firstName', 'lastName', 'phone', 'email'] as const
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether the text has the form of an e-mail address. */
function isEmail(text: string): boolean {
  return emailShape.test(typedText(text))
}

/** What is wrong with a telephone number or e-mail that is filled in; nothing for other fields. */
export function checkReach(field: string, text: string): ReachRefusal[] {
  if (field === 'phone') return isPhoneNumber(text) ? [] : [{ field, reason: 'invalid' }]
  return field === 'email' && !isEmail(text) ? [{ field, reason: 'invalid' }] : []
}

/** Missing or wrong personal data, in the order of the form [ACCT-28, ACCT-29]. */
export function checkPerson(form: PersonForm): PersonRefusal[] {
  return personFields.flatMap((field): PersonRefusal[] => {
    if (typedText(form[field]) === '') return [{ field, reason: 'required' }]
    return checkReach(field, form[field])
  })
}

/** Checks a new password and its repetition [ACCT-28, ACCT-30]. */
export function checkPasswords({ password, passwordRepeat }: PasswordForm): PasswordRefusal[] {
  const mismatch = { field: 'passwordRepeat', reason: 'mismatch' } as const
  return [...checkPassword(password), ...(passwordRepeat === password ? [] : [mismatch])]
}

function checkPassword(password: string): PasswordRefusal[] {
  return password.trim() === '' ? [{ field: 'password', reason: 'required' }] : []
}

/** Everything wrong with the registration form, before any call, in the order of the form [ACCT-28, ACCT-29]. */
export function checkRegistration(form: RegistrationForm): FieldRefusal[] {
  return [...checkPerson(form), ...checkPassword(form.password)]
}

/** Everything wrong with a profile whose password is changed, in the order of the form [ACCT-28..31]. */
export function checkProfile(form: ProfileForm): FieldRefusal[] {
  return [...checkPerson(form), ...checkPasswords(form)]
}
