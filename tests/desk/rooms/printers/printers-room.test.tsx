import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import type { Role } from '#desk/contract/members.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import { endTicket, handOverNext } from '#server/tickets/hand-over.ts'
import { newestTickets } from '#server/tickets/listed-tickets.ts'
import { printTest } from '#server/tickets/print-tickets.ts'
import { notePoll, printerRow, printersIn, printerWithSecret } from '#server/tickets/printers.ts'
import { aPrinter } from '#tests/server/support/a-printer.ts'
import { minute, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Restaurant = Awaited<ReturnType<TestService['newRestaurant']>>

/** The room in the hands of somebody; of the owner when no role is said. */
async function theRoom(restaurantId: Restaurant, role?: Role) {
  const email = `${role}@example.com`
  if (role) {
    const row = { restaurantId, email, name: role, role, venueId: id<'Venue'>(11), passwordHash }
    await addStaffMember(service.db, { ...row, createdAt: new Date(noon) })
  }
  const desk = await renderDesk('/printers', { service, restaurantId, nowMs: noon, ...(role && { email }) })
  await desk.screen.findByRole('heading', { name: 'Printers', level: 1 })
  const printer = async (name = 'Kitchen') => within(await desk.screen.findByRole('region', { name }))
  return { ...desk, printer }
}

test('a printer is added and its address shown once [PRINT-01] [PRINT-14]', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, printer, expectAccessible } = await theRoom(restaurantId)
  await screen.findByText(/^There is no printer yet\./)
  const form = within(screen.getByRole('region', { name: 'Add a printer' }))
  await user.click(form.getByRole('button', { name: 'Add' }))
  form.getByText('Give the printer a name.')
  expect(document.activeElement).toBe(form.getByLabelText('Name'))
  await enterText(user, form.getByLabelText('Name'), 'Pass')
  await user.selectOptions(form.getByLabelText('Make'), 'Epson Server Direct Print')
  await user.click(form.getByRole('button', { name: 'Add' }))
  const address = await form.findByLabelText<HTMLInputElement>('Address')
  form.getByText(/Server Direct Print, switch it on/)
  expect(document.activeElement?.textContent).toMatch(/shown this once only/)
  const [row] = await printersIn(service.db, { restaurantId, venueId: null })
  expect(row).toMatchObject({ name: 'Pass', kind: 'epson' })
  expect((await printerWithSecret(service.db, address.value.split('/print/')[1] ?? ''))?.id).toBe(row?.id)
  const section = await printer('Pass')
  section.getByText('Has never asked yet: enter the address at the printer')
  section.getByText('It has printed nothing yet.')
  await expectAccessible()
})

test('another address is made at the second tap [PRINT-01]', async () => {
  const restaurantId = await service.newRestaurant()
  const { secret } = await aPrinter(service, restaurantId)
  const { user, printer } = await theRoom(restaurantId)
  const section = await printer()
  await user.click(section.getByText('What it prints, address, remove'))
  await user.click(section.getByRole('button', { name: 'New address' }))
  section.getByText(/^The address of before ends at once\./)
  expect(await printerWithSecret(service.db, secret)).not.toBeNull()
  await user.click(section.getByRole('button', { name: 'Make a new address' }))
  const address = await section.findByLabelText<HTMLInputElement>('Address')
  section.getByText(/Under CloudPRNT/)
  expect(await printerWithSecret(service.db, secret)).toBeNull()
  expect(await printerWithSecret(service.db, address.value.split('/print/')[1] ?? '')).not.toBeNull()
})

