import { expect, test } from 'vitest'

import { dueAlerts } from '#src/domain/orders/alert-steps.ts'

const second = 1000
const rules = { pushAfterMs: 60 * second, callAfterMs: 240 * second }
const open = [{ startMs: 0, endMs: Infinity }]
const closedAtFirst = [{ startMs: 3600 * second, endMs: Infinity }]
const waiting = { sinceMs: 0, given: [], isDeskThere: true } as const
const noDesk = { ...waiting, isDeskThere: false }

test.each([
  { what: 'a push just before its time', seconds: 59, due: [] },
  { what: 'a push in time', seconds: 60, due: ['push'] },
  { what: 'a push at once without a desk', alerted: noDesk, seconds: 0, due: ['push'] },
  { what: 'a push at once, though closed', alerted: noDesk, spans: closedAtFirst, seconds: 0, due: ['push'] },
  { what: 'no push of a closed venue with a desk', spans: closedAtFirst, seconds: 3659, due: [] },
  { what: 'a push once it is open', spans: closedAtFirst, seconds: 3660, due: ['push'] },
  { what: 'nothing twice', alerted: { ...noDesk, given: ['push'] as const }, seconds: 239, due: [] },
  { what: 'a call in time', alerted: { ...waiting, given: ['push'] as const }, seconds: 240, due: ['call'] },
  { what: 'all that was missed', seconds: 240, due: ['push', 'call'] },
  { what: 'no call where nobody is called', by: { ...rules, callAfterMs: null }, seconds: 9999, due: ['push'] },
])('alerts: $what [ORD-70]', ({ alerted = waiting, by = rules, spans = open, seconds, due }) => {
  expect(dueAlerts(alerted, by, spans, seconds * second)).toEqual(due)
})
