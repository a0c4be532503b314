import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { setCapacity } from '#desk/contract/settings.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { Id } from '#src/contract/values.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import css from './control-row.css?inline'

declareStyles(css)

const largest = 100_000

type CapacityRowProps = {
  readonly id: Id<'Timetable'>
  readonly name: string
  /** Null = without limit. */
  readonly capacity: number | null
}

/** How many orders each slot of a shift takes. What is typed stays when the list is read anew. */
export function CapacityRow({ id, name, capacity }: CapacityRowProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const shown = typed ?? String(capacity ?? '')

  async function save() {
    const text = shown.trim()
    const value = text === '' ? null : Number(text)
    if (!/^\d*$/.test(text) || Number(text) > largest)
      return setFault(t({ id: 'capacity.fault', message: 'Type a whole number, or nothing for no limit.' }))
    const answer = await send(setCapacity, { timetable: id }, { capacity: value })
    if (!answer.ok) return
    setTyped(null)
    say(t({ id: 'form.isSaved', message: `${name} is saved` }))
  }

  return (
    <li className="desk-control">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={name}
          value={shown}
          error={fault}
          inputMode="numeric"
          maxLength={6}
          placeholder={t({ id: 'capacity.none', message: 'No limit' })}
          onChange={(value) => {
            setTyped(value)
            setFault(null)
          }}
        />
        <Button type="submit" isBusy={isPending} aria-label={t({ id: 'form.save', message: `Save ${name}` })}>
          <Trans id="action.save">Save</Trans>
        </Button>
      </form>
      <AlertList messages={failure === null ? [] : [failure]} />
    </li>
  )
}
