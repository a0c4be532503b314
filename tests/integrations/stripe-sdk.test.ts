import { describe, expect, test } from 'vitest'

import { paymentOutcome } from '#src/integrations/stripe-sdk.ts'

type Result = Parameters<typeof paymentOutcome>[0]
const outcome = (result: object) => paymentOutcome(result as Result)

describe('paymentOutcome', () => {
  test('is done with an intent that has succeeded [PAY-16]', () => {
    expect(outcome({ paymentIntent: { status: 'succeeded' } })).toEqual({ kind: 'done' })
  })

  test.each(['requires_payment_method', 'requires_action', 'canceled', 'processing'])(
    'has failed with an intent that is %s [PAY-18]',
    (status) => expect(outcome({ paymentIntent: { status } })).toEqual({ kind: 'failed', message: null }),
  )

  test.each(['card_error', 'validation_error', 'invalid_request_error'])(
    'has failed with a %s, in the provider’s words [PAY-15]',
    (type) =>
      expect(outcome({ error: { type, message: 'Your card was declined.' } })).toEqual({
        kind: 'failed',
        message: 'Your card was declined.',
      }),
  )

  test.each(['api_connection_error', 'api_error', 'rate_limit_error', 'something_new'])(
    'is unknown after a %s: the money may be gone [PAY-19]',
    (type) => expect(outcome({ error: { type } })).toEqual({ kind: 'unknown', message: null }),
  )

  test('is done when an error names a succeeded intent [PAY-19]', () => {
    const error = { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } }
    expect(outcome({ error })).toEqual({ kind: 'done' })
  })
})
