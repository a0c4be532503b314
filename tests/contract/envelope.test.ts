import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import {
  anonymousEnvelope,
  clientVersion,
  endsSession,
  failureReply,
  readReply,
  requestEnvelope,
  successReply,
} from '#src/contract/envelope.ts'
import { id } from '#tests/support/builders.ts'

describe('readReply', () => {
  test('gives the data of a success [API-03]', () => {
    expect(readReply({ success: true, data: { id: 7 }, messages: [] })).toEqual({ success: true, data: { id: 7 } })
  })

  test.each([[null], [undefined], [[]]])('reads %j as the data of nothing', (data) => {
    expect(readReply({ success: true, data, messages: [] })).toEqual({ success: true, data: {} })
  })

  test('gives messages, status and data of a failure [API-03]', () => {
    const data = { status: 'ORDER_TIME_EXPIRED', limit: 3 }
    expect(readReply({ success: false, data, messages: ['Too late'] })).toEqual({
      success: false,
      messages: ['Too late'],
      status: 'ORDER_TIME_EXPIRED',
      data,
    })
  })

  test.each([
    ['One text', ['One text']],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [null, []],
    [undefined, []],
  ])('reads messages %j as %j [API-07]', (messages, expected) => {
    expect(readReply({ success: false, data: null, messages })).toMatchObject({ messages: expected })
  })

  test.each([
    [1, true],
    ['1', true],
    [0, false],
    ['0', false],
    [null, false],
  ])('reads success %j as %j', (success, expected) => {
    expect(readReply({ success, data: null, messages: [] })?.success).toBe(expected)
  })

  test.each([null, undefined, 5, 'text', [], {}, { data: {} }, { success: 'maybe' }, { success: true, messages: 3 }])(
    'is null for %j: no reply of a web service',
    (body) => {
      expect(readReply(body)).toBeNull()
    },
  )

  test('has no status unless it is text', () => {
    expect(readReply({ success: false, data: { status: 5 }, messages: [] })).toMatchObject({ status: null })
    expect(readReply({ success: false, data: 'broken', messages: [] })).toMatchObject({ status: null })
  })

  test('never throws, whatever it is given', () => {
    const anyBody = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
      fc.record({ success: fc.anything(), data: fc.anything(), messages: fc.anything() }, { requiredKeys: [] }),
    )
    fc.assert(
      fc.property(anyBody, (body) => {
        const reply = readReply(body)
        expect(reply === null || typeof reply.success === 'boolean').toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('reads back what the service writes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.string()), (data, messages) => {
        expect(readReply(successReply(data))).toEqual({ success: true, data })
        expect(readReply(failureReply('CODE', messages, { limit: 1 }))).toEqual({
          success: false,
          messages,
          status: 'CODE',
          data: { status: 'CODE', limit: 1 },
        })
      }),
    )
  })
})

describe('the envelope of a request', () => {
  test('holds version and restaurant, and nulls for a guest', () => {
    const envelope = { version: clientVersion, restaurantId: id<'Restaurant'>(7), email: null, apiKey: null }
    expect(z.encode(requestEnvelope, envelope)).toEqual({
      versione: '3.5.2',
      id_ristorante: 7,
      email: null,
      api_key: null,
    })
  })

  test('of a call with auth "none" has no credentials', () => {
    const envelope = z.encode(anonymousEnvelope, { version: clientVersion, restaurantId: id<'Restaurant'>(7) })
    expect(envelope).toEqual({ versione: '3.5.2', id_ristorante: 7 })
  })

  test('reads without credentials, and with a text id', () => {
    expect(z.decode(requestEnvelope, { id_ristorante: '7' })).toEqual({
      version: null,
      restaurantId: 7,
      email: null,
      apiKey: null,
    })
  })
})

describe('endsSession', () => {
  test.each([
    ['API_KEY_NOT_FOUND', true],
    ['USER_NOT_FOUND', true],
    ['ACCOUNT_NOT_FOUND', true],
    ['ORDERING_ACCOUNT_NOT_FOUND', true],
    ['ORDER_NOT_FOUND', false],
    [null, false],
  ])('%s: %s', (status, expected) => {
    expect(endsSession(status)).toBe(expected)
  })
})
