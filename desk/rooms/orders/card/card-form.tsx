import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'

import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { useRefusalText } from './use-refusal-text.ts'

type CardFormProps = {
  readonly summary: string
  /** Text of the button: "Save" when left out. */
  readonly action?: string
  /** Names the order for screen readers. */
  readonly titleId: string
  readonly children: ReactNode
  /** Sends what was typed; answers why it was not done, null when it was. */
  readonly send: () => Promise<string | null>
}

/** A form on the card of an order, closed at first so that the card stays short. */
export function CardForm({ summary, action, titleId, children, send }: CardFormProps) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const [isBusy, setIsBusy] = useState(false)
  const [reason, setReason] = useState<string | null>(null)

  async function submit(): Promise<void> {
    setIsBusy(true)
    setReason(await send())
    setIsBusy(false)
  }

  return (
    <details className="more">
      <summary aria-describedby={titleId}>{summary}</summary>
      <form
        className="desk-form"
        aria-label={summary}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        {children}
        <AlertList messages={reason === null ? [] : [refusalText(reason)]} />
        <Button type="submit" size="small" isBusy={isBusy} aria-describedby={titleId}>
          {action ?? t({ id: 'order.save', message: 'Save' })}
        </Button>
      </form>
    </details>
  )
}
