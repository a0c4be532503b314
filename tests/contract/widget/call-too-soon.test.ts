import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { callTooSoon, readWaitSeconds } from '#src/contract/dining-table.ts'

test('a refused call says how long to wait', () => {
  const wire = { attesa_secondi: 210 }
  expect(z.encode(callTooSoon, { waitSeconds: 210 })).toEqual(wire)
  expect(readWaitSeconds({ status: 'CALL_TOO_SOON', ...wire })).toBe(210)
})

test.each([undefined, null, [], {}, { attesa_secondi: null }, { attesa_secondi: 'soon' }, { status: 'CALL_TOO_SOON' }])(
  'a service that does not say it: %j',
  (data) => {
    expect(readWaitSeconds(data)).toBeNull()
  },
)
