import { useRef } from 'react'
import type * as z from 'zod/mini'

import type { DeskSend, PathValues } from '#desk/contract/desk-call.ts'
import type { FormField, typedForm } from '#desk/contract/forms.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'

import { ServiceForm } from './service-form.tsx'

type NewRowProps<P extends string> = {
  readonly title: string
  /** Its name among all forms of the room; the title when left out. */
  readonly region?: string
  readonly fields: readonly FormField[]
  /** Text of the button. */
  readonly action: string
  readonly call: DeskSend<P, typeof typedForm, z.ZodMiniType<object>>
  readonly values: PathValues<P>
  /** What is said once it is made. */
  readonly saved: (typed: Readonly<Record<string, string>>) => string
}

/** A form for one more of many things, closed at first and again once it was sent. */
export function NewRow<P extends string>({ title, region = title, fields, action, ...making }: NewRowProps<P>) {
  const { say } = useDesk()
  const { send, failure } = useChange()
  const summary = useRef<HTMLElement>(null)
  const { call, values, saved } = making
  return (
    <section className="desk-sheet" aria-label={region}>
      <details>
        <summary ref={summary}>{title}</summary>
        <ServiceForm
          fields={fields}
          action={action}
          failure={failure}
          save={({ typed }) => send(call, values, { typed })}
          onSaved={(typed) => {
            summary.current?.parentElement?.removeAttribute('open')
            summary.current?.focus()
            say(saved(typed))
          }}
        />
      </details>
    </section>
  )
}
