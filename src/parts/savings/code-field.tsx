import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { chooseCode, normalCode } from '#src/domain/discounts/discount-code-rules.ts'
import type { CodeRefusal } from '#src/domain/discounts/discount-code-rules.ts'
import type { SavingsContext } from '#src/domain/discounts/judge-savings.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { codeRefusalText } from '#src/i18n/savings-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
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
  const error = refusal && codeRefusalText(i18n, refusal, price)
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
        saysError
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
