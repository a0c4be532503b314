import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'

import type { CheckoutQuestion } from '#src/contract/venue-content.ts'
import { canBeAnswered } from '#src/domain/checkout/answers.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { Card } from '#src/ui/card.tsx'
import { OptionGroup } from '#src/ui/option-group.tsx'
import { RadioRow } from '#src/ui/radio-row.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'

type QuestionsCardProps = {
  readonly questions: readonly CheckoutQuestion[]
  readonly answers: Readonly<Record<string, string>>
  readonly cardRef: RefObject<HTMLElement | null>
}

/** What the venue wants to know: text, or a yes/no that is unset at first; absent without questions [CHK-15]. */
export function QuestionsCard({ questions, answers, cardRef }: QuestionsCardProps) {
  const asked = questions.filter(canBeAnswered)
  if (asked.length === 0) return null
  return (
    <Card title={<Trans id="checkout.questions">A few questions</Trans>} ref={cardRef}>
      {asked.map((question) => (
        <Question key={question.id} question={question} answer={answers[question.id] ?? ''} />
      ))}
    </Card>
  )
}

function Question({ question, answer }: { question: CheckoutQuestion; answer: string }) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { id, kind, texts } = question
  const say = (value: string) => stores.draft.answer(id, value)
  if (kind === 'text') return <TextField label={texts.name} value={answer} onChange={say} isRequired />
  return (
    <OptionGroup title={texts.name}>
      <RadioRow label={t({ id: 'answer.yes', message: 'Yes' })} isChecked={answer === '1'} onSelect={() => say('1')} />
      <RadioRow label={t({ id: 'answer.no', message: 'No' })} isChecked={answer === '0'} onSelect={() => say('0')} />
    </OptionGroup>
  )
}

/** General notes of the order [CHK-16]. */
export function NotesCard({ notes }: { notes: string }) {
  const { t } = useLingui()
  const { stores } = useInstance()
  return (
    <Card>
      <TextArea
        label={t({ id: 'checkout.notes', message: 'Notes for the restaurant' })}
        note={t({ id: 'field.optional', message: 'optional' })}
        rows={2}
        maxLength={500}
        value={notes}
        onChange={stores.draft.setNotes}
      />
    </Card>
  )
}
