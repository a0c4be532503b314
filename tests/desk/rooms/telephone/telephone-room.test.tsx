import { act, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { noon } from '#tests/server/support/diner.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import { submitAcrossTheTree } from '#tests/support/render-widget.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The room of a restaurant where nobody orders without an account, with the widget in it. */
async function aCall(isOffline = false) {
  const restaurantId = await service.newRestaurant({ like: 2, restaurant: { guestOrderTypes: [] } })
  const desk = await renderDesk('/telephone', { service, restaurantId, nowMs: noon, isOffline })
  /** What the widget shows, in its own root. */
  const widget = () => {
    const root = document.querySelector('.desk-telephone-widget')?.shadowRoot
    if (!root) throw new Error('The widget is not there.')
    return root
  }
  const shown = () => within(widget() as unknown as HTMLElement)
  const tap = async (name: RegExp) => desk.user.click(await shown().findByRole('button', { name }))
  return { ...desk, restaurantId, widget, shown, tap }
}

test('takes an order, then the next from nothing [ORD-84, ORD-76]', async () => {
  const { screen, user, desk, restaurantId, widget, shown, tap, expectAccessible } = await aCall()
  submitAcrossTheTree(widget())
  await tap(/^Take-away/)
  await tap(/^Earliest/)
  await tap(/^See the menu/)
  const [plus] = await shown().findAllByRole('button', { name: /^Add Tiramis/ })
  await user.click(plus as HTMLElement)
  const [order] = await shown().findAllByRole('button', { name: /View order/ })
  await user.click(order as HTMLElement)
  const [checkout] = await shown().findAllByRole('button', { name: /^Go to checkout/ })
  await user.click(checkout as HTMLElement)
  await user.type(await shown().findByLabelText(/First and last name/), 'Luca Verdi')
  await user.type(shown().getByLabelText(/Phone/), '+39 333 555 0202')
  expect(shown().queryByLabelText(/E-mail/)).toBeNull()
  await user.click(shown().getByRole('radio', { name: /^Cash/ }))
  await tap(/^Order and pay/)

  const heading = await screen.findByRole('heading', { name: /^Order \d+ is placed and confirmed$/ })
  expect(document.activeElement).toBe(heading)
  expect(document.querySelector('.desk-telephone-widget')).toBeNull()
  expect([...desk.telephone.values]).toEqual([])
  const [row] = await service.db.select().from(orders).where(eq(orders.restaurantId, restaurantId))
  expect(row).toMatchObject({ placedBy: 'Gino', guest: { firstName: 'Luca', lastName: 'Verdi' }, status: 'confirmed' })
  await expectAccessible()

  await user.click(screen.getByRole('button', { name: 'Next order' }))
  await shown().findByRole('button', { name: /^Take-away/ })
  expect(widget().textContent).not.toContain('Luca')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'New order by telephone' }))
})

test('begins anew after one more tap, by keyboard [ORD-84]', async () => {
  const { screen, user, desk, shown, tap } = await aCall()
  await tap(/^Take-away/)
  await shown().findByRole('button', { name: /^Earliest/ })
  act(() => screen.getByRole('button', { name: 'Begin anew' }).focus())
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep this order' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin anew' }))
  shown().getByRole('button', { name: /^Earliest/ })
  const before = desk.telephone.values
  await user.click(screen.getByRole('button', { name: 'Begin anew' }))
  await user.click(screen.getByRole('button', { name: 'Discard it' }))
  await shown().findByRole('button', { name: /^Take-away/ })
  expect(desk.telephone.values).not.toBe(before)
})

test('goes on after a look into another room', async () => {
  const { screen, user, shown, tap } = await aCall()
  await tap(/^Take-away/)
  await tap(/^Earliest/)
  await tap(/^See the menu/)
  const [plus] = await shown().findAllByRole('button', { name: /^Add Tiramis/ })
  await user.click(plus as HTMLElement)
  await shown().findAllByRole('button', { name: /View order/ })
  await user.click(screen.getByRole('link', { name: 'Jobs' }))
  await screen.findByText('Nothing was given up.')
  await user.click(screen.getByRole('link', { name: 'Telephone' }))
  expect(await shown().findAllByRole('button', { name: /View order/ })).not.toEqual([])
})
