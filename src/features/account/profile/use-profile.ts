import { useState } from 'react'

import { accountQuery } from '#src/api/account-calls.ts'
import { sendProfile } from '#src/api/account-form-calls.ts'
import { accountConsentsQuery } from '#src/api/venue-content-calls.ts'
import type { Customer } from '#src/contract/account.ts'
import { getBillingAddress } from '#src/contract/billing.ts'
import type { ProfileForm } from '#src/domain/account/check-registration.ts'
import { checkPerson, checkProfile } from '#src/domain/account/check-registration.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { formFaults } from '#src/features/account/form-faults.ts'
import { useAccountBilling } from '#src/features/account/use-account-billing.ts'
import { useAccountCall } from '#src/features/account/use-account-call.ts'
import { useAccountForm } from '#src/features/account/use-account-form.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { focusFirstInvalid } from '#src/parts/form/invalid-fields.ts'
import { useConsents } from '#src/parts/form/use-consents.ts'
import { refetch } from '#src/query/refetch.ts'

const noPassword = { password: '', passwordRepeat: '' }
const personFields = ['firstName', 'lastName', 'phone', 'email'] as const
const allFields = [...personFields, 'password'] as const

/** State of the profile form: values, refusals and saving [ACCT-50..53]. */
export function useProfile(customer: Customer) {
  const { api, stores, queryClient, i18n } = useInstance()
  const [changesPassword, setChangesPassword] = useState(false)
  const [faultCount, setFaultCount] = useState(0)
  const [isSaved, setIsSaved] = useState(false)
  const { run, isPending, error, forget } = useAccountCall()
  const faults = error === null ? null : formFaults(i18n, error, changesPassword ? allFields : personFields)
  const account = useAccountForm<ProfileForm>({
    initial: () => ({ ...personOf(customer), ...noPassword }),
    check: changesPassword ? checkProfile : checkPerson,
    told: faults?.byField ?? {},
    onChange: forget,
  })
  const billing = useAccountBilling(billingOf(customer))
  const consents = useConsents(accountConsentsQuery(useApi(), stores.place.state.venueId), customer.consents)

  function changePassword(isWanted: boolean) {
    setChangesPassword(isWanted)
    if (!isWanted) account.fields.change(noPassword)
  }

  async function save() {
    const { password, passwordRepeat: _repeat, ...person } = account.form
    const session = stores.session.state.customer
    if (!session) return
    const email = typedText(person.email)
    await sendProfile(api, {
      ...person,
      email,
      username: customer.username,
      oldEmail: session.email,
      venueId: stores.place.state.venueId,
      // Delivery addresses are edited on their own screen.
      addresses: { delivery: null, billing: billing.toSend() },
      ...consents.toSend(),
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
    /** Why saving failed, as far as no field says it. */
    failures: faults?.general ?? [],
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
      return void run(save, element)
    },
  }
}

function personOf({ firstName, lastName, phone, email }: Customer) {
  return { firstName, lastName, phone, email }
}

function billingOf({ addresses }: Customer) {
  return addresses.flatMap((one) => (one.use === 'billing' ? [one.address] : []))[0] ?? null
}
