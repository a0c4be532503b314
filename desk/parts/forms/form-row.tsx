import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId } from 'react'

import type { PathValues } from '#desk/contract/desk-call.ts'
import type { FormCalls, ShownForm } from '#desk/contract/forms.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'

import { ServiceForm } from './service-form.tsx'

type EditFormProps<P extends string> = {
  /** What is edited, as people call it. */
  readonly name: string
  readonly form: ShownForm
  readonly calls: FormCalls<P>
  readonly values: PathValues<P>
  /** Text of the button: "Save" and the name when left out. */
  readonly action?: string
  readonly onSaved?: () => unknown
}

/** The form of something that is there. */
export function EditForm<P extends string>({ name, form, calls, values, action, onSaved }: EditFormProps<P>) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, failure } = useChange()
  return (
    <ServiceForm
      fields={form.fields}
      version={form.version}
      action={action ?? t({ id: 'form.save', message: `Save ${name}` })}
      failure={failure}
      save={(sent) => send(calls.save, values, sent)}
      onSaved={() => {
        say(t({ id: 'form.isSaved', message: `${name} is saved` }))
        return onSaved?.()
      }}
    />
  )
}

type FormRowProps<P extends string> = EditFormProps<P> & {
  /** What is to be known of it, under its name. */
  readonly facts?: ReactNode
  /** Buttons beside the name. */
  readonly control?: ReactNode
}

/** One of many things that are edited: its name, what is to be known of it, and its form, which is closed at first. */
export function FormRow<P extends string>({ facts, control, ...edit }: FormRowProps<P>) {
  const { t } = useLingui()
  const id = useId()
  return (
    <li className="desk-sheet desk-form-row" aria-labelledby={id}>
      <header>
        <div>
          <p id={id}>
            <strong>{edit.name}</strong>
          </p>
          {facts && <p className="hint">{facts}</p>}
        </div>
        {control}
      </header>
      <details>
        <summary aria-label={t({ id: 'form.editThis', message: `Edit ${edit.name}` })}>
          <Trans id="form.edit">Edit</Trans>
        </summary>
        <EditForm {...edit} />
      </details>
    </li>
  )
}
