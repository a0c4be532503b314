import { describe, expect, test } from 'vitest'

import { answerTo, canBeAnswered } from '#src/domain/checkout/answers.ts'
import { id } from '#tests/support/builders.ts'
import { aQuestion } from '#tests/support/venue-builders.ts'

describe('answerTo', () => {
  test.each([
    ['text' as const, ' Rossi ', 'Rossi'],
    ['text' as const, '2', '2'],
    ['text' as const, ' ', null],
    ['text' as const, undefined, null],
    ['yesNo' as const, '1', '1'],
    ['yesNo' as const, '0', '0'],
    ['yesNo' as const, '2', null],
    ['yesNo' as const, '', null],
    ['other' as const, '1', null],
  ])('to a %s question with "%s" is %s', (kind, typed, value) => {
    const answer = answerTo(aQuestion({ id: id(3), kind }), { 3: typed, 4: 'x' })
    expect(answer).toEqual(value === null ? null : { questionId: 3, name: 'Name on the bell', kind, value })
  })
})

describe('canBeAnswered', () => {
  test('is false for a question of unknown kind', () => {
    expect((['text', 'yesNo', 'other'] as const).map((kind) => canBeAnswered(aQuestion({ kind })))).toEqual([
      true,
      true,
      false,
    ])
  })
})
