import { describe, expect, test } from 'vitest'

import { createCartStore } from '#src/state/cart-store.ts'
import { isMembership } from '#src/state/group-membership.ts'
import { createOrderDraftStore } from '#src/state/order-draft-store.ts'
import { aLine, id, moment } from '#tests/support/builders.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'

const options = {
  type: 'takeAway',
  slotStart: moment('2026-11-20 19:30:00'),
  slotEnd: null,
  timetableId: id<'Timetable'>(1),
  menuId: id<'Menu'>(41),
  venueId: id<'Venue'>(11),
  asSoonAsPossible: false,
  people: null,
} as const
const group = { code: 'abc', key: 'secret', memberId: id<'GroupMember'>(1), isLead: true, name: 'Rosa', version: 3 }

describe('the place in a group', () => {
  test('stays with other options, and after a reload', () => {
    const { storage } = createMemoryStorage()
    const draft = createOrderDraftStore({ storage })
    draft.setGroup(group)
    draft.choose(options)
    expect(createOrderDraftStore({ storage }).state.group).toEqual(group)
  })

  test('ends with the order', () => {
    const { storage } = createMemoryStorage()
    const draft = createOrderDraftStore({ storage })
    draft.choose(options)
    draft.setGroup(group)
    draft.reset()
    expect(draft.state.group).toBeNull()
    expect(createOrderDraftStore({ storage }).state.group).toBeNull()
  })
})

describe('a line of the cart', () => {
  test('keeps its member', () => {
    const { storage } = createMemoryStorage()
    const line = { ...aLine(), member: { id: id<'GroupMember'>(2), name: 'Luca' } }
    createCartStore({ storage, now: () => 0 }).change(() => ({ lines: [line], counter: 1 }))
    expect(createCartStore({ storage, now: () => 0 }).state.cart.lines).toEqual([line])
  })

  test('stored before there were groups is an own one', () => {
    const { storage } = createMemoryStorage()
    const { member: _member, ...older } = aLine()
    storage.write('cart', { cart: { lines: [older], counter: 1 }, savedAtMs: 0 })
    expect(createCartStore({ storage, now: () => 0 }).state.cart.lines).toEqual([aLine()])
  })
})

describe('a stored membership', () => {
  test.each([
    ['of another shape', { code: 'abc' }],
    ['that is a text', 'abc'],
    ['that is missing', null],
  ])('%s is none', (_what, stored) => {
    expect(isMembership(group)).toBe(true)
    expect(isMembership(stored)).toBe(false)
  })
})
