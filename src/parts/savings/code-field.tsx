import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useSnapshot } from 'valtio'

import { accountQuery } from '#src/api/account-calls.ts'
import { forCustomer } from '#src/api/endpoint-query.ts'
import type { CodeRefusal } from '#src/domain/discounts/discount-code-rules.ts'
import { chooseCode, normalCode } from '#src/domain/discounts/discount-code-rules.ts'
import type { SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { codeRefusalText } from '#src/i18n/savings-refusal-text.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Button } from '#src/ui/base/button.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { CurrentSavings } from './use-savings.ts'

export type CodeFieldProps = {
  readonly current: CurrentSavings
  readonly context: SavingsContext
  readonly onApply: (savings: Savings) => void
}

/** Field for a discount code. Shows why a code cannot be used until the text is changed [COUP-03..12]. */
export function CodeField({ current, context, onApply }: CodeFieldProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null)
  const said = useReservedReason(refusal)
  const error = said && codeRefusalText(i18n, said, price)
  const { codes, savings } = current
  const hasRewards = savings.rewards.length > 0

  function change(value: string) {
    setTyped(value)
    setRefusal(null)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!codes || normalCode(typed) === '') return field.current?.focus()
    const verdict = chooseCode(typed, { ...context, codes, hasRewards })
    if (verdict.ok) return onApply({ code: verdict.value, rewards: [] })
    setRefusal(verdict.refusal)
    return field.current?.focus()
  }

  return (
    <form className="code-field" onSubmit={submit} noValidate>
      <TextField
        label={t({ id: 'savings.code', message: 'Do you have a code?' })}
        ref={field}
        value={typed}
        onChange={change}
        error={error}
        hint={hasRewards && error === null ? codeRefusalText(i18n, { reason: 'rewards-applied' }, price) : undefined}
        autoCapitalize="characters"
        enterKeyHint="go"
        maxLength={60}
        end={
          <Button variant="text" size="small" type="submit" isBusy={codes === undefined}>
            <Trans id="savings.apply">Apply</Trans>
          </Button>
        }
      />
    </form>
  )
}

/** A code that is not listed may be reserved for an address that the customer has not confirmed yet [COUP-23]. */
function useReservedReason(refusal: CodeRefusal | null): CodeRefusal | null {
  const { stores } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const enabled = email !== null && refusal?.reason === 'unknown-code'
  const { data } = useQuery({ ...forCustomer(email, accountQuery(useApi())), enabled })
  return enabled && data?.customer.isEmailVerified === false ? { reason: 'unconfirmed-email' } : refusal
}
