import { useState } from 'react'

import { sendRegistration } from '#src/api/account.ts'
import { focusFirstInvalid } from '#src/components/focus-first-invalid.ts'
import { checkRegistration } from '#src/domain/account/check-registration.ts'
import type { FieldRefusal, RegistrationForm } from '#src/domain/account/check-registration.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import { useAccountCall } from './use-account-call.ts'
import { useConsents } from './use-consents.ts'
import { isOnTheWayToCheckout, useSignIn } from './use-sign-in.ts'

type Field = keyof RegistrationForm
export type FieldErrors = { readonly [F in Field]?: FieldRefusal }

const blank: RegistrationForm = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  password: '',
  passwordRepeat: '',
}

/** The form's state: what was typed, what is wrong with it, and the sending of it. */
export function useRegistration(search: string) {
  const { api, stores } = useInstance()
  const [form, setForm] = useState(() => prefilled(search))
  const [left, setLeft] = useState<readonly Field[]>([])
  const [isChecked, setIsChecked] = useState(false)
  const [faultCount, setFaultCount] = useState(0)
  const [isDone, setIsDone] = useState(false)
  const consents = useConsents()
  const signIn = useSignIn()
  const { run, isPending } = useAccountCall()
  const refusals = checkRegistration(form)

  /** The first refusal of a field; before the first try only for fields the diner has filled in and left. */
  const errors: FieldErrors = Object.fromEntries(
    refusals
      .filter(({ field }) => isChecked || (left.includes(field) && form[field] !== ''))
      .toReversed()
      .map((refusal) => [refusal.field, refusal]),
  )

  function done() {
    setIsDone(true)
    setForm(blank)
    setLeft([])
    setIsChecked(false)
    consents.reset()
  }

  async function register() {
    const { passwordRepeat: _repeat, ...account } = form
    const email = form.email.trim()
    await sendRegistration(api, { ...account, email, venueId: stores.place.state.venueId, consents: consents.toSend() })
    if (!isOnTheWayToCheckout(search)) return done()
    try {
      // Who came to order goes on ordering: nothing is typed twice.
      await signIn({ account: email, password: form.password })
    } catch (error) {
      // The account is there all the same.
      done()
      throw error
    }
  }

  return {
    form,
    consents,
    errors,
    /** How many fields the last try found wrong. */
    faultCount,
    isChecked,
    isDone,
    isPending,
    change: (change: Partial<RegistrationForm>) => setForm((typed) => ({ ...typed, ...change })),
    leave: (field: Field) => setLeft((before) => [...before, field]),
    submit(element: HTMLFormElement) {
      setIsChecked(true)
      const faults = new Set(refusals.map(({ field }) => field)).size + consents.missing.length
      setFaultCount(faults)
      if (faults > 0) return focusFirstInvalid(element)
      // Nobody registers without having seen what there is to accept.
      if (!consents.offered) return void consents.reload()
      return void run(register)
    },
  }
}

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
