import { afterAll, beforeAll, expect, test } from 'vitest'

import { anna } from '#demo/restaurants/demo-accounts.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import type { LogEntry } from '#server/platform/logger.ts'
import { errorEntry } from '#server/platform/middleware/request-log.ts'
import { login } from '#src/contract/sign-in.ts'
import { clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

const entries: LogEntry[] = []
let service: TestService
beforeAll(async () => {
  service = await openTestService({ now: () => noon, logger: (entry) => entries.push(entry) })
})
afterAll(() => service.close())

test('writes call, outcome and duration, no personal data', async () => {
  const api = clientOf(service, id(1))
  await api.call(login, { venueId: null, account: 'anna@example.com', password: 'buonappetito' })
  await statusOf(api.call(login, { venueId: null, account: 'anna@example.com', password: 'wrong-password' }))
  expect(entries).toEqual(
    [
      { outcome: null, status: 200 },
      { outcome: 'ACCOUNT_NOT_FOUND', status: 200 },
    ].map((end) => ({
      event: 'request',
      level: 'info',
      at: '2026-03-10T11:00:00.000Z',
      method: 'POST',
      path: '/en/webservice/account/login',
      ms: expect.any(Number),
      requestId: expect.stringMatching(/^[\da-f]{32}$/),
      ...end,
    })),
  )
})

test('writes an error’s cause, not the written values', async () => {
  const twice = { ...anna, restaurantId: id<'Restaurant'>(1), createdAt: new Date(noon) }
  const error = await service.db
    .insert(accounts)
    .values(twice)
    .then(
      () => null,
      (reason: Error) => reason,
    )
  expect(error?.message).toContain('anna@example.com')
  const entry = errorEntry(error ?? new Error('none'), '/en/webservice/account/registration')
  expect(entry).toMatchObject({ level: 'error', code: '23505', cause: expect.stringContaining('unique constraint') })
  expect(JSON.stringify(entry)).not.toContain('anna@example.com')
})
