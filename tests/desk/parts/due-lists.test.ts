import { describe, expect, test } from 'vitest'

import type { DueFacts, DueList } from '#desk/parts/due-lists.ts'
import { dueOf, listedByDue } from '#desk/parts/due-lists.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { moment } from '#tests/support/builders.ts'

const timeZone = 'Europe/Rome'
const nowMs = instantOf(moment('2026-03-10 19:00:00'), timeZone)
const facts = (state: DueFacts['state'], dueAt: string): DueFacts => ({ state, dueAt: moment(dueAt), timeZone })

describe('when something is due', () => {
  test.each<[DueFacts['state'], string, DueList, number]>([
    ['waiting', '2026-03-10 19:10:00', 'new', 10],
    ['waiting', '2026-03-12 19:10:00', 'new', 2890],
    ['waiting', '2026-03-08 19:00:00', 'new', -2880],
    ['confirmed', '2026-03-10 19:00:00', 'now', 0],
    ['confirmed', '2026-03-10 19:30:00', 'now', 30],
    ['confirmed', '2026-03-10 19:30:01', 'next', 31],
    ['confirmed', '2026-03-10 18:45:00', 'now', -15],
    ['confirmed', '2026-03-09 19:00:01', 'now', -1439],
    ['confirmed', '2026-03-09 19:00:00', 'done', -1440],
    ['confirmed', '2026-03-10 23:59:59', 'next', 300],
    ['confirmed', '2026-03-11 00:00:00', 'later', 300],
    ['over', '2026-03-10 19:10:00', 'done', 10],
  ])('%s at %s stands under %s [ORD-62]', (state, dueAt, list, minutes) => {
    expect(dueOf(facts(state, dueAt), nowMs)).toEqual({ list, minutes })
  })

  test('a minute counts until it is over [ORD-62]', () => {
    const left = (seconds: number) => dueOf(facts('confirmed', '2026-03-10 19:05:00'), nowMs + seconds * 1000).minutes
    expect([left(0), left(1), left(60), left(299), left(300), left(359), left(360)]).toEqual([5, 5, 4, 1, 0, 0, -1])
  })

  test('days are those of the venue [ORD-62]', () => {
    const late = instantOf(moment('2026-03-10 23:00:00'), timeZone)
    const inTokyo = { state: 'confirmed', dueAt: moment('2026-03-11 09:00:00'), timeZone: 'Asia/Tokyo' } as const
    expect(dueOf(inTokyo, late)).toEqual({ list: 'next', minutes: 120 })
  })

  test('what is due first stands first, what is done last [ORD-62]', () => {
    const orders = [
      [1, 'waiting', '2026-03-10 20:00:00'],
      [2, 'waiting', '2026-03-10 19:10:00'],
      [3, 'waiting', '2026-03-10 19:10:00'],
      [4, 'over', '2026-03-10 19:10:00'],
      [5, 'over', '2026-03-10 18:10:00'],
    ] as const
    const things = orders.map(([id, state, dueAt]) => ({ id, state, dueAt }))
    const listed = listedByDue(things, ({ state, dueAt }) => facts(state, dueAt), nowMs)
    const ids = (list: DueList) => listed[list].map(({ thing }) => thing.id)
    expect([ids('new'), ids('now'), ids('done')]).toEqual([[2, 3, 1], [], [5, 4]])
  })
})
