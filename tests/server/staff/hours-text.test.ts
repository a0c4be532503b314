import { describe, expect, test } from 'vitest'

import { hoursText, readHours } from '#server/staff/editing/hours-text.ts'
import { sayIn } from '#server/staff/editing/texts/say.ts'

function read(text: string): string {
  const verdict = readHours(text, sayIn('en'))
  return verdict.ok ? hoursText(verdict.value) : verdict.refusal
}
const noHours = 'Type hours such as 12:00-14:30, 19:00-23:00; nothing is closed.'

describe('the hours of a day', () => {
  test.each([
    ['12:00-14:30, 19:00-23:00', '12:00-14:30, 19:00-23:00'],
    ['19-23; 12.30 – 14', '12:30-14:00, 19:00-23:00'],
    ['9-12,12-15', '09:00-12:00, 12:00-15:00'],
    ['18-2', '18:00-02:00'],
    ['12-15, 18-24', '12:00-15:00, 18:00-24:00'],
    ['18:00-00:00', '18:00-24:00'],
    ['0-24', '00:00-24:00'],
    ['00:00 – 24.00', '00:00-24:00'],
    ['0-23:59', '00:00-23:59'],
    ['', ''],
  ])('are read as people write them: %s [HOME-17]', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test.each([
    ['closed', noHours],
    ['12', noHours],
    ['12-', noHours],
    ['12-14-16', noHours],
    ['12-12', noHours],
    ['25-26', noHours],
    ['12:60-13', noHours],
    ['24:30-2', noHours],
    ['24-2', noHours],
    ['0-0', noHours],
    ['12-24:15', noHours],
    ['0-24, 12-14', 'These hours overlap.'],
    ['12-14,', noHours],
    ['12-15, 14-18', 'These hours overlap.'],
    ['18-2, 20-23', 'These hours overlap.'],
    ['1-2, 3-4, 5-6, 7-8, 9-10', 'A day has 4 shifts at most.'],
  ])('are refused: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})
