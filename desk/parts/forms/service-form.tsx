import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useRef, useState } from 'react'

import type { FormField, SentForm } from '#desk/contract/forms.ts'
import type { Refusal } from '#desk/contract/refusal.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { FormControl } from './form-control.tsx'

import css from './service-form.css?inline'

declareStyles(css)

type Fields = readonly FormField[]
type Typed = Readonly<Record<string, string>>

type ServiceFormProps = {
  readonly fields: Fields
  /** Text of the button. */
  readonly action: string
  /** Of the form of what is there; left out for something new. */
  readonly version?: string
  /** Sends what was typed; `version` is empty for something new. */
  readonly save: (sent: SentForm) => Promise<Verdict<object, Refusal>>
  /** Why the last try was not answered (`useChange`). */
  readonly failure: string | null
  readonly onSaved?: (typed: Typed) => unknown
}

/**
 * A form of fields that the service has named, which says what is wrong with each (decision 58). What was typed stays
 * when others change the same meanwhile: the service refuses to write over it (decision 80).
 */
export function ServiceForm({ fields, action, version = '', save, failure, onSaved }: ServiceFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed>({})
  // The state that was on the screen when typing began.
  const [shownVersion, setShownVersion] = useState<string | null>(null)
  const [faults, setFaults] = useState<Typed>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isSaved, setIsSaved] = useState(false)

  function type(name: string, value: string): void {
    setShownVersion(shownVersion ?? version)
    setTyped({ ...typed, [name]: value })
    setIsSaved(false)
  }

  async function submit(): Promise<void> {
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, typed[name] ?? value]))
    setIsBusy(true)
    setRefusal(null)
    const answer = await save({ version: shownVersion ?? version, typed: values })
    setIsBusy(false)
    if (answer.ok) {
      setTyped({})
      setShownVersion(null)
      setFaults({})
      setIsSaved(true)
      return void (await onSaved?.(values))
    }
    const { reason, faults: wrong = {} } = answer.refusal
    setFaults(wrong)
    if (reason !== 'invalid') setRefusal(reason)
    const first = fields.find(({ name }) => wrong[name] !== undefined)
    if (first) (form.current?.elements.namedItem(first.name) as HTMLElement | null)?.focus()
  }

  const changed = t({
    id: 'form.changed',
    message:
      'Somebody else has changed this meanwhile. Nothing was saved, and what you typed is still here. Open it again to see how it is now.',
  })
  const notSaved = t({ id: 'form.notSaved', message: 'That was not saved. Try again.' })
  const said = failure ?? (refusal === null ? null : refusal === 'changed' ? changed : notSaved)
  return (
    <form
      ref={form}
      className="desk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {grouped(fields).map(({ group, members }) => {
        const controls = members.map((field) => (
          <FormControl
            key={field.name}
            field={field}
            value={typed[field.name] ?? field.value}
            onChange={(value) => type(field.name, value)}
            error={faults[field.name] ?? null}
          />
        ))
        if (group === undefined) return <Fragment key={members[0]?.name}>{controls}</Fragment>
        return (
          <fieldset key={`${group} ${members[0]?.name}`}>
            <legend>{group}</legend>
            <div className="group">{controls}</div>
          </fieldset>
        )
      })}
      <AlertList messages={said === null ? [] : [said]} />
      <div className="end">
        <Button type="submit" variant="primary" size="small" isBusy={isBusy}>
          {action}
        </Button>
        <span role="status">{isSaved && <Trans id="form.saved">Saved.</Trans>}</span>
      </div>
    </form>
  )
}

/** Fields of one group that follow one another stand under its heading. */
function grouped(fields: Fields): readonly { readonly group: string | undefined; readonly members: Fields }[] {
  const groups: { group: string | undefined; members: FormField[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && last.group === field.group) last.members.push(field)
    else groups.push({ group: field.group, members: [field] })
  }
  return groups
}
