export type RegistrationForm = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly password: string
  readonly passwordRepeat: string
}

export type FieldRefusal =
  | { readonly field: RequiredField; readonly reason: 'required' }
  | { readonly field: 'email'; readonly reason: 'invalid' }
  | { readonly field: 'passwordRepeat'; readonly reason: 'mismatch' }

const requiredFields = ['firstName', 'lastName', 'phone', 'email', 'password'] as const
type RequiredField = (typeof requiredFields)[number]

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What stops a registration before any call is made, in the order of the form [ACCT-28, ACCT-29, ACCT-30]. */
export function checkRegistration(form: RegistrationForm): FieldRefusal[] {
  const refusals: FieldRefusal[] = []
  for (const field of requiredFields) {
    if (form[field].trim() === '') refusals.push({ field, reason: 'required' })
    else if (field === 'email' && !emailShape.test(form.email.trim())) refusals.push({ field, reason: 'invalid' })
  }
  if (form.passwordRepeat !== form.password) refusals.push({ field: 'passwordRepeat', reason: 'mismatch' })
  return refusals
}
