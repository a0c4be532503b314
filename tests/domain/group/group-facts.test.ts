import { describe, expect, test } from 'vitest'

import type { GroupMember } from '#src/contract/group-order.ts'
import { additionsOf, groupOptions, groupTotal, isSameOptions, memberOf } from '#src/domain/group/group-facts.ts'
import { ownPart } from '#src/domain/group/own-part.ts'
import { aCart, aLine, aProduct, id, moment, price } from '#tests/support/builders.ts'

const soup = aProduct({ id: id(1), price: price('4.50') })
const member = (number: number, name: string, quantity: number): GroupMember => ({
  id: id(number),
  name,
  lines: quantity === 0 ? [] : ownPart(aCart(aLine({ product: soup, quantity })), []).lines,
  version: 1,
})
const before = { members: [member(1, 'Rosa', 1), member(2, 'Luca', 1)] }

describe('a group', () => {
  test('costs what the dishes of all cost', () => {
    expect(groupTotal(before)).toBe(price('9.00'))
    expect(groupTotal({ members: [] })).toBe(0)
  })

  test('finds its members', () => {
    expect(memberOf(before, id(2))?.name).toBe('Luca')
    expect(memberOf(before, id(9))).toBeNull()
  })

  test.each([
    ['another member', member(2, 'Luca', 3), [{ name: 'Luca', count: 2 }]],
    ['a new member', member(3, 'Mia', 1), [{ name: 'Mia', count: 1 }]],
    ['nobody by fewer dishes', member(2, 'Luca', 0), []],
    ['nobody by the own phone', member(1, 'Rosa', 5), []],
  ])('has more dishes by %s', (_who, changed, additions) => {
    const others = before.members.filter(({ id: other }) => other !== changed.id)
    expect(additionsOf(before, { members: [...others, changed] }, id(1))).toEqual(additions)
  })
})

describe('the options of a group', () => {
  const draft = {
    type: 'takeAway',
    slotStart: moment('2026-11-20 19:00:00'),
    slotEnd: null,
    timetableId: id<'Timetable'>(1),
    menuId: id<'Menu'>(2),
    asSoonAsPossible: false,
    servicePointId: null,
  } as const
  const options = groupOptions(draft)

  test.each([
    ['time', { slotStart: moment('2026-11-20 19:15:00') }],
    ['menu', { menuId: id<'Menu'>(3) }],
    ['type', { type: 'eatIn' as const }],
  ])('are others with another %s', (_what, changed) => {
    expect(isSameOptions(options, groupOptions({ ...draft, ...changed }))).toBe(false)
  })

  test('are the same in an equal order', () => {
    expect(isSameOptions(options, groupOptions({ ...draft }))).toBe(true)
  })
})
