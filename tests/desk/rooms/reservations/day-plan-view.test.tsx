import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import { reserve } from '#src/contract/reservation.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { clientOf, minute, noon } from '#tests/server/support/diner.ts'
import { moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const evening = noon + 8 * 60 * minute
const halfPastSix = noon + 6.5 * 60 * minute

/** A restaurant whose reservations wait for an answer. */
async function aRestaurant() {
  const restaurantId = await service.newRestaurant()
  await service.db
    .update(serviceConfigs)
    .set({ confirmsAtOnce: false })
    .where(eq(serviceConfigs.restaurantId, restaurantId))
  const book = async (name: string, wish: { people?: number; at?: string } = {}) => {
    const { people = 4, at = '2026-03-10 20:00:00' } = wish
    const table = { ...aTable, name, people, startsAt: moment(at) }
    return (await clientOf(service, restaurantId).call(reserve, table, { idempotencyKey: name })).id
  }
  const confirm = (id: number) => deskOf(service, restaurantId).post(`reservations/${id}/confirm`)
  /** Opens the day plan of the desk at a time. */
  async function open(nowMs: number) {
    service.clock.set(nowMs, restaurantId)
    const desk = await renderDesk('/reservations', { service, restaurantId, nowMs })
    await desk.user.click(desk.screen.getByRole('button', { name: 'Day plan' }))
    await desk.settled()
    return { ...desk, slot: (time: string) => desk.screen.getByRole('region', { name: time }) }
  }
  return { restaurantId, book, confirm, open }
}

test('a day shows its seats, and what waits is answered [RESV-46]', async () => {
  const { book, confirm, open } = await aRestaurant()
  await confirm(await book('Anna Rossi'))
  await book('Luca Bianchi', { people: 2 })
  await book('Nina Verdi', { at: '2026-03-11 20:00:00' })
  const { screen, user, slot, settled, setOffline, expectAccessible } = await open(noon)
  expect(slot('20:00').textContent).toContain('6 of 24 seats')
  expect(slot('19:30').textContent).toContain('0 of 24 seats')
  const names = [...slot('20:00').querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Luca Bianchi · 2 people', 'Anna Rossi · 4 people'])
  screen.getByText('1 reservation of another day or venue waits for you.')
  await expectAccessible()

  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText(/^Reservation \d+ is confirmed$/)
  expect(document.activeElement?.textContent).toBe('Luca Bianchi · 2 people')
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Next day' }))
  await settled()
  expect(slot('20:00').textContent).toContain('Nina Verdi')
  expect(screen.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('false')
  setOffline(true)
  await user.click(screen.getByRole('button', { name: 'Next day' }))
  await settled()
  screen.getByText('There is no connection to the service.')
  setOffline(false)
  await user.click(screen.getByRole('button', { name: 'See the list' }))
  await screen.findByText('Waiting for you')
})

test('guests without a reservation are seated, more after a question [RESV-49]', async () => {
  const { open } = await aRestaurant()
  const { screen, user, slot, settled, setOffline, expectAccessible } = await open(evening)
  expect(slot('20:00').textContent).toContain('Now')
  await user.type(screen.getByLabelText('Name (optional)'), 'Mario')
  await user.click(screen.getByRole('button', { name: 'One person more' }))
  setOffline(true)
  await user.click(screen.getByRole('button', { name: 'Seat at 20:00' }))
  await screen.findByText('Not changed: there is no connection. Try again.')
  setOffline(false)
  await user.keyboard('{Enter}')
  await screen.findByText('Walk-in seated at 20:00')
  await settled()
  expect(slot('20:00').textContent).toContain('3 of 24 seats')
  expect(slot('20:00').querySelector('h3')?.textContent).toBe('Mario · 3 people')
  await expectAccessible()

  const more = screen.getByRole('button', { name: 'One person more' })
  for (let people = 2; people < 22; people += 1) await user.click(more)
  await user.click(screen.getByRole('button', { name: 'Seat at 20:00' }))
  await screen.findByText('There are not enough seats at 20:00. Nobody has been seated.')
  await user.click(screen.getByRole('button', { name: 'Seat them anyway' }))
  await settled()
  expect(slot('20:00').textContent).toContain('25 of 24 seats')
  expect(slot('20:00').textContent).toContain('Full')
  expect(document.activeElement?.textContent).toContain('Seat at 20:00')

  await user.click(screen.getAllByText('Remove…')[1] as HTMLElement)
  await user.click(screen.getAllByRole('button', { name: 'Remove and free the seats' })[1] as HTMLElement)
  await screen.findByText(/^Reservation \d+ is cancelled$/)
  expect(slot('20:00').textContent).toContain('3 of 24 seats')
})

test('who came is marked, and can be taken back [RESV-47, RESV-48, RESV-50]', async () => {
  const { restaurantId, book, confirm, open } = await aRestaurant()
  await confirm(await book('Anna Rossi'))
  const early = await open(halfPastSix)
  expect(early.screen.queryByRole('button', { name: 'Arrived' })).toBeNull()
  early.close()

  const { screen, user, slot, settled, advance, expectAccessible } = await open(evening)
  await user.click(screen.getByRole('button', { name: 'No-show' }))
  screen.getByText('No-show, in 10 s')
  await expectAccessible()
  advance(5000)
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  expect(document.activeElement?.textContent).toBe('Anna Rossi · 4 people')
  advance(10_000)
  await settled()
  expect(slot('20:00').textContent).toContain('4 of 24 seats')

  await user.click(screen.getByRole('button', { name: 'No-show' }))
  advance(10_000)
  await screen.findByText('Anna Rossi: no-show, the seats are free')
  await settled()
  expect(slot('20:00').textContent).toContain('0 of 24 seats')
  const walkIn = { people: 24, name: '', key: 'everybody-comes', isBeyond: false }
  await deskOf(service, restaurantId).post('venues/11/walk-ins', walkIn)
  await user.click(screen.getByRole('button', { name: 'Came after all' }))
  await screen.findByText('Their seats were given to others.')
  await user.click(screen.getByRole('button', { name: 'Seat them anyway' }))
  await screen.findByText('Anna Rossi: arrived')
  expect(slot('20:00').textContent).toContain('28 of 24 seats')
})

test('leaving the room sends what was marked [RESV-50]', async () => {
  const { restaurantId, book, confirm, open } = await aRestaurant()
  await confirm(await book('Anna Rossi'))
  const { screen, user, settled } = await open(evening)
  await user.click(screen.getByRole('button', { name: 'Arrived' }))
  await user.click(screen.getByRole('button', { name: 'List' }))
  await settled()
  await screen.findByText('Anna Rossi: arrived')
  const { reservations } = await deskOf(service, restaurantId).read<{ reservations: { attendance: string }[] }>(
    'reservations',
  )
  expect(reservations.map(({ attendance }) => attendance)).toEqual(['arrived'])
})

test('what could not be marked is said, even elsewhere', async () => {
  const { book, confirm, open } = await aRestaurant()
  await confirm(await book('Anna Rossi'))
  const { screen, user, advance, setOffline } = await open(evening)
  setOffline(true)
  await user.click(screen.getByRole('button', { name: 'No-show' }))
  advance(10_000)
  await screen.findByText('Not changed: there is no connection. Try again.')
  await user.click(screen.getByRole('button', { name: 'Arrived' }))
  await user.click(screen.getByRole('button', { name: 'List' }))
  expect(await screen.findByText('Anna Rossi: could not be marked')).toBeTruthy()
})
