import type { CheckoutAnswer, CheckoutQuestion } from '#src/contract/venue-content.ts'
import { typedText } from '#src/domain/typed-text.ts'

/** Answers by the id of the question; "1" or "0" for yes/no. */
export type GivenAnswers = Readonly<Record<number, string | undefined>>

/** False for a question of unknown kind, which is neither shown nor sent. */
export function canBeAnswered({ kind }: CheckoutQuestion): boolean {
  return kind !== 'other'
}

/** The answer in the form in which it is sent; null without one [CHK-15, CHK-33, CHK-46]. */
export function answerTo(question: CheckoutQuestion, answers: GivenAnswers): CheckoutAnswer | null {
  const { id, kind, texts } = question
  const value = typedText(answers[id] ?? '')
  if (kind === 'other' || value === '' || (kind === 'yesNo' && value !== '1' && value !== '0')) return null
  return { questionId: id, name: texts.name, kind, value }
}
