import type { PaymentMode } from '#src/contract/payment.ts'
import type { Id } from '#src/contract/values.ts'
import type { CheckoutQuestion } from '#src/contract/venue-content.ts'

import type { GivenAnswers } from './answers.ts'
import { answerTo, canBeAnswered } from './answers.ts'

export type CheckoutRefusal =
  | { readonly reason: 'no-payment-mode' }
  | { readonly reason: 'unanswered-question'; readonly questionId: Id<'CheckoutQuestion'> }

export type Submission = {
  readonly paymentMode: PaymentMode['kind'] | null
  readonly questions: readonly CheckoutQuestion[]
  readonly answers: GivenAnswers
}

type Check = (submission: Submission) => CheckoutRefusal | null

/** In the order of CHK-23. */
const checks: readonly Check[] = [hasPaymentMode, hasAllAnswers]

/** The first check that fails, or null: then the order may be sent [CHK-23]. */
export function checkSubmission(submission: Submission): CheckoutRefusal | null {
  for (const check of checks) {
    const refusal = check(submission)
    if (refusal) return refusal
  }
  return null
}

/** A payment mode we cannot name cannot be sent either [CHK-24]. */
function hasPaymentMode({ paymentMode }: Submission): CheckoutRefusal | null {
  return paymentMode === null || paymentMode === 'other' ? { reason: 'no-payment-mode' } : null
}

/** Empty trimmed text and an unset yes/no are not answers [CHK-33]. */
function hasAllAnswers({ questions, answers }: Submission): CheckoutRefusal | null {
  const open = questions.find((question) => canBeAnswered(question) && answerTo(question, answers) === null)
  return open ? { reason: 'unanswered-question', questionId: open.id } : null
}
