import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { Refusal } from '#desk/contract/refusal.ts'
import { useChange } from '#desk/parts/use-change.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import type { SelectOption } from '#src/ui/field/select-field.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { useAccountRefusal } from './use-account-refusal.ts'

import css from './account-form.css?inline'

declareStyles(css)

export type AccountField<N extends string = string> = {
  readonly name: N
  readonly label: string
  readonly kind: 'text' | 'email' | 'username' | 'current-password' | 'new-password' | 'choice'
  /** What stands in it before anything is typed. */
  readonly first?: string
  /** Of a choice; the first is chosen. */
  readonly options?: readonly SelectOption[]
  /** What is said below it of what is chosen or typed. */
  readonly hint?: (value: string) => string
  /** Whether it is asked for, by what is typed in the others; always when left out. */
  readonly isAsked?: (typed: Readonly<Record<string, string>>) => boolean
  /** What is wrong with what was typed; null = nothing. */
  readonly fault: (value: string) => string | null
}

type Typed<N extends string> = Readonly<Record<N, string>>

type AccountFormProps<N extends string> = {
  readonly fields: readonly AccountField<N>[]
  /** Text of the button. */
  readonly action: string
  readonly save: (send: ReturnType<typeof useChange>['send'], typed: Typed<N>) => Promise<Verdict<object, Refusal>>
  readonly onSaved: (typed: Typed<N>) => void
  /** Sentences for refusals that mean something else here than in the other forms, by reason. */
  readonly refusals?: Readonly<Record<string, string>>
}

/** A form about people and passwords: says what is wrong with each field, and is empty again when it was saved. */
export function AccountForm<N extends string>({ fields, action, save, onSaved, refusals = {} }: AccountFormProps<N>) {
  const form = useRef<HTMLFormElement>(null)
  const { send, isPending, failure } = useChange()
  const refusalText = useAccountRefusal()
  const [typed, setTyped] = useState<Partial<Typed<N>>>({})
  const [isJudged, setIsJudged] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const valueOf = ({ name, first, options }: AccountField<N>) => typed[name] ?? first ?? options?.[0]?.value ?? ''
  const all = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) as Typed<N>
  const asked = fields.filter(({ isAsked }) => isAsked?.(all) ?? true)
  const said = failure ?? refusal

  async function submit(): Promise<void> {
    if (isPending) return
    setIsJudged(true)
    setRefusal(null)
    const wrong = asked.find((field) => field.fault(valueOf(field)) !== null)
    if (wrong) return (form.current?.elements.namedItem(wrong.name) as HTMLElement | null)?.focus()
    const answer = await save(send, all)
    if (!answer.ok) return setRefusal(refusals[answer.refusal.reason] ?? refusalText(answer.refusal.reason))
    setTyped({})
    setIsJudged(false)
    onSaved(all)
  }

  return (
    <form
      ref={form}
      className="desk-account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {asked.map((field) => (
        <Control
          key={field.name}
          field={field}
          value={valueOf(field)}
          onChange={(value) => setTyped((earlier) => ({ ...earlier, [field.name]: value }))}
          error={isJudged ? field.fault(valueOf(field)) : null}
        />
      ))}
      <AlertList messages={said === null ? [] : [said]} />
      <div>
        <Button type="submit" variant="primary" isBusy={isPending}>
          {action}
        </Button>
      </div>
    </form>
  )
}

type ControlProps = {
  readonly field: AccountField
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
}

function Control({ field: { name, label, kind, options = [], hint }, ...control }: ControlProps) {
  const { t } = useLingui()
  const frame = { name, label, ...control, ...(hint && { hint: hint(control.value) }) }
  switch (kind) {
    case 'choice':
      return <SelectField {...frame} options={options} />
    case 'text':
      return <TextField {...frame} autoComplete="off" maxLength={100} />
    case 'email':
      return <TextField {...frame} type="email" autoComplete="off" maxLength={200} />
    case 'username':
      return <TextField {...frame} type="email" autoComplete="username" maxLength={200} />
    case 'current-password':
    case 'new-password':
      return (
        <PasswordField
          {...frame}
          autoComplete={kind}
          maxLength={200}
          showLabel={t({ id: 'signIn.show', message: 'Show the password' })}
          hideLabel={t({ id: 'signIn.hide', message: 'Hide the password' })}
        />
      )
  }
}
