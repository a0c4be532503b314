import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import type { OrderEndReason, Told } from '#desk/contract/end-reasons.ts'
import { longestOrderMessage } from '#desk/contract/end-reasons.ts'
import type { DeskOrder } from '#desk/contract/orders.ts'
import { FocusedQuestion } from '#desk/parts/focused-question.tsx'
import type { EndKind } from '#desk/rooms/orders/use-delayed-ends.ts'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import { useEndReasons } from './use-end-reasons.ts'

import css from './end-form.css?inline'

declareStyles(css)

type EndFormProps = {
  readonly order: DeskOrder
  readonly kind: EndKind
  readonly titleId: string
  readonly onEnd: (told: Told<OrderEndReason>) => void
  readonly onBack: () => void
}

/**
 * Why an order is refused or cancelled: a reason is one tap, own words are typed, and neither is needed [ORD-65].
 */
export function EndForm({ order, kind, titleId, onEnd, onBack }: EndFormProps) {
  const { t } = useLingui()
  const reasons = useEndReasons(order)
  const questionId = useId()
  const [message, setMessage] = useState('')
  return (
    <form
      className="desk-end-form"
      aria-labelledby={questionId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onEnd({ message: message.trim() || null })
      }}
    >
      <FocusedQuestion id={questionId}>
        <Trans id="endReason.why">Why? The customer reads it, in their own language.</Trans>
      </FocusedQuestion>
      <div className="reasons">
        {reasons.map(({ reason, name }) => (
          <Button
            key={reason}
            aria-describedby={titleId}
            onClick={() => onEnd({ reason, message: message.trim() || null })}
          >
            {name}
          </Button>
        ))}
      </div>
      <TextField
        label={t({ id: 'endReason.words', message: 'In your own words' })}
        hint={t({ id: 'endReason.wordsHint', message: 'Added to the reason, not translated' })}
        maxLength={longestOrderMessage}
        value={message}
        onChange={setMessage}
      />
      <ButtonRow>
        <Button type="submit" variant="danger" aria-describedby={titleId}>
          {message.trim() !== '' ? (
            <Trans id="endReason.withWords">Send with these words</Trans>
          ) : kind === 'refuse' ? (
            <Trans id="endReason.refuse">Refuse without a reason</Trans>
          ) : (
            <Trans id="endReason.cancel">Cancel without a reason</Trans>
          )}
        </Button>
        <Button variant="text" aria-describedby={titleId} onClick={onBack}>
          <Trans id="endReason.back">Back</Trans>
        </Button>
      </ButtonRow>
    </form>
  )
}
