import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import { startService } from '#tests/support/service.ts'

test('managers edit what delivery costs with the set-up’s form [SET-11]', async () => {
  const service = await startService()
  const restaurantId = await service.newRestaurant({ like: 2 })
  const email = 'manager@example.com'
  const row = { restaurantId, email, name: 'Mara', role: 'manager', venueId: null, passwordHash } as const
  await addStaffMember(service.db, { ...row, createdAt: new Date() })
  const { screen, user, expectAccessible } = await renderDesk('/delivery', { service, restaurantId, email })
  const [least] = await screen.findAllByLabelText('Least order')
  await expectAccessible()
  fireEvent.input(least!, { target: { value: '12,50' } })
  await user.click(screen.getByText('Save').closest('button')!)
  await screen.findByText('Saved.')
  const { value } = await deskOf(service, restaurantId).read<{ value: PartValue<'delivery'> }>('set-up/delivery')
  expect(value.deliveryAreas?.[0]?.minimumSpend).toBe(12.5)
})
