import { useState } from 'react'

import { sendRegistration } from '#src/api/account.ts'
import { accountConsentsQuery } from '#src/api/restaurant.ts'
import { checkRegistration } from '#src/domain/account/check-registration.ts'
import type { FieldRefusal, RegistrationForm } from '#src/domain/account/check-registration.ts'
import { missingConsents } from '#src/domain/checkout/consents.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useMutation } from '#src/query/use-mutation.ts'
import { useQuery } from '#src/query/use-query.ts'

import { useAccountErrors } from './use-account-errors.ts'
import { isOnTheWayToCheckout, useSignIn } from './use-sign-in.ts'

const blank = { phone: '', password: '', passwordRepeat: '' }

/** The form's state: what was typed, what is wrong with it, and the sending of it. */
export function useRegistration(search: string) {
  const api = useApi()
  const { stores } = useInstance()
  const { venueId } = stores.place.state
  const [form, setForm] = useState<RegistrationForm>(() => prefilled(search))
  const [consents, setConsents] = useState<Readonly<Record<string, boolean>>>({})
  const [isChecked, setIsChecked] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const { data } = useQuery(accountConsentsQuery(api, venueId))
  const showErrors = useAccountErrors()
  const signIn = useSignIn()
  const sending = useMutation(async () => {
    const { passwordRepeat: _repeat, ...account } = form
    const offered = Object.fromEntries((data?.consents ?? []).map(({ key }) => [key, consents[key] ?? false]))
    await sendRegistration(api, { ...account, email: form.email.trim(), venueId, consents: offered })
    // Who came to order goes on ordering: nothing is typed twice.
    if (isOnTheWayToCheckout(search)) return signIn.run({ account: form.email.trim(), password: form.password })
    setForm(prefilled(''))
    return setIsDone(true)
  })
  const refusals = isChecked ? checkRegistration(form) : []

  return {
    form,
    consents,
    isChecked,
    isDone,
    isPending: sending.isPending,
    /** The first refusal of each field. */
    errors: Object.fromEntries(refusals.toReversed().map((one) => [one.field, one])) as FieldErrors,
    change: (change: Partial<RegistrationForm>) => setForm((typed) => ({ ...typed, ...change })),
    giveConsent: (key: string, isGiven: boolean) => setConsents((given) => ({ ...given, [key]: isGiven })),
    async submit(element: HTMLFormElement) {
      if (sending.isPending) return
      setIsChecked(true)
      const isFine =
        checkRegistration(form).length === 0 && missingConsents(data?.consents ?? [], consents).length === 0
      if (!isFine) return focusFirstInvalid(element)
      await sending.run().catch(showErrors)
    },
  }
}

export type FieldErrors = { readonly [F in FieldRefusal['field']]?: FieldRefusal }

/** E-mail and name may come with the route [ACCT-23]. */
function prefilled(search: string): RegistrationForm {
  const query = new URLSearchParams(search)
  return {
    ...blank,
    firstName: query.get('nome') ?? '',
    lastName: query.get('cognome') ?? '',
    email: query.get('email') ?? '',
  }
}

function focusFirstInvalid(form: HTMLFormElement) {
  // The messages are drawn with the next render.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
