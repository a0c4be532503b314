import type { CheckoutAnswer, CheckoutQuestion } from '#src/contract/venue-content.ts'

/** The text typed for each question, by its id; a yes/no is "1" or "0". */
export type GivenAnswers = Readonly<Record<number, string | undefined>>

/** A question of a kind we do not know is neither shown nor sent. */
export function canBeAnswered({ kind }: CheckoutQuestion): boolean {
  return kind !== 'other'
}

/** The answer as it is sent, null while there is none [CHK-15, CHK-33, CHK-46]. */
export function answerTo(question: CheckoutQuestion, answers: GivenAnswers): CheckoutAnswer | null {
  const { id, kind, texts } = question
  const value = (answers[id] ?? '').trim()
  if (kind === 'other' || value === '' || (kind === 'yesNo' && value !== '1' && value !== '0')) return null
  return { questionId: id, name: texts.name, kind, value }
}
