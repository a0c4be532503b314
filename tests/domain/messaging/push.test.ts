import { describe, expect, test } from 'vitest'

import type { PushMessage } from '#src/contract/push.ts'
import { desktopNotification, subjectOfPush } from '#src/domain/messaging/notification.ts'
import { codeCountAfter, unreadAfter } from '#src/domain/messaging/push-effect.ts'
import { unreadCount } from '#src/domain/messaging/unread.ts'
import { id, moment } from '#tests/support/builders.ts'
import { anUnread } from '#tests/support/message-builders.ts'

const shown = { title: 'Da Gino', body: 'Your order is on its way' }
const message: PushMessage = { kind: 'message', ...shown, message: anUnread({ id: id(901) }) }
const read: PushMessage = { kind: 'read', ids: [id(1)], readAt: moment('2026-11-20 12:05:00') }
const code = (...venueIds: number[]): PushMessage => ({
  kind: 'code',
  ...shown,
  venueIds: venueIds.map((one) => id<'Venue'>(one)),
})
const other: PushMessage = { kind: 'other' }
const unread = [anUnread({ id: id(1) }), anUnread({ id: id(2) })]

describe('unreadAfter', () => {
  test.each([
    ['a message is one more [PUSH-05]', message, 3],
    ['marks are those less [PUSH-06]', read, 1],
    ['a discount code changes nothing', code(12), 2],
    ['an unknown kind changes nothing [PUSH-08]', other, 2],
  ])('%s', (_what, push, expected) => {
    expect(unreadCount(unreadAfter(unread, push))).toBe(expected)
  })
})

describe('codeCountAfter', () => {
  test.each<[string, PushMessage, number | null, number]>([
    ['the current venue is listed', code(11, 12), 12, 5],
    ['it is not', code(11, 13), 12, 4],
    ['the list is empty, which names all', code(), 12, 5],
    ['no venue is chosen', code(12), null, 4],
    ['it is a message', message, 12, 4],
  ])('counts a code more when %s [PUSH-07]', (_when, push, venueId, expected) => {
    expect(codeCountAfter(4, push, venueId === null ? null : id(venueId))).toBe(expected)
  })
})

describe('desktopNotification', () => {
  test.each([
    [49, 49],
    [50, 50],
    [51, 50],
  ])('cuts a body of %d letters to %d [PUSH-09]', (length, expected) => {
    const body = 'à'.repeat(length)
    expect(desktopNotification({ ...message, body })?.body).toBe('à'.repeat(expected))
  })

  test('cuts no letter in half [PUSH-09]', () => {
    expect(desktopNotification({ ...message, body: `${'a'.repeat(49)}🍕🍕` })?.body).toBe(`${'a'.repeat(49)}🍕`)
  })

  test.each([
    ['marks', read],
    ['an unknown kind', other],
  ])('says nothing of %s', (_what, push) => {
    expect(desktopNotification(push)).toBeNull()
  })
})

describe('subjectOfPush', () => {
  test.each([
    ['a message names its conversation', message, { kind: 'order', subjectId: 10_057 }],
    ['a message may name none', { ...message, message: anUnread({ chat: null }) }, null],
    ['a code names none', code(12), null],
  ])('%s [PUSH-10]', (_what, push, expected) => {
    expect(subjectOfPush(push)).toEqual(expected)
  })
})
