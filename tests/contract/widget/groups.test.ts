import { describe, expect, test } from 'vitest'

import {
  getGroup,
  joinGroup,
  leaveGroup,
  openGroup,
  setGroupOptions,
  setGroupPart,
  takeGroupLead,
} from '#src/contract/group-order.ts'
import { id, moment } from '#tests/support/builders.ts'
import { asks } from '#tests/support/wire-widget.ts'

import { line } from './requests.ts'

const idempotencyKey = '0b8d7f3e-0c1c-4c5e-9a57-6f2b1c0d9e11'
const code = 'Qm7hT2vXc9LpR4dWs8Zk3A'
const member = { code, key: 'm_4Kd9wZt7' }
const options = {
  orderType: 'delivery',
  slotStart: moment('2025-03-14 19:30:00'),
  slotEnd: moment('2025-03-14 19:45:00'),
  timetableId: id<'Timetable'>(301),
  menuId: id<'Menu'>(41),
  asSoonAsPossible: true,
  servicePointId: id<'ServicePoint'>(14),
} as const
const group = {
  code,
  venueId: 21,
  options,
  state: 'open',
  leadId: 3,
  members: [{ id: 5, name: 'Rosa', lines: [line], version: 8 }],
  version: 12,
  orderId: 10_058,
}
const membership = { memberId: 5, key: 'm_4Kd9wZt7', group }

describe('a group', () => {
  test('is opened and joined with a key', async () => {
    const opened = { venueId: id<'Venue'>(21), options, name: 'Anna' }
    const open = await asks('groups/open', (api) => api.call(openGroup, opened, { idempotencyKey }))
    expect(open).toStrictEqual(membership)
    const joined = { code, name: 'Rosa' }
    const join = await asks('groups/join', (api) => api.call(joinGroup, joined, { idempotencyKey }))
    expect(join).toStrictEqual(membership)
  })

  test('is read by its code', async () => {
    expect(await asks('groups/get', (api) => api.call(getGroup, { code }))).toStrictEqual({ group })
  })

  test('is changed by its members, each by their key', async () => {
    const part = { ...member, version: 44, lines: [line] }
    const memberId = id<'GroupMember'>(6)
    const changed = [
      await asks('groups/set_part', (api) => api.call(setGroupPart, part)),
      await asks('groups/set_options', (api) => api.call(setGroupOptions, { ...member, options })),
      await asks('groups/take_lead', (api) => api.call(takeGroupLead, member)),
      await asks('groups/leave', (api) => api.call(leaveGroup, { ...member, memberId })),
    ]
    expect(changed).toStrictEqual(changed.map(() => ({ group })))
  })
})
