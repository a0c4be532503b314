import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { checkWholeFile } from '#server/restaurant-file/check-whole-file.ts'
import { countries } from '#server/restaurant-file/new/countries.ts'
import { newRestaurant } from '#server/restaurant-file/new/new-restaurant.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { getReservationConfig, reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { clientOf, noon, refusalOf } from '#tests/server/support/diner.ts'
import { faultLines } from '#tests/server/support/file-faults.ts'
import { id, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant({ like: 2 })
})

const venueId = id<'Venue'>(21)
const ask = (service: object) => ({ type: 'reservation' as const, service })
const required = ask({ depositRequired: true })
const byCard = { deposit: price('10.00'), paymentMode: 'card' as const }

function book(wish: object, language: 'en' | 'it' = 'en') {
  const key = { idempotencyKey: randomUUID() }
  return clientOf(service, restaurantId, { language }).call(reserve, { ...aTable, venueId, ...wish }, key)
}
const requiresDeposit = async () => {
  const asked = { venueId, type: 'reservation' as const }
  return (await clientOf(service, restaurantId).call(getReservationConfig, asked)).reservation?.requiresDeposit
}

describe('a reservation that needs a deposit', () => {
  beforeEach(() => service.changeRestaurant(restaurantId, required))

  test('is said by the configuration [RESV-43]', async () => {
    expect(await requiresDeposit()).toBe(true)
    await service.changeRestaurant(restaurantId, ask({ deposits: [] }))
    expect(await requiresDeposit()).toBe(false)
    expect(await book({})).toMatchObject({ isConfirmed: false })
  })

  test.each([
    ['en', 'Deposit is a mandatory field'],
    ['it', 'Acconto è un campo obbligatorio'],
  ] as const)('is refused without one, in %s [RESV-43]', async (language, said) => {
    expect(await refusalOf(book({}, language))).toMatchObject({ status: 'VALIDATION', messages: [said] })
  })

  test('is made with one, and its guest can pay [RESV-43]', async () => {
    expect((await book(byCard)).token).toMatch(/./)
    expect(await deskOf(service, restaurantId).read('reservations')).toMatchObject({ reservations: [] })
  })

  test('cannot be sent again without it [RESV-43]', async () => {
    const first = await book(byCard)
    const again = { id: first.id, token: first.token }
    expect(await refusalOf(book(again))).toMatchObject({ status: 'VALIDATION' })
  })
})

describe('the desk', () => {
  const path = 'venues/21/set-up/services'
  type Ways = { readonly value: { readonly services: { readonly reservation: object } } }
  const save = async (depositRequired: boolean) => {
    const desk = deskOf(service, restaurantId)
    const { services } = (await desk.read<Ways>(path)).value
    const reservation = { ...services.reservation, depositRequired }
    const reply = await desk.savePart(path, { services: { ...services, reservation } })
    return { status: reply.status, ...((await reply.json()) as { faults?: object }) }
  }

  test('asks for a deposit with every reservation [RESV-45]', async () => {
    expect(await save(true)).toMatchObject({ status: 200 })
    expect(await requiresDeposit()).toBe(true)
    await save(false)
    expect(await requiresDeposit()).toBe(false)
  })

  test.each([
    ['too little for a card', ask({ deposits: [{ id: id<'Deposit'>(1), price: price('0.40') }] })],
    ['no card for reservations', { paymentMode: { id: 2, types: ['takeAway' as const] } }],
  ])('refuses it where there is %s [RESV-45]', async (_why, change) => {
    await service.changeRestaurant(restaurantId, change)
    const { status, faults } = await save(true)
    expect([status, Object.keys(faults ?? {})]).toEqual([400, ['services.reservation.depositRequired']])
    expect(await requiresDeposit()).toBe(false)
  })
})

describe('a file that asks for deposits', () => {
  type Venue = WrittenFile['venues'][number]
  const at = 'venues[0].services.reservation.depositRequired'
  const noWay =
    'No way to pay online here takes a deposit: reservations need card or PayPal, and an amount that they take.'
  const bistro = (country = 'IT', currency?: string) => {
    const made = newRestaurant({ name: 'Lune', country, like: 'bistro', timeZone: 'Europe/Rome', currency })
    if (!made.ok) throw new Error(made.refusal.join('\n'))
    return made.value
  }
  const withDeposits = (deposits: { price: number }[]): Partial<WrittenFile> => ({
    venues: bistro().venues.map((venue): Venue => {
      const { services } = venue
      return { ...venue, services: { ...services, reservation: { ...services.reservation, deposits } } }
    }),
  })
  const faultsOf = (change: Partial<WrittenFile> = {}, file = bistro()) => {
    return faultLines(checkWholeFile(JSON.stringify({ ...file, ...change })))
  }

  test.each([
    ['without any', withDeposits([]), 'There is no deposit to choose.'],
    ['of too little for a card', withDeposits([{ price: 0.4 }]), noWay],
    ['for cash alone', { payments: [{ method: 'cash' as const }] }, noWay],
    ['with a card for orders', { payments: [{ method: 'card' as const, services: ['takeAway' as const] }] }, noWay],
  ])('%s is refused [RESV-45]', (_how, change, said) => {
    expect(faultsOf(change)).toEqual([`${at}: ${said}`])
  })

  test.each([...countries.keys()])('is right as the sample of %s [RESV-45]', (country) => {
    const file = bistro(country)
    expect(faultsOf({}, file)).toEqual([])
    expect(file.venues[0]?.services.reservation?.depositRequired).toBe(true)
  })

  test('is right in a currency without cards [RESV-45]', () => {
    const file = bistro('IT', 'RUB')
    expect(faultsOf({}, file)).toEqual([])
    expect(file.venues[0]?.services.reservation?.depositRequired).toBeUndefined()
  })
})
