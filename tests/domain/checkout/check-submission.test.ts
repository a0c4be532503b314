import { describe, expect, test } from 'vitest'

import { checkSubmission } from '#src/domain/checkout/check-submission.ts'
import { aQuestion, id } from '#tests/support/builders.ts'

const bell = aQuestion({ id: id(1), kind: 'text' })
const cutlery = aQuestion({ id: id(2), kind: 'yesNo', texts: { name: 'Cutlery?' } })
const complete = { paymentMode: 'cash', questions: [bell, cutlery], answers: { 1: 'Rossi', 2: '0' } } as const

describe('checkSubmission', () => {
  test('lets a complete order pass', () => {
    expect(checkSubmission(complete)).toBeNull()
    expect(checkSubmission({ ...complete, questions: [], answers: {} })).toBeNull()
  })

  test.each([null, 'other'] as const)('needs a payment mode: %s is none', (paymentMode) => {
    expect(checkSubmission({ ...complete, paymentMode })).toEqual({ reason: 'no-payment-mode' })
  })

  test.each([
    ['no answers', {}, 1],
    ['blank text', { 1: '  ', 2: '1' }, 1],
    ['an unset yes/no', { 1: 'Rossi' }, 2],
    ['a yes/no that is neither', { 1: 'Rossi', 2: 'maybe' }, 2],
  ])('needs every question answered: %s', (_what, answers, questionId) => {
    expect(checkSubmission({ ...complete, answers })).toEqual({ reason: 'unanswered-question', questionId })
  })

  test('asks for the payment mode before the answers', () => {
    expect(checkSubmission({ ...complete, paymentMode: null, answers: {} })).toEqual({ reason: 'no-payment-mode' })
  })

  test('does not ask for the answer to a question of an unknown kind', () => {
    expect(checkSubmission({ ...complete, questions: [aQuestion({ kind: 'other' })], answers: {} })).toBeNull()
  })
})
