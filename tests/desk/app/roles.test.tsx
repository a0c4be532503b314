import { beforeAll, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import type { Role } from '#desk/contract/members.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The desk of a restaurant with one order that waits, in the hands of somebody with a role at its venue. */
async function deskAs(role: Role, path = '/') {
  const { restaurantId, place } = await aCounter(service)
  await place()
  const email = `${role}@example.com`
  const row = { restaurantId, email, name: role, role, venueId: id<'Venue'>(11), passwordHash }
  await addStaffMember(service.db, { ...row, createdAt: new Date(noon) })
  const desk = await renderDesk(path, { service, restaurantId, email, nowMs: noon })
  const links = () => desk.screen.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\d+$/, ''))
  const buttons = () => desk.screen.getAllByRole('button').map(({ textContent }) => textContent)
  return { ...desk, links, buttons }
}

test('the kitchen sees no amounts and gives no money back', async () => {
  const { screen, user, links, buttons, expectAccessible } = await deskAs('kitchen')
  const confirm = await screen.findByRole('button', { name: 'Confirm' })
  expect(links()).toEqual(['Orders', 'Kitchen', 'Menu', 'Printers', 'Account'])
  expect(buttons()).not.toContain('Refuse')
  expect(document.body.textContent).not.toMatch(/€|Rossi|Customer|Guest/)
  await expectAccessible()
  await user.click(confirm)
  await screen.findByText(/confirmed$/)
  expect(buttons()).not.toContain('Mark as consumed')
  await user.click(screen.getByRole('link', { name: 'Menu' }))
  const [soldOut] = await screen.findAllByRole('button', { name: 'Sold out' })
  await user.click(soldOut as HTMLElement)
  await screen.findByText(/is sold out$/)
  expect(document.body.textContent).not.toContain('€')
})

test('a manager of one venue gives the two roles below', async () => {
  const { screen, links, expectAccessible } = await deskAs('manager', '/account')
  const role = await screen.findByLabelText('Role')
  expect(links()).toEqual([
    'Orders',
    'Telephone',
    'Kitchen',
    'Tables',
    'Reservations',
    'Messages',
    'Numbers',
    'Menu',
    'Pauses',
    'Printers',
    'Hours',
    'Settings',
    'Your site',
    'Account',
  ])
  expect([...role.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Staff', 'Kitchen'])
  await expectAccessible()
})
