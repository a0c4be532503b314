import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/mini'

import { memberEmail, memberName, newPassword } from '#desk/contract/members.ts'

import type { AccountField } from './account-form.tsx'

/** The fields of the forms about people and passwords, each with what may be wrong in it. */
export function useAccountFields() {
  const { t } = useLingui()
  const fault = (name: string, isRight: (value: string) => boolean, wrong: string) => (value: string) => {
    if (value.trim() === '') return t({ id: 'field.missing', message: `${name} is missing.` })
    return isRight(value) ? null : wrong
  }
  const isPassword = (value: string) => safeParse(newPassword, value).success
  const short = t({ id: 'account.shortPassword', message: 'A password has eight characters or more.' })
  const noEmail = t({ id: 'account.noEmail', message: 'This is no e-mail address.' })
  const names = {
    current: t({ id: 'account.current', message: 'Current password' }),
    fresh: t({ id: 'account.new', message: 'New password' }),
    password: t({ id: 'signIn.password', message: 'Password' }),
    email: t({ id: 'signIn.email', message: 'E-mail' }),
    name: t({ id: 'account.name', message: 'Name' }),
  }
  const passwordOf = (label: string) =>
    ({ name: 'password', label, kind: 'new-password', fault: fault(label, isPassword, short) }) as const

  return {
    current: {
      name: 'current',
      label: names.current,
      kind: 'current-password',
      fault: fault(names.current, () => true, ''),
    },
    newPassword: passwordOf(names.fresh),
    password: passwordOf(names.password),
    email: {
      name: 'email',
      label: names.email,
      kind: 'email',
      fault: fault(names.email, (value) => safeParse(memberEmail, value).success, noEmail),
    },
    name: {
      name: 'name',
      label: names.name,
      kind: 'text',
      fault: fault(names.name, (value) => safeParse(memberName, value).success, ''),
    },
  } as const satisfies Readonly<Record<string, AccountField>>
}
