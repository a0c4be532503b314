import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { sendRegistration } from '#src/api/account-form-calls.ts'
import { accountConsentsQuery } from '#src/api/venue-content-calls.ts'
import type { NewAddress } from '#src/contract/delivery-address.ts'
import type { RegistrationForm } from '#src/domain/account/check-registration.ts'
import { checkRegistration } from '#src/domain/account/check-registration.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { formFaults } from '#src/features/account/form-faults.ts'
import { useAccountBilling } from '#src/features/account/use-account-billing.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { useAccountForm } from '#src/features/account/use-account-form.ts'
import { useSignIn } from '#src/features/account/use-sign-in.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { focusFirstInvalid } from '#src/parts/form/invalid-fields.ts'
import { useConsents } from '#src/parts/form/use-consents.ts'

const blank: RegistrationForm = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  password: '',
}
const fieldNames = ['firstName', 'lastName', 'phone', 'email', 'password'] as const

/** The part of the form that asks for a delivery address, where there is one [ACCT-25, ACCT-37]. */
export type DeliveryPart = {
  readonly missingCount: number
  /** The address; null when none was begun, undefined when it is not complete. */
  readonly toSend: () => Promise<NewAddress | null | undefined>
}

/**
 * State of the registration form: values, refusals and sending. Once registered, the diner is signed in with what was
 * typed and goes on where they were (rulings "after registering").
 */
export function useRegistration(search: string) {
  const { t } = useLingui()
  const { api, stores, i18n } = useInstance()
  const { run, isPending, error, forget } = useAccountCall()
  const faults = error === null ? null : formFaults(i18n, error, fieldNames)
  const account = useAccountForm<RegistrationForm>({
    initial: () => prefilled(search),
    check: checkRegistration,
    told: faults?.byField ?? {},
    onChange: forget,
  })
  const [faultCount, setFaultCount] = useState(0)
  const [needsMore, setNeedsMore] = useState(false)
  const [registered, setRegistered] = useState<string | null>(null)
  const consents = useConsents(accountConsentsQuery(useApi(), stores.place.state.venueId))
  const billing = useAccountBilling(null)
  const signIn = useSignIn()
  const { form } = account

  function done(email: string) {
    setRegistered(email)
    account.reset(blank)
    billing.reset()
    consents.reset()
  }

  async function register(delivery: NewAddress | null) {
    const email = typedText(form.email)
    const addresses = { delivery, billing: billing.toSend() }
    const { venueId } = stores.place.state
    await sendRegistration(api, { ...form, email, venueId, addresses, ...consents.toSend() })
    try {
      await signIn({ account: email, password: form.password })
    } catch (failure) {
      // The account exists even if the sign-in failed.
      done(email)
      throw failure
    }
    stores.dialogs.showToast({ text: t({ id: 'account.registration.welcome', message: 'Your account is ready' }) })
  }

  return {
    fields: account.fields,
    /** As typed so far. */
    email: registered ?? form.email,
    consents,
    billing,
    /** Number of invalid fields of the last attempt. */
    faultCount,
    isChecked: account.isChecked,
    /** Why it failed, as far as no field says it. */
    failures: faults?.general ?? [],
    /** Something is missing among the optional fields: an address that was begun. */
    needsMore,
    /** Registered, but not signed in. */
    isDone: registered !== null,
    isPending,
    submit(element: HTMLFormElement, delivery: DeliveryPart | null) {
      account.check()
      const missing = billing.missing.length + (delivery?.missingCount ?? 0)
      const count = account.faultCount + missing + consents.missing.length
      setFaultCount(count)
      setNeedsMore(missing > 0)
      if (count > 0) return focusFirstInvalid(element)
      // The consents failed to load: fetch them again, because registering needs them.
      if (!consents.offered) return void consents.reload()
      return void run(async () => {
        const address = delivery ? await delivery.toSend() : null
        if (address === undefined) {
          setNeedsMore(true)
          return focusFirstInvalid(element)
        }
        await register(address)
      }, element)
    },
  }
}

/** E-mail, name and phone may come with the route [ACCT-23]. */
function prefilled(search: string): RegistrationForm {
  const query = new URLSearchParams(search)
  return {
    ...blank,
    firstName: query.get('nome') ?? '',
    lastName: query.get('cognome') ?? '',
    phone: query.get('telefono') ?? '',
    email: query.get('email') ?? '',
  }
}
