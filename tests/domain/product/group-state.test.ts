import { describe, expect, test } from 'vitest'

import { groupState } from '#src/domain/product/group-state.ts'
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

  test.each([null, 0])('has no maximum when it is %s', (max) => {
    const set = anExtraSet({ groupRules: [aGroupRule({ max })] })
    const state = groupState(set, { choices: [first, second], groupId: id(1), sizeId: null })
    expect(state).toMatchObject({ chosen: 2, max: null, isFull: false })
  })
})
