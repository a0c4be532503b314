import { describe, expect, test } from 'vitest'

import { groupName, groupState, offeredGroups } from '#src/domain/product/group-state.ts'
import { aGroupRule, anExtra, anExtraSet, choose, id } from '#tests/support/builders.ts'

const [first, second] = [choose(anExtra({ id: id(1) })), choose(anExtra({ id: id(2) }))]

describe('groupState', () => {
  test('says what the group takes at the chosen size', () => {
    const set = anExtraSet({ groupRules: [aGroupRule({ sizeId: id(2), max: 2, min: 1, free: 1 })] })
    const of = (sizeId: number, ...choices: (typeof first)[]) =>
      groupState(set, { choices, groupId: id(1), sizeId: id(sizeId) })
    expect(of(2, first)).toEqual({ chosen: 1, max: 2, min: 1, free: 1, isFull: false })
    expect(of(2, first, second).isFull).toBe(true)
    expect(of(1, first)).toEqual({ chosen: 1, max: null, min: 0, free: 0, isFull: false })
  })

  test('counts the choices of its group only', () => {
    const choices = [first, choose(anExtra({ id: id(3), groupId: id(2) }))]
    expect(groupState(anExtraSet(), { choices, groupId: id(2), sizeId: null }).chosen).toBe(1)
  })

  test.each([null, 0])('has no maximum when it is %s', (max) => {
    const set = anExtraSet({ groupRules: [aGroupRule({ max })] })
    const state = groupState(set, { choices: [first, second], groupId: id(1), sizeId: null })
    expect(state).toMatchObject({ chosen: 2, max: null, isFull: false })
  })
})

describe('offeredGroups', () => {
  test('lists groups that have ingredients, with these [PROD-22, PROD-27]', () => {
    const [ham, lemon, egg] = [anExtra(), anExtra({ id: id(2), groupId: id(2) }), anExtra({ id: id(3) })]
    const groups = [2, 9, 1].map((key) => ({ id: id<'ExtraGroup'>(key), name: `Group ${key}` }))
    expect(offeredGroups(anExtraSet({ groups, ingredients: [ham, lemon, egg] }))).toEqual([
      { group: { id: 2, name: 'Group 2' }, extras: [lemon] },
      { group: { id: 1, name: 'Group 1' }, extras: [ham, egg] },
    ])
  })
})

describe('groupName', () => {
  const set = anExtraSet({ ingredients: [anExtra(), anExtra({ groupId: id(2) })] })

  test.each([
    ['of a group of the set', set, 2, 'Group 2'],
    ['of another group', set, 9, ''],
    ['without a set', null, 2, ''],
  ] as const)('%s: %#', (_which, inSet, groupId, expected) => {
    expect(groupName(inSet, id(groupId))).toBe(expected)
  })
})
