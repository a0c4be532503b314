import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { updateAccount } from '#src/contract/account-form.ts'
import { writeConsents } from '#src/contract/account.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDiner, clientOf, statusOf } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { tally } from '#tests/server/support/rush.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import { moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'

// What has to be unique is asked for by several at the same moment: one of them gets it, the others are told, nobody
// gets a failure.
const programs = postgresPrograms()
const places = [0, 1, 2, 3, 4, 5]
const rounds = [0, 1, 2, 3, 4, 5, 6, 7]

describe.skipIf(programs === null)('what several ask for at once', { timeout: 120_000 }, () => {
  let both: TwoServices
  let restaurantId: Id<'Restaurant'>
  beforeAll(async () => {
    both = await startTwoServices(programs ?? '')
  }, 120_000)
  beforeEach(async () => {
    restaurantId = await both.one.newRestaurant()
  })
  afterAll(() => both.stop())

  /** The desk, every second time at the other service. */
  const desk = (place: number) => deskOf(place % 2 === 0 ? both.one : both.other, restaurantId)
  const post = async (place: number, path: string, body: object) => saidBy(await desk(place).post(path, body))
  async function saidBy(reply: Response) {
    const said = (await reply.json()) as {
      id?: number
      productId?: number
      reason?: string
      faults?: Record<string, string>
    }
    return { status: reply.status, ...said }
  }
  const ownCodes = 'savings/set-up/codes'
  type Codes = { readonly version: string; readonly value: { readonly codes: readonly object[] } }

  test('makes one code of one name, the others are told', async () => {
    const { version, value } = await desk(0).read<Codes>(ownCodes)
    const codes = [...value.codes, { name: 'ESTATE', percent: 10 }]
    const answers = await Promise.all(places.map((place) => post(place, ownCodes, { version, value: { codes } })))
    expect(tally(answers.map(({ reason }) => reason ?? 'saved'))).toEqual({ saved: 1, changed: 5 })
    expect((await desk(0).read<Codes>(ownCodes)).value.codes).toHaveLength(codes.length)
  })

  const ownHours = 'venues/11/set-up/hours'
  test('keeps the opening hours of one of them', async () => {
    for (const round of [1, 2, 3]) {
      const typed = (place: number) => [
        { from: `0${place}:${round}0`, to: '12:00' },
        { from: '18:00', to: `2${place % 4}:00` },
      ]
      const { version } = await desk(0).read<{ version: string }>(ownHours)
      const answers = await Promise.all(
        places.map((place) => post(place, ownHours, { version, value: { openingHours: typed(place) } })),
      )
      expect(tally(answers.map(({ reason }) => reason ?? 'saved'))).toEqual({ saved: 1, changed: 5 })
      const { value } = await desk(0).read<{ value: { openingHours: object } }>(ownHours)
      expect(places.map(typed)).toContainEqual(value.openingHours)
    }
  })

  test('gives each new dish its own number', async () => {
    const path = 'menu/set-up/dish'
    const { version } = await desk(0).read<{ version: string }>(path)
    const value = { name: 'Crema', price: 5 }
    const answers = await Promise.all(places.map((place) => post(place, path, { version, value })))
    expect(answers.map(({ status }) => status)).toEqual(places.map(() => 200))
    expect(new Set(answers.map(({ productId }) => productId)).size).toBe(places.length)
  })

  test('gives an e-mail address to one member of staff', async () => {
    const body = { email: 'sara@example.com', name: 'Sara', password: 'prezzemolo', role: 'staff', venueId: null }
    const answers = await Promise.all(places.slice(0, 4).map((place) => post(place, 'members', body)))
    expect(tally(answers.map(({ reason }) => reason ?? 'added'))).toEqual({ added: 1, 'email-taken': 3 })
  })

  test('keeps one photo under one code', async () => {
    const pictures = await Promise.all(
      [480, 960].map((width) =>
        sharp({ create: { width, height: width / 2, channels: 3, background: '#3a3' } })
          .webp()
          .toBuffer(),
      ),
    )
    const body = { pictures: pictures.map((picture) => picture.toString('base64')) }
    const answers = await Promise.all(places.map((place) => post(place, 'photos', body)))
    expect(answers.map(({ status }) => status)).toEqual(places.map(() => 200))
  })

  test('never seats more than there are seats through a stay [RESV-38]', async () => {
    const stays = [{ upTo: 8, minutes: 120 }]
    await both.one.changeRestaurant(restaurantId, { venueId: 11, type: 'reservation', service: { stays } })
    // Each at a slot of its own, so that no two of them lock the same one; all of them sit at half past eight.
    const starts = ['19:00', '19:30', '20:00', '20:30', '19:00', '19:30', '20:00', '20:30']
    const calls = starts.map((start, index) =>
      statusOf(
        clientOf(index % 2 === 0 ? both.one : both.other, restaurantId).call(reserve, {
          ...aTable,
          people: 8,
          startsAt: moment(`2026-03-10 ${start}:00`),
        }),
      ),
    )
    expect(tally(await Promise.all(calls))).toEqual({ accepted: 3, NOT_ENOUGH_SEATS: 5 })
  })

  test('gives an e-mail address to one customer', async () => {
    const change = ({ api, email: oldEmail }: Awaited<ReturnType<typeof aDiner>>, email: string) => {
      const person = { username: oldEmail, firstName: 'Gaia', lastName: 'Riva', phone: '+39 333 555 0109' }
      const request = { ...person, venueId: null, email, addresses: null, oldEmail }
      const wireExtras = writeConsents({ f_privacy: true, f_termini: true })
      return statusOf(api.call(updateAccount, request, { wireExtras }))
    }
    const outcomes: (string | null)[] = []
    for (const round of rounds) {
      const diners = await Promise.all([both.one, both.other].map((service) => aDiner(service, restaurantId)))
      outcomes.push(...(await Promise.all(diners.map((diner) => change(diner, `gaia${round}@example.org`)))))
    }
    expect(tally(outcomes)).toEqual({ accepted: rounds.length, VALIDATION: rounds.length })
  })
})
