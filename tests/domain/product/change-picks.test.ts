import { describe, expect, test } from 'vitest'

import { addPick, removePick, replacePick, whyNotPick } from '#src/domain/product/change-picks.ts'
import type { ExtraChoice } from '#src/domain/product/configuration.ts'
import {
  aConfiguration,
  aGroupRule,
  anExtra,
  anExtraSet,
  aProduct,
  choose,
  id,
  venueId,
} from '#tests/support/builders.ts'

const vanilla = anExtra({ id: id(1), name: 'Vanilla' })
const lemon = anExtra({ id: id(2), name: 'Lemon', groupId: id(2) })
const mango = anExtra({ id: id(3), name: 'Mango', groupId: id(2) })
const [v, l, m] = [choose(vanilla), choose(lemon), choose(mango)]
const picks = anExtraSet({ ingredients: [vanilla, lemon, mango] })
const picked = (...choices: ExtraChoice[]) => aConfiguration({ picks: choices })

describe('addPick', () => {
  test('adds a unit at the end; a flavour may repeat', () => {
    const cup = aProduct({ picks })
    expect(addPick(cup, picked(v, l), v, venueId)).toEqual({ ok: true, value: picked(v, l, v) })
  })

  test('refuses a fourth of three [PROD-28]', () => {
    const cup = aProduct({ picks, maxPicks: 3 })
    expect(addPick(cup, picked(v, v, l), v, venueId)).toEqual({ ok: false, refusal: { reason: 'picks-full', max: 3 } })
    expect(addPick(cup, picked(v, v), l, venueId).ok).toBe(true)
  })

  test('refuses a third flavour of two, not a unit [PROD-29]', () => {
    const cup = aProduct({ picks, maxFlavours: 2 })
    expect(addPick(cup, picked(v, l), m, venueId)).toEqual({
      ok: false,
      refusal: { reason: 'flavours-full', max: 2 },
    })
    expect(addPick(cup, picked(v, l), v, venueId).ok).toBe(true)
  })

  test.each([null, 0])('has no limits when they are %s', (none) => {
    const cup = aProduct({ picks, maxPicks: none, maxFlavours: none })
    expect(addPick(cup, picked(v, l, v, l), m, venueId).ok).toBe(true)
  })

  test('respects the group’s maximum for the size', () => {
    const rules = [aGroupRule({ groupId: id(2), sizeId: id(1), max: 1 })]
    const cup = aProduct({ picks: { ...picks, groupRules: rules } })
    const small = { ...picked(v, l), sizeId: id<'Size'>(1) }
    expect(whyNotPick(cup, small, m, venueId)).toEqual({ reason: 'group-full', groupName: 'Group 2', max: 1 })
    expect(whyNotPick(cup, small, v, venueId)).toBeNull()
    expect(whyNotPick(cup, { ...small, sizeId: id(2) }, m, venueId)).toBeNull()
  })

  test.each([
    ['sold out', { isAvailable: false }],
    ['excluded at the venue', { excludedVenueIds: [venueId] }],
  ])('refuses a flavour that is %s [PROD-52]', (_why, gone) => {
    const cup = aProduct({ picks: anExtraSet({ ingredients: [{ ...vanilla, ...gone }] }) })
    expect(whyNotPick(cup, picked(), v, venueId)).toEqual({ reason: 'unavailable', name: 'Vanilla' })
  })

  test('refuses what is not offered', () => {
    expect(whyNotPick(aProduct(), picked(), v, venueId)).toEqual({ reason: 'not-offered' })
    expect(whyNotPick(aProduct({ picks }), picked(), { ...v, groupId: id(9) }, venueId)?.reason).toBe('not-offered')
  })
})

describe('removePick', () => {
  test('takes off the last unit, or nothing', () => {
    expect(removePick(picked(v, l, v), v)).toEqual(picked(v, l))
    expect(removePick(picked(v), m)).toEqual(picked(v))
  })
})

describe('replacePick', () => {
  const cup = aProduct({ picks, maxPicks: 3, maxFlavours: 2 })

  test('replaces one unit, leaving the count [PROD-31]', () => {
    expect(replacePick(cup, picked(v, v, l), { index: 2, choice: m }, venueId)).toEqual({
      ok: true,
      value: picked(v, v, m),
    })
  })

  test('refuses one flavour too many', () => {
    expect(replacePick(cup, picked(v, v, l), { index: 0, choice: m }, venueId)).toEqual({
      ok: false,
      refusal: { reason: 'flavours-full', max: 2 },
    })
  })

  test('refuses a unit that is not there', () => {
    expect(replacePick(cup, picked(v), { index: 1, choice: m }, venueId)).toEqual({
      ok: false,
      refusal: { reason: 'not-offered' },
    })
  })
})
