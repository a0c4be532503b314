import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Subject } from '#src/contract/chat.ts'
import { unreadCount, withMessage, withRead } from '#src/domain/messaging/unread.ts'
import { aMessage as anyMessage } from '#tests/support/arbitraries/chat.ts'
import { id, moment } from '#tests/support/builders.ts'
import { anUnread } from '#tests/support/message-builders.ts'

const readAt = moment('2026-11-20 12:05:00')
const order: Subject = { kind: 'order', subjectId: id(10_057) }
const unread = [
  anUnread({ id: id(1) }),
  anUnread({ id: id(2), chat: { id: id(78), kind: 'reservation', subjectId: id(10_057) } }),
  anUnread({ id: id(3), readAt }),
  anUnread({ id: id(4), chat: null }),
]

describe('unreadCount', () => {
  test.each<[string, Subject | undefined, number]>([
    ['about anything', undefined, 3],
    ['about an order', order, 1],
    ['about the reservation of the same number', { ...order, kind: 'reservation' }, 1],
    ['about another order', { ...order, subjectId: id(1) }, 0],
  ])('counts what is not read %s', (_what, about, expected) => {
    expect(unreadCount(unread, about)).toBe(expected)
  })
})

describe('withMessage', () => {
  test('adds a message, once however often it is told [PUSH-05]', () => {
    const message = anUnread({ id: id(9) })
    const once = withMessage(unread, message)
    expect(unreadCount(once)).toBe(unreadCount(unread) + 1)
    expect(withMessage(once, message)).toBe(once)
  })
})

describe('withRead', () => {
  test('sets the named ones’ read time, keeps earlier ones [PUSH-06]', () => {
    const later = moment('2026-11-20 18:00:00')
    expect(withRead(unread, [id(1), id(3)], later).map((message) => message.readAt)).toEqual([
      later,
      null,
      readAt,
      null,
    ])
  })

  test('never raises the unread count, and reads all named', () => {
    fc.assert(
      fc.property(fc.array(anyMessage), fc.array(fc.nat()), (messages, picks) => {
        const ids = picks.flatMap((pick) => messages[pick % Math.max(1, messages.length)]?.id ?? [])
        const left = withRead(messages, ids, readAt)
        expect(unreadCount(left)).toBeLessThanOrEqual(unreadCount(messages))
        expect(left.some((message) => ids.includes(message.id) && message.readAt === null)).toBe(false)
      }),
    )
  })
})