test('what a printer prints is saved with one button [PRINT-14] [PRINT-15]', async () => {
  const restaurantId = await service.newRestaurant()
  const { printer: added } = await aPrinter(service, restaurantId)
  const { screen, user, printer, expectAccessible } = await theRoom(restaurantId)
  const section = await printer()
  expect(screen.queryByText(/no printer prints the dishes|No printer prints the dishes/)).toBeNull()
  await user.click(section.getByText('What it prints, address, remove'))
  await enterText(user, section.getByLabelText('Name'), 'Oven')
  await user.selectOptions(section.getByLabelText('Width of the paper'), '58 mm')
  await user.selectOptions(section.getByLabelText('Language of its tickets'), 'Deutsch')
  await user.selectOptions(section.getByLabelText('Copies of the kitchen ticket'), '2')
  const dishes = within(await section.findByRole('group', { name: 'Dishes of its kitchen tickets' }))
  dishes.getByRole('button', { name: 'All dishes', pressed: true })
  const [, category] = dishes.getAllByRole('button')
  await user.click(category as HTMLElement)
  await user.click(section.getByLabelText(/^Tickets for the bag/))
  await user.click(section.getByLabelText(/^Prints a ticket when/))
  await expectAccessible()
  await user.click(section.getByRole('button', { name: 'Save' }))
  await screen.findByText('Oven is saved')
  const saved = await printerRow(service.db, added)
  expect(saved).toMatchObject({ name: 'Oven', widthMm: 58, language: 'de', bag: { copies: 1 }, tellsChanges: false })
  expect(saved?.kitchen).toMatchObject({ copies: 2 })
  expect(saved?.kitchen?.categoryIds).toHaveLength(1)
  const warning = await screen.findByText(/o printer prints the dishes of: /)
  expect(warning.textContent).not.toContain(category?.textContent)
})

test('a printer is removed at the second tap [PRINT-14]', async () => {
  const restaurantId = await service.newRestaurant()
  await aPrinter(service, restaurantId)
  const { screen, user, printer } = await theRoom(restaurantId)
  const section = await printer()
  await user.click(section.getByText('What it prints, address, remove'))
  await user.click(section.getByRole('button', { name: 'Remove' }))
  await user.click(section.getByRole('button', { name: 'Remove for good' }))
  await screen.findByText(/^There is no printer yet\./)
  expect(await printersIn(service.db, { restaurantId, venueId: null })).toEqual([])
})

test('tickets say what became of them and are printed again [PRINT-06] [PRINT-14]', async () => {
  const restaurantId = await service.newRestaurant()
  const { printer } = await aPrinter(service, restaurantId)
  await notePoll(service.db, printer, { problem: 'paperOut', nowMs: noon })
  await printTest(service.db, printer, noon)
  const job = await handOverNext(service.db, printer, noon)
  await endTicket(service.db, printer, job?.id ?? null, { status: 'failed', failure: 'paperOut', nowMs: noon })
  const { user, screen, printer: section, expectAccessible } = await theRoom(restaurantId)
  const shown = await section()
  shown.getByText('Asks for work')
  const ticket = within((await shown.findByText('Failed')).closest('li')!)
  ticket.getByText('Test')
  ticket.getByText('No paper')
  await expectAccessible()
  await user.click(ticket.getByRole('button', { name: 'Print again' }))
  await screen.findByText('It is printed again, marked as a copy')
  expect((await newestTickets(service.db, printer))[0]).toMatchObject({ occasion: 'again', status: 'queued' })
  await shown.findByText(/^1 ticket waits since/)
})

test('says since when a printer is away [PRINT-14]', async () => {
  const restaurantId = await service.newRestaurant()
  const { printer } = await aPrinter(service, restaurantId)
  await notePoll(service.db, printer, { nowMs: noon - 2 * minute })
  const section = await (await theRoom(restaurantId)).printer()
  section.getByText(/^Has not asked since /)
  expect(section.queryByText('Asks for work')).toBeNull()
})

test('staff print a test and change nothing [PRINT-14]', async () => {
  const restaurantId = await service.newRestaurant()
  const { printer } = await aPrinter(service, restaurantId)
  await aPrinter(service, restaurantId, { name: 'Elsewhere', venueId: 12 })
  const { user, screen, printer: section, expectAccessible } = await theRoom(restaurantId, 'staff')
  const shown = await section()
  expect(screen.queryByRole('region', { name: 'Elsewhere' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Add a printer' })).toBeNull()
  expect(shown.queryByText('What it prints, address, remove')).toBeNull()
  await expectAccessible()
  await user.click(shown.getByRole('button', { name: 'Print a test' }))
  await screen.findByText('Kitchen is to print a test')
  expect((await newestTickets(service.db, printer))[0]).toMatchObject({ ticket: 'test', status: 'queued' })
})

test('without a connection the room says so', async () => {
  const restaurantId = await service.newRestaurant()
  const { printer: added } = await aPrinter(service, restaurantId)
  const { user, screen, printer, setOffline } = await theRoom(restaurantId)
  const section = await printer()
  setOffline(true)
  await user.click(section.getByRole('button', { name: 'Print a test' }))
  await screen.findByText('Not changed: there is no connection. Try again.')
  expect(await newestTickets(service.db, added)).toEqual([])
})
