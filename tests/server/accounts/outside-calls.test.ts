import { expect, test, vi } from 'vitest'

import { googleSetup } from '#server/accounts/google/id-token.ts'
import { outsideLimitMs } from '#server/platform/outside-calls.ts'

test('Google’s keys are asked for with a deadline [PAY-30]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  expect(await googleSetup(['client']).keys('key', 0)).toBeNull()
  expect(timeout.mock.calls).toEqual([[outsideLimitMs]])
})
