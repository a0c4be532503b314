import { Trans, useLingui } from '@lingui/react/macro'

import type { CheckoutQuestion } from '#src/contract/venue-content.ts'
import { answerTo } from '#src/domain/checkout/answers.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { OptionGroup } from '#src/ui/field/option-group.tsx'
import { RadioRow } from '#src/ui/field/radio-row.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type QuestionsCardProps = {
  readonly questions: readonly CheckoutQuestion[]
  readonly answers: Readonly<Record<string, string>>
  readonly showsMissing: boolean
}

/** The venue's questions, as text or a yes/no that is unset at first [CHK-15]. */
export function QuestionsCard({ questions, answers, showsMissing }: QuestionsCardProps) {
  const { t } = useLingui()
  return (
    <Card title={<Trans id="checkout.questions">A few questions</Trans>}>
      <div className="questions">
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            answer={answers[question.id] ?? ''}
            error={
              showsMissing && answerTo(question, answers) === null
                ? t({ id: 'checkout.unansweredQuestion', message: 'To continue, you need to specify all the extras' })
                : null
            }
          />
        ))}
      </div>
    </Card>
  )
}

type QuestionProps = { readonly question: CheckoutQuestion; readonly answer: string; readonly error: string | null }

function Question({ question, answer, error }: QuestionProps) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { id, kind, texts } = question
  const say = (value: string) => stores.draft.answer(id, value)
  if (kind === 'text') {
    return <TextField label={texts.name} value={answer} onChange={say} error={error} isRequired />
  }
  return (
    <OptionGroup title={texts.name} error={error}>
      <RadioRow label={t({ id: 'answer.yes', message: 'Yes' })} isChecked={answer === '1'} onSelect={() => say('1')} />
      <RadioRow label={t({ id: 'answer.no', message: 'No' })} isChecked={answer === '0'} onSelect={() => say('0')} />
    </OptionGroup>
  )
}
