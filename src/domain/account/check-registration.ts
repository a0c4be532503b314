export type PersonForm = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
}
export type PasswordForm = { readonly password: string; readonly passwordRepeat: string }
export type RegistrationForm = PersonForm & PasswordForm

export type PersonRefusal =
  | { readonly field: keyof PersonForm; readonly reason: 'required' }
  | { readonly field: 'email'; readonly reason: 'invalid' }
type PasswordRefusal =
  | { readonly field: 'password'; readonly reason: 'required' }
  | { readonly field: 'passwordRepeat'; readonly reason: 'mismatch' }
export type FieldRefusal = PersonRefusal | PasswordRefusal

const personFields = ['firstName', 'lastName', 'phone', 'email'] as const
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether it has the shape of an address; what exists, only a mail tells. */
export function isEmail(text: string): boolean {
  return emailShape.test(text.trim())
}

/** What is missing of a person, in the order of the form [ACCT-28, ACCT-29]. */
export function checkPerson(form: PersonForm): PersonRefusal[] {
  return personFields.flatMap((field): PersonRefusal[] => {
    if (form[field].trim() === '') return [{ field, reason: 'required' }]
    return field === 'email' && !isEmail(form.email) ? [{ field, reason: 'invalid' }] : []
  })
}

/** What is wrong with a new password that is typed twice [ACCT-28, ACCT-30]. */
export function checkPasswords({ password, passwordRepeat }: PasswordForm): PasswordRefusal[] {
  const refusals: PasswordRefusal[] = []
  if (password.trim() === '') refusals.push({ field: 'password', reason: 'required' })
  if (passwordRepeat !== password) refusals.push({ field: 'passwordRepeat', reason: 'mismatch' })
  return refusals
}

/** What stops a registration before any call is made, in the order of the form [ACCT-28, ACCT-29, ACCT-30]. */
export function checkRegistration(form: RegistrationForm): FieldRefusal[] {
  return [...checkPerson(form), ...checkPasswords(form)]
}
