import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ChatMessage } from '#src/contract/chat.ts'
import { hasArrived, isFromRestaurant, lastSeenId, threadDays, unreadIds } from '#src/domain/messaging/thread.ts'
import { aMessage as anyMessage } from '#tests/support/arbitraries/chat.ts'
import { id, moment } from '#tests/support/builders.ts'
import { aMessage, theirs } from '#tests/support/message-builders.ts'

const readAt = moment('2026-11-20 12:05:00')

describe('isFromRestaurant', () => {
  test.each([
    ['carries the id of somebody there', id<'Staff'>(3), true],
    ['carries none', null, false],
  ])('a message that %s', (_which, staffId, expected) => {
    expect(isFromRestaurant({ staffId })).toBe(expected)
  })
})

describe('unreadIds', () => {
  test.each([
    ['of the restaurant, not read', theirs({ readAt: null }), [1]],
    ['of the restaurant, read', theirs({ readAt }), []],
    ['of the customer, not read by the restaurant', aMessage({ readAt: null }), []],
    ['of the customer, read by the restaurant', aMessage({ readAt }), []],
  ])('a message %s [MSG-10]', (_which, message, expected) => {
    expect(unreadIds([message])).toEqual(expected)
  })
})

describe('threadDays', () => {
  test('groups messages by day, oldest first, in any order', () => {
    const written = [
      aMessage({ id: id(3), createdAt: moment('2026-11-21 00:00:00') }),
      aMessage({ id: id(1), createdAt: moment('2026-11-20 09:00:00') }),
      theirs({ id: id(2), createdAt: moment('2026-11-20 23:59:59') }),
    ]
    expect(threadDays(written).map(({ day, messages }) => [day, messages.map((message) => message.id)])).toEqual([
      ['2026-11-20', [1, 2]],
      ['2026-11-21', [3]],
    ])
  })

  test('loses and doubles no message', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyMessage, { selector: (message) => message.id }), (messages) => {
        const shown = threadDays(messages).flatMap((day) => day.messages)
        expect(shown).toHaveLength(messages.length)
        expect(new Set(shown)).toEqual(new Set(messages))
      }),
    )
  })
})

describe('lastSeenId', () => {
  test.each<[string, ChatMessage[], number | null]>([
    ['nothing is there', [], null],
    ['the restaurant has read none', [aMessage({ id: id(1) })], null],
    ['it has read the first', [aMessage({ id: id(1), readAt }), aMessage({ id: id(2) })], 1],
    ['only its own are read', [theirs({ id: id(1), readAt })], null],
  ])('when %s', (_which, messages, expected) => {
    expect(lastSeenId(messages)).toBe(expected)
  })
})

describe('hasArrived', () => {
  const before = [aMessage({ id: id(1), text: 'Hello' })]
  test.each<[string, string, ChatMessage[], boolean]>([
    ['stands there now', 'No onions', [...before, aMessage({ id: id(2), text: 'No onions' })], true],
    ['was typed with blanks around it', ' No onions\n', [...before, aMessage({ id: id(2), text: 'No onions' })], true],
    ['is not there', 'No onions', before, false],
    ['was said before', 'Hello', before, false],
    ['is said by the restaurant', 'OK', [...before, theirs({ id: id(2), text: 'OK' })], false],
  ])('a message that %s', (_which, text, messages, expected) => {
    expect(hasArrived(text, before, messages)).toBe(expected)
  })
})
