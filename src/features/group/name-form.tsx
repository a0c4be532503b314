import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { accountQuery } from '#src/api/account-calls.ts'
import { forCustomer } from '#src/api/customer-query.ts'
import type { GuestForm } from '#src/domain/checkout/guest-form.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useQuery } from '#src/query/use-query.ts'
import { readCheckoutForm } from '#src/state/checkout-form.ts'
import { createGuestDetailsStore } from '#src/state/guest-details-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type NameFormProps = {
  readonly isBusy: boolean
  /** Text of the button. */
  readonly children: ReactNode
  readonly onSend: (name: string) => void
}

/** Asks for the name that the others see, and proposes the one that this device knows. */
export function NameForm({ isBusy, children, onSend }: NameFormProps) {
  const { t } = useLingui()
  const known = useKnownName()
  const [typed, setTyped] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const name = typedText(typed ?? known)

  function send(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (name === '') event.currentTarget.querySelector('input')?.focus()
    else if (!isBusy) onSend(name)
  }

  return (
    <form className="name-form" noValidate onSubmit={send}>
      <TextField
        label={t({ id: 'group.name', message: 'Your name' })}
        hint={t({ id: 'group.name.hint', message: 'The others see it beside your dishes.' })}
        error={
          isChecked && name === ''
            ? t({ id: 'group.name.missing', message: 'Please tell the others who you are.' })
            : null
        }
        autoComplete="given-name"
        enterKeyHint="go"
        maxLength={40}
        isRequired
        value={typed ?? known}
        onChange={setTyped}
      />
      <Button type="submit" variant="primary" isWide isBusy={isBusy}>
        {children}
      </Button>
    </form>
  )
}

/** First name of the customer, or of the last guest; empty while it is not known. */
function useKnownName(): string {
  const { stores } = useInstance()
  const customer = useCustomer()
  const enabled = customer !== null
  const { data } = useQuery({ ...forCustomer(customer, accountQuery(useApi())), enabled })
  if (enabled) return data?.customer.firstName ?? ''
  const { guest } = readCheckoutForm(stores.draft.state.checkoutForm)
  return firstNameOf(guest) || firstNameOf(stores.of(createGuestDetailsStore).state.details?.request.guest ?? {})
}

function firstNameOf({ firstName, name = '' }: Partial<Pick<GuestForm, 'firstName' | 'name'>>): string {
  return firstName || (name.trim().split(' ')[0] ?? '')
}
