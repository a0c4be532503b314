import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { products } from '#server/platform/db/schema/menu-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { noon } from '#tests/server/support/diner.ts'
import { aGuest } from '#tests/server/support/order-samples.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})
const aNewOne = () => service.newRestaurant({ like: 2, restaurant: { opensSoon: true } })
const show = (restaurantId: Id<'Restaurant'>, address: string) =>
  renderDesk(address, { service, restaurantId, nowMs: noon })

/** An order that was placed in the preview. */
async function aTest(restaurantId: Id<'Restaurant'>): Promise<Id<'Order'>> {
  const at = new Date(noon)
  const [row] = await service.db
    .insert(orders)
    .values({
      restaurantId,
      venueId: id<'Venue'>(21),
      isTest: true,
      guest: aGuest,
      language: 'en',
      orderType: 'takeAway',
      status: 'new',
      paymentMode: 'cash',
      timetableId: id<'Timetable'>(211),
      slotStart: moment('2026-03-10 19:30:00'),
      productsTotal: cents(550),
      total: cents(550),
      createdAt: at,
      waitsSince: at,
    })
    .returning()
  if (!row) throw new Error('The order was not written.')
  return row.id
}

const opensSoon = async (restaurantId: Id<'Restaurant'>) =>
  (await service.db.select().from(restaurants).where(eq(restaurants.id, restaurantId)))[0]?.opensSoon

test('says what is missing and leads there [SET-17]', async () => {
  const restaurantId = await aNewOne()
  await service.db.update(products).set({ isWithdrawn: true }).where(eq(products.restaurantId, restaurantId))
  const { screen, expectAccessible } = await show(restaurantId, '/set-up/open')
  await screen.findByRole('heading', { name: 'This is missing' })
  expect(screen.queryByRole('button', { name: 'Open for orders' })).toBeNull()
  screen.getByText('There is no dish on the menu yet.')
  await expectAccessible()
  expect(screen.getAllByRole('link', { name: 'Menu' }).map((link) => link.getAttribute('href'))).toContain(
    '/staff/set-up/menu',
  )
})

test('advises, opens with a second tap and leads on [SET-18] [SET-06]', async () => {
  const restaurantId = await aNewOne()
  const { screen, user, expectAccessible } = await show(restaurantId, '/set-up/open')
  await screen.findByText(/^Nothing is missing: you can open/)
  screen.getByText('No test order was accepted yet.')
  await user.click(screen.getByRole('button', { name: 'Open for orders' }))
  const question = (await screen.findByText(/^Are menu, prices/)).closest('p')
  expect(document.activeElement).toBe(question)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Not yet' }))
  await user.click(screen.getByRole('button', { name: 'Open for orders' }))
  expect(await opensSoon(restaurantId)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Open now' }))
  await screen.findByRole('link', { name: 'Put it on your site' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Open for orders' }))
  expect(await opensSoon(restaurantId)).toBe(false)
  await expectAccessible()
})

test('a test is marked on its card, removed there [SET-16] [SET-27]', async () => {
  const restaurantId = await aNewOne()
  const orderId = await aTest(restaurantId)
  const { screen, user, expectAccessible } = await show(restaurantId, '/')
  await screen.findByRole('heading', { name: `Order ${orderId}` })
  screen.getByText('Test', { selector: '.tag' })
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Remove the test order' }))
  await expect.poll(() => screen.queryByRole('heading', { name: `Order ${orderId}` })).toBeNull()
  const isThere = and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId))
  expect(await service.db.$count(orders, isThere)).toBe(0)
})

test('the test step lists tests that are there [SET-16]', async () => {
  const restaurantId = await aNewOne()
  const orderId = await aTest(restaurantId)
  const { screen, user, expectAccessible } = await show(restaurantId, '/set-up/test')
  await screen.findByRole('link', { name: `Test order ${orderId}` })
  expect(screen.queryByRole('button', { name: 'This is right as it is' })).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Remove the test order' }))
  await expect.poll(() => screen.queryByRole('link', { name: `Test order ${orderId}` })).toBeNull()
})

test('the preview opens behind a button and is drawn anew [SET-15] [SET-28]', async () => {
  const restaurantId = await aNewOne()
  const { screen, user, desk, expectAccessible } = await show(restaurantId, '/set-up')
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preview' }))
  const widget = () => document.querySelector('.desk-preview-widget')
  await expect.poll(() => widget()?.shadowRoot?.textContent).toContain('Tiramisu')
  expect(widget()?.shadowRoot?.textContent).not.toContain('We open soon')
  await expectAccessible()
  const before = widget()
  const its = deskOf(service, restaurantId)
  const { version, value } = await its.read<{ version: string; value: object }>('set-up/look')
  await its.post('set-up/look', { version, value: { ...value, colours: { primary: '#006064' } } })
  await desk.refresh()
  await expect.poll(() => widget() !== null && widget() !== before).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Close the preview' }))
  expect(widget()).toBeNull()
})
