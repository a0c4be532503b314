import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import type { AccountKind, ShownAccount } from '#desk/contract/set-up/accounts.ts'
import { setAccount } from '#desk/contract/set-up/accounts.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { KeyField } from './use-key-fields.ts'
import { useKeyFields } from './use-key-fields.ts'

type KeysFormProps = {
  readonly kind: AccountKind
  readonly venueId: ShownAccount['venueId']
  /** Of the list that is shown. */
  readonly version: string
  /** An account that waits for what its webhook tells. */
  readonly waiting: ShownAccount | null
  readonly onKept: (notes: readonly string[]) => void
}
type Faults = Readonly<Record<string, string>>

/** The keys of an account. They are in this form only as long as it is open, and nowhere else in the browser. */
export function KeysForm({ kind, venueId, version, waiting, onKept }: KeysFormProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const form = useRef<HTMLFormElement>(null)
  const { send, isPending, failure } = useChange()
  const [mode, setMode] = useState<'live' | 'test'>(waiting?.mode ?? 'live')
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({})
  const [faults, setFaults] = useState<Faults>({})
  const fields = useKeyFields(kind, waiting !== null)
  const message = failure ?? faults[''] ?? null

  async function keep(): Promise<void> {
    if (isPending) return
    setFaults({})
    const answer = await send(setAccount, {}, { kind, venueId, mode, version, keys })
    if (answer.ok) {
      setKeys({})
      say(t({ id: 'accounts.kept', message: 'The keys work and are kept: a payment was made and taken back.' }))
      return onKept(answer.value.notes)
    }
    const { refusal } = answer
    if ('faults' in refusal && refusal.faults) setFaults(refusal.faults)
    else if (refusal.reason !== 'no-network' && refusal.reason !== 'failed')
      setFaults({
        '': t({
          id: 'accounts.changed',
          message:
            'Somebody else has changed the accounts meanwhile. Nothing was kept: look at them above, then try again.',
        }),
      })
    // The sentences are drawn with the next frame.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form
      ref={form}
      className="desk-form"
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <SelectField
        label={<Trans id="accounts.mode">What the keys are for</Trans>}
        value={mode}
        options={[
          { value: 'live', label: t({ id: 'accounts.live', message: 'Real payments' }) },
          { value: 'test', label: t({ id: 'accounts.tryOut', message: 'To try it out' }) },
        ]}
        onChange={(chosen) => setMode(chosen === 'test' ? 'test' : 'live')}
      />
      {fields.map((field) => (
        <KeyInput
          key={field.name}
          kind={kind}
          field={field}
          value={keys[field.name] ?? ''}
          error={faults[field.name] ?? null}
          onType={(typed) => setKeys((earlier) => ({ ...earlier, [field.name]: typed }))}
        />
      ))}
      <AlertList messages={message === null ? [] : [message]} />
      <div className="end">
        <Button type="submit" variant="primary" size="small" isBusy={isPending}>
          <Trans id="accounts.keepKeys">Test and keep</Trans>
        </Button>
        <span className="hint">
          <Trans id="accounts.testHint">A payment is made and taken back at once: no money moves.</Trans>
        </span>
      </div>
    </form>
  )
}

type KeyInputProps = {
  readonly kind: AccountKind
  readonly field: KeyField
  readonly value: string
  readonly error: string | null
  readonly onType: (typed: string) => void
}

/** The field of a key; one that is secret is hidden as it is typed. */
function KeyInput({ kind, field: { name, label, hint, isSecret }, value, error, onType }: KeyInputProps) {
  const { t } = useLingui()
  const frame = {
    name: `${kind}-${name}`,
    label,
    hint,
    value,
    error,
    autoComplete: 'off',
    autoCapitalize: 'none',
    maxLength: 500,
    onChange: onType,
  } as const
  if (!isSecret) return <TextField {...frame} />
  return (
    <PasswordField
      {...frame}
      showLabel={t({ id: 'accounts.show', message: 'Show what is typed' })}
      hideLabel={t({ id: 'accounts.hide', message: 'Hide what is typed' })}
    />
  )
}
