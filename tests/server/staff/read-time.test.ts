import { describe, expect, test } from 'vitest'

import { readTime } from '#server/staff/editing/read-time.ts'
import { sayIn } from '#server/staff/editing/texts/say.ts'

const noTime = 'Type a time such as 12:30.'
function read(text: string): string {
  const verdict = readTime(text, sayIn('en'))
  return verdict.ok ? verdict.value : verdict.refusal
}

describe('a time', () => {
  test.each([
    ['9', '09:00'],
    ['9.30', '09:30'],
    ['09:30', '09:30'],
    ['0', '00:00'],
    ['23:59', '23:59'],
    ['24', '24:00'],
    ['24.00', '24:00'],
  ])('is read as people write it: %s [HOME-17]', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test.each(['', 'noon', '25', '12:60', '24:30', '12-14', '9:3'])('is refused: %s', (text) => {
    expect(read(text)).toBe(noTime)
  })
})
