import { useLingui } from '@lingui/react/macro'

/** Returns the message of a field that is filled in but wrong, with an example. */
export function useInvalidText(): (field: 'phone' | 'email') => string {
  const { t } = useLingui()
  return (field) =>
    field === 'phone'
      ? t({ id: 'account.phone.invalid', message: 'Enter a full phone number, such as +39 333 123 4567' })
      : t({ id: 'account.email.invalid', message: 'Enter a full e-mail address, such as name@example.com' })
}
