import { useState } from 'react'

import { sendRegistration } from '#src/api/account-calls.ts'
import type { NewAddress } from '#src/contract/delivery-address.ts'
import type { RegistrationForm } from '#src/domain/account/check-registration.ts'
import { checkRegistration } from '#src/domain/account/check-registration.ts'
import { useAccountBilling } from '#src/features/account/use-account-billing.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { useAccountForm } from '#src/features/account/use-account-form.ts'
import { useConsents } from '#src/features/account/use-consents.ts'
import { isOnTheWayToCheckout, useSignIn } from '#src/features/account/use-sign-in.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { focusFirstInvalid } from '#src/parts/form/invalid-fields.ts'

const blank: RegistrationForm = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  password: '',
  passwordRepeat: '',
}

/** The part of the form that asks for a delivery address, where there is one [ACCT-25, ACCT-37]. */
export type DeliveryPart = {
  readonly missingCount: number
  /** The address; null when none was begun, undefined when it is not complete. */
  readonly toSend: () => Promise<NewAddress | null | undefined>
}

/** State of the registration form: values, refusals and sending. */
export function useRegistration(search: string) {
  const { api, stores } = useInstance()
  const account = useAccountForm<RegistrationForm>({ initial: () => prefilled(search), check: checkRegistration })
  const [faultCount, setFaultCount] = useState(0)
  const [isDone, setIsDone] = useState(false)
  const consents = useConsents()
  const billing = useAccountBilling(null)
  const signIn = useSignIn()
  const { run, isPending } = useAccountCall()
  const { form } = account

  function done() {
    setIsDone(true)
    account.reset(blank)
    billing.reset()
    consents.reset()
  }

  async function register(delivery: NewAddress | null) {
    const { passwordRepeat: _repeat, ...person } = form
    const email = form.email.trim()
    const addresses = { delivery, billing: billing.toSend() }
    const { venueId } = stores.place.state
    await sendRegistration(api, { ...person, email, venueId, addresses, consents: consents.toSend() })
    if (!isOnTheWayToCheckout(search)) return done()
    try {
      // Opened from the checkout: sign in at once, so that nothing is typed twice.
      await signIn({ account: email, password: form.password })
    } catch (error) {
      // The account exists even if the sign-in failed.
      done()
      throw error
    }
  }

  return {
    fields: account.fields,
    consents,
    billing,
    /** Number of invalid fields of the last attempt. */
    faultCount,
    isChecked: account.isChecked,
    isDone,
    isPending,
    submit(element: HTMLFormElement, delivery: DeliveryPart | null) {
      account.check()
      const missing = billing.missing.length + (delivery?.missingCount ?? 0)
      const faults = account.faultCount + missing + consents.missing.length
      setFaultCount(faults)
      if (faults > 0) return focusFirstInvalid(element)
      // The consents failed to load: fetch them again, because registering needs them.
      if (!consents.offered) return void consents.reload()
      return void run(async () => {
        const address = delivery ? await delivery.toSend() : null
        if (address === undefined) return focusFirstInvalid(element)
        await register(address)
      })
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
