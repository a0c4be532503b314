import { useState } from 'react'

import { accountQuery, sendProfile } from '#src/api/account-calls.ts'
import type { Customer } from '#src/contract/account.ts'
import { getBillingAddress } from '#src/contract/billing.ts'
import type { RegistrationForm } from '#src/domain/account/check-registration.ts'
import { checkPerson, checkRegistration } from '#src/domain/account/check-registration.ts'
import { useAccountBilling } from '#src/features/account/use-account-billing.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { useAccountForm } from '#src/features/account/use-account-form.ts'
import { useConsents } from '#src/features/account/use-consents.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { focusFirstInvalid } from '#src/parts/form/invalid-fields.ts'
import { refetch } from '#src/query/refetch.ts'

const noPassword = { password: '', passwordRepeat: '' }

/** State of the profile form: values, refusals and saving [ACCT-50..53]. */
export function useProfile(customer: Customer) {
  const { api, stores, queryClient } = useInstance()
  const [changesPassword, setChangesPassword] = useState(false)
  const [faultCount, setFaultCount] = useState(0)
  const [isSaved, setIsSaved] = useState(false)
  const account = useAccountForm<RegistrationForm>({
    initial: () => ({ ...personOf(customer), ...noPassword }),
    check: changesPassword ? checkRegistration : checkPerson,
  })
  const billing = useAccountBilling(billingOf(customer))
  const consents = useConsents(customer.consents)
  const { run, isPending } = useAccountCall()

  function changePassword(isWanted: boolean) {
    setChangesPassword(isWanted)
    if (!isWanted) account.fields.change(noPassword)
  }

  async function save() {
    const { password, passwordRepeat: _repeat, ...person } = account.form
    const session = stores.session.credentials()
    if (!session) return
    const email = person.email.trim()
    await sendProfile(api, {
      ...person,
      email,
      username: customer.username,
      oldEmail: session.email,
      venueId: stores.place.state.venueId,
      // Delivery addresses are edited on their own screen.
      addresses: { delivery: null, billing: billing.toSend() },
      consents: consents.toSend(),
      ...(changesPassword ? { password } : {}),
    })
    // Calls identify the account by its e-mail [ACCT-52].
    stores.session.signIn(session.apiKey, email, stores.session.state.language)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === getBillingAddress.path })
    // Refreshes the customer data of the checkout, which refetches by itself should this fail.
    void refetch(queryClient, accountQuery(api)).catch(() => undefined)
    changePassword(false)
    setIsSaved(true)
  }

  return {
    fields: account.fields,
    billing,
    consents,
    faultCount,
    isChecked: account.isChecked,
    isPending,
    isSaved,
    /** Closes the confirmation. */
    confirm: () => setIsSaved(false),
    changesPassword,
    changePassword,
    submit(element: HTMLFormElement) {
      account.check()
      const faults = account.faultCount + billing.missing.length + consents.missing.length
      setFaultCount(faults)
      if (faults > 0) return focusFirstInvalid(element)
      if (!consents.offered) return void consents.reload()
      return void run(save)
    },
  }
}

function personOf({ firstName, lastName, phone, email }: Customer) {
  return { firstName, lastName, phone, email }
}

function billingOf({ addresses }: Customer) {
  return addresses.flatMap((one) => (one.use === 'billing' ? [one.address] : []))[0] ?? null
}
