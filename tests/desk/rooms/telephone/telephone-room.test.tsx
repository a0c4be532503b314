import { act } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { noon } from '#tests/server/support/diner.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import { submitAcrossTheTree } from '#tests/support/render-widget.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { withinShadow } from '#tests/support/within-shadow.ts'

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
  const shown = () => withinShadow(widget())
  const tap = async (name: RegExp) => desk.user.click(await shown().findByRole('button', { name }))
  /** From the choice of what and when to the last button, paid in this way. */
  async function orderBy(way: RegExp) {
    submitAcrossTheTree(widget())
    await tap(/^Take-away/)
    await tap(/^Earliest/)
    await tap(/^See the menu/)
    const [plus] = await shown().findAllByRole('button', { name: /^Add Tiramis/ })
    await desk.user.click(plus as HTMLElement)
    const [order] = await shown().findAllByRole('button', { name: /View order/ })
    await desk.user.click(order as HTMLElement)
    const [checkout] = await shown().findAllByRole('button', { name: /^Go to checkout/ })
    await desk.user.click(checkout as HTMLElement)
    await desk.user.type(await shown().findByLabelText(/First and last name/), 'Luca Verdi')
    await desk.user.type(shown().getByLabelText(/Phone/), '+39 333 555 0202')
    expect(shown().queryByLabelText(/E-mail/)).toBeNull()
    await desk.user.click(shown().getByRole('radio', { name: way }))
    await tap(/^Order and pay/)
  }
  return { ...desk, restaurantId, widget, shown, tap, orderBy }
}

test('takes an order, then the next from nothing [ORD-84, ORD-76]', async () => {
  const { screen, user, desk, restaurantId, widget, shown, expectAccessible, orderBy } = await aCall()
  await orderBy(/^Cash/)

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

test('ends with a link where it is paid by one [ORD-90, ORD-95]', async () => {
  const { screen, user, restaurantId, orderBy, expectAccessible } = await aCall()
  await orderBy(/^Link to pay/)
  const heading = await screen.findByRole('heading', { name: /^Order \d+ waits for its payment$/ })
  expect(document.activeElement).toBe(heading)
  const link = (await screen.findByLabelText('Link to pay')) as HTMLInputElement
  expect(link.value).toMatch(/\/pay#entita_tipo=ORDINE&entita_id=\d+&token=t_[\w-]+&language=en$/)
  const code = await screen.findByRole('img', { name: 'QR code of the link to pay' })
  expect([...code.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual(['#fff', '#000'])
  const sms = screen.getByRole('link', { name: 'Send by SMS' }).getAttribute('href') ?? ''
  expect(sms).toMatch(/^sms:\+393335550202\?body=/)
  expect(decodeURIComponent(sms)).toContain(link.value)
  await expectAccessible()
  const [row] = await service.db.select().from(orders).where(eq(orders.restaurantId, restaurantId))
  expect(row).toMatchObject({ status: 'new', paymentStatus: 'pending', placedBy: 'Gino' })

  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }))
  await screen.findByText('Type an e-mail address first.')
  await user.type(screen.getByLabelText('E-mail'), 'luca')
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }))
  await vi.waitFor(() => expect(screen.queryByText('Type an e-mail address first.')).toBeNull())
  await expectAccessible()
  await user.type(screen.getByLabelText('E-mail'), '@example.com')
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }))
  await screen.findByText('The link goes to luca@example.com')
  const mails = await mailsOf(service.db, restaurantId)
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['order-pay-link', 'luca@example.com']])
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
