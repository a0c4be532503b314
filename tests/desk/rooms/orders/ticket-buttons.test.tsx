import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import type { Role } from '#desk/contract/members.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import { newestTickets } from '#server/tickets/listed-tickets.ts'
import { aPrinter } from '#tests/server/support/a-printer.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The card of an order at venue 11, which has a printer, in the hands of somebody. */
async function aCardFor(role: Role) {
  const { restaurantId, place } = await aCounter(service)
  const { printer } = await aPrinter(service, restaurantId)
  await aPrinter(service, restaurantId, { name: 'Elsewhere', venueId: 12 })
  const { id: orderId } = await place()
  const email = `${role}@example.com`
  const row = { restaurantId, email, name: role, role, venueId: null, passwordHash }
  await addStaffMember(service.db, { ...row, createdAt: new Date(noon) })
  const desk = await renderDesk('/', { service, restaurantId, email, nowMs: noon })
  await desk.screen.findByRole('heading', { name: `Order ${orderId}` })
  const card = desk.cardOf(orderId)
  await desk.user.click(await card.findByText('Print at a receipt printer'))
  const group = within(await card.findByRole('group', { name: 'Kitchen' }))
  const names = () => group.getAllByRole('button').map(({ textContent }) => textContent)
  return { ...desk, orderId, printer, card, group, names }
}

test('staff print each ticket at a printer of the venue [PRINT-16]', async () => {
  const { screen, user, orderId, printer, card, group, names, expectAccessible } = await aCardFor('staff')
  expect(names()).toEqual(['Kitchen ticket', 'Ticket for the bag', 'Receipt'])
  expect(card.queryByRole('group', { name: 'Elsewhere' })).toBeNull()
  await expectAccessible()
  await user.click(group.getByRole('button', { name: 'Receipt' }))
  await screen.findByText(`Receipt of order ${orderId}: sent to Kitchen`)
  const [job] = await newestTickets(service.db, printer)
  expect(job).toMatchObject({ orderId, ticket: 'receipt', occasion: 'asked', status: 'queued' })
})

test('the kitchen prints kitchen tickets alone [PRINT-16]', async () => {
  const { screen, user, orderId, printer, group, names } = await aCardFor('kitchen')
  expect(names()).toEqual(['Kitchen ticket'])
  await user.click(group.getByRole('button', { name: 'Kitchen ticket' }))
  await screen.findByText(`Kitchen ticket of order ${orderId}: sent to Kitchen`)
  expect((await newestTickets(service.db, printer))[0]).toMatchObject({ ticket: 'kitchen', occasion: 'asked' })
})
