import { fireEvent, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

async function open(email?: string, restaurantId?: Id<'Restaurant'>) {
  const of = restaurantId ?? (await service.newRestaurant())
  const desk = await renderDesk('/settings', { service, restaurantId: of, ...(email !== undefined && { email }) })
  await desk.screen.findAllByLabelText('Refuse it after minutes')
  const region = (name: string) => within(desk.screen.getByRole('region', { name }))
  return {
    ...desk,
    restaurantId: of,
    region,
    save: (name: string) => desk.user.click(region(name).getByText('Save').closest('button')!),
  }
}
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
const centre = 'Trattoria da Gino Centro'

test('reminders and the refusal of a venue are typed [SET-11]', async () => {
  const { screen, region, save, restaurantId, expectAccessible } = await open()
  const venue = region(centre)
  const [reminders, refusal] = [
    venue.getByLabelText<HTMLInputElement>('Mail the venue while an order waits'),
    venue.getByLabelText<HTMLInputElement>('Refuse it after minutes'),
  ]
  expect([reminders.value, refusal.value]).toEqual(['0, 2, 5, 10', '20'])
  type(reminders, '2, soon')
  type(refusal, '0')
  await save(centre)
  await venue.findByText('Enter a number.')
  venue.getByText('Enter whole minutes from 1 to 1440, or none (never).')
  await expect.poll(() => document.activeElement).toBe(reminders)
  await expectAccessible()
  type(reminders, '')
  type(refusal, '')
  expect([reminders.value, refusal.value]).toEqual(['', ''])
  await save(centre)
  await screen.findByText('Saved.')
  const { value } = await deskOf(service, restaurantId).read<{ value: PartValue<'rules'> }>('venues/11/set-up/rules')
  expect(value).toMatchObject({ remindAfterMinutes: [], refuseAfterMinutes: 'never' })
})

test('what holds for the restaurant is ticked [SET-11]', async () => {
  const { screen, user, region, save, restaurantId } = await open()
  const all = region('Every venue')
  expect(all.getByLabelText<HTMLInputElement>('Discount codes').checked).toBe(true)
  for (const way of ['Take-away', 'Delivery', 'Eat in'])
    if (all.queryByLabelText<HTMLInputElement>(way)?.checked) await user.click(all.getByLabelText(way))
  await save('Every venue')
  await screen.findByText('Saved.')
  const { value } = await deskOf(service, restaurantId).read<{ value: PartValue<'settings'> }>('set-up/settings')
  expect(value.guestServices).not.toContain('takeAway')
  expect(value.hasDiscountCodes).toBe(true)
})

test('a manager of one venue sets that one, not invoices [SET-11]', async () => {
  const restaurantId = await service.newRestaurant()
  const email = 'manager@example.com'
  const row = { restaurantId, email, name: 'Mara', role: 'manager', passwordHash, createdAt: new Date() } as const
  await addStaffMember(service.db, { ...row, venueId: 11 as Id<'Venue'> })
  const { screen } = await open(email, restaurantId)
  expect(screen.getAllByLabelText('Customers can write to the venue')).toHaveLength(1)
  expect(screen.queryByLabelText('No order without an invoice')).toBeNull()
  expect(screen.queryByLabelText('Discount codes')).toBeNull()
})
