import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** A restaurant whose reservations wait for an answer, and what books a table there tonight. */
async function aRestaurant() {
  const restaurantId = await service.newRestaurant()
  const isOfRestaurant = eq(serviceConfigs.restaurantId, restaurantId)
  await service.db.update(serviceConfigs).set({ confirmsAtOnce: false }).where(isOfRestaurant)
  return { restaurantId, book: (name: string) => book(restaurantId, name) }
}

async function book(restaurantId: Id<'Restaurant'>, name: string): Promise<number> {
  const guest = { name, phone: '+39 333 555 0199', contactEmail: 'anna@example.com', notes: 'By the window' }
  const wish = { id: null, venueId: id<'Venue'>(11), people: 4, startsAt: moment('2026-03-10 20:00:00') }
  const table = { ...guest, ...wish, hasAcceptedPrivacy: true, device: 'site' } as const
  return (await clientOf(service, restaurantId).call(reserve, table, { idempotencyKey: name })).id
}

test('a table that waits is confirmed with a word', async () => {
  const { restaurantId, book: bookTable } = await aRestaurant()
  const desk = await renderDesk('/reservations', { service, restaurantId, nowMs: noon })
  const { screen, user, tell, settled, setOffline, expectAccessible } = desk
  await screen.findByText('No table has been booked yet.')
  const number = await bookTable('Anna Rossi')
  tell()
  await settled()
  const card = () => screen.getByRole('listitem', { name: 'Anna Rossi · 4 people' })
  expect(card().textContent).toContain('20:00')
  expect(card().textContent).toContain('By the window')
  await expectAccessible()

  await user.type(screen.getByLabelText('A word to the guest'), 'See you tonight')
  tell()
  await settled()
  setOffline(true)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Not changed: there is no connection. Try again.')
  setOffline(false)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText(`Reservation ${number} is confirmed`)
  expect(card().closest('section')?.querySelector('h2')?.textContent).toMatch(/^Today/)
  expect(card().textContent).toContain('See you tonight')
  expect(document.activeElement?.textContent).toBe('Waiting for you')

  await user.click(screen.getByText('Cancel…'))
  await user.click(screen.getByRole('button', { name: 'Cancel the reservation' }))
  await screen.findByText(`Reservation ${number} is cancelled`)
  expect(document.activeElement).toBe(card().querySelector('h3'))
  expect(card().textContent).toContain('Cancelled')
})

test('what was decided elsewhere or is over is said [ORD-65]', async () => {
  const { restaurantId, book: bookTable } = await aRestaurant()
  const [first, second] = [await bookTable('Anna Rossi'), await bookTable('Luca Bianchi')]
  const { screen, user } = await renderDesk('/reservations', { service, restaurantId, nowMs: noon })
  await deskOf(service, restaurantId).post(`reservations/${first}/refuse`)
  await user.click((await screen.findAllByRole('button', { name: 'Confirm' }))[0] as HTMLElement)
  await screen.findByText(`Reservation ${first} was decided by somebody else`)

  service.clock.set(noon + 24 * 3_600_000, restaurantId)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText(/^Not confirmed: its time is over\./)
  await user.selectOptions(screen.getByLabelText('Reason for a refusal'), 'Fully booked')
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  await screen.findByText(`Reservation ${second} is refused`)
  expect(screen.getAllByText('Refused')).toHaveLength(2)
  screen.getByText('We are fully booked for this time.')
})
