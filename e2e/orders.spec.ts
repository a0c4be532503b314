import { createOrder } from '#src/contract/order.ts'
import { anOrder, noon } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'

import { expect, test } from './support/fixtures.ts'
import { keyboard } from './support/keyboard.ts'
import { margherita, remoteDiner, tiramisu } from './support/remote-diner.ts'

/** Longest polling interval of an order in ms. */
const lookMs = 15_000

test.describe('to a service point', () => {
  test.use({
    restaurant: async ({ service }, provide) => {
      const restaurant = await service.addRestaurant({ like: 4 })
      await service.setClock(restaurant, noon)
      await provide(restaurant)
    },
  })

  test('an order is followed to its end and kept [ORD-05, ORD-09, ORD-11, ORD-12, ORD-30]', async ({
    page,
    openHost,
    returnWith,
    widget,
    service,
    restaurant,
    customer,
    expectAccessible,
  }) => {
    const { api } = remoteDiner(service, restaurant, { customer })
    const { id } = await api.call(createOrder, await anOrder(api, orderSamples.toPoint))
    await page.clock.install({ time: noon })
    await returnWith({ customer })
    await openHost({ tag: { venue: 41, route: `/ordine/riepilogo/${id}` } })
    await widget.launcher.click()
    const steps = widget.widget.getByRole('list', { name: 'Progress' }).getByRole('listitem')
    await expect(steps).toContainText(['Order sent', 'Waiting for the restaurant', 'With you'])

    await service.decide(restaurant, id, 'confirm')
    await widget.waitFor(widget.status('has confirmed your order.'), lookMs)
    for (const [word, step] of [
      ['ASSIGNED_TO_COURIER', 'Assigned to courier'],
      ['ON_DELIVERY', 'On delivery'],
      ['delivered', 'Delivered'],
    ] as const) {
      await service.courier(restaurant, id, word)
      await widget.waitFor(widget.status(`Your order: ${step}.`), lookMs)
    }
    await expect(steps).toContainText([
      'Order sent',
      'Confirmed by the restaurant',
      'Ready for delivery',
      'Assigned to courier',
      'On delivery',
      'Delivered',
    ])
    await expect(widget.button('Refresh')).toBeHidden()
    await expectAccessible()

    await widget.go('/ordine/storico')
    const row = widget.widget
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Order #${id}` })
    await expect(row).toContainText('Courier: Luca · +39 333 555 0102 · Delivered')
    await expectAccessible()
    await widget.button(`Details of order #${id}`).click()
    await expect(widget.heading(`Order #${id}`)).toBeFocused()
    await widget.button('Back to your orders').click()
    await expect(widget.heading('Your orders')).toBeVisible()
  })
})

test.describe('at a table', () => {
  test.use({
    restaurant: async ({ service }, provide) => {
      const restaurant = await service.addRestaurant({ like: 2 })
      await service.setClock(restaurant, noon)
      await provide(restaurant)
    },
  })

  test('a guest reads the order by its token alone [ORD-01, ORD-10, ORD-24]', async ({
    page,
    openHost,
    widget,
    service,
    restaurant,
    expectAccessible,
  }) => {
    const { api } = remoteDiner(service, restaurant)
    const order = await anOrder(api, { ...orderSamples.table, guest: aGuest })
    const { id, token } = await api.call(createOrder, { ...order, isGuest: true })
    await page.clock.install({ time: noon })
    await openHost({ tag: { venue: 21, route: `/ordine/riepilogo/${id}?token=${token}` } })
    await widget.launcher.click()
    await expect(widget.heading(`Order #${id}`)).toBeVisible()
    await expect(widget.widget.getByText('At the table', { exact: true })).toBeVisible()
    await expectAccessible()
    await service.decide(restaurant, id, 'confirm')
    await widget.waitFor(widget.status('has confirmed your order.'), lookMs)
    await expect(widget.widget.getByText('At the table', { exact: true })).toBeHidden()

    await widget.go(`/ordine/riepilogo/${id}?token=wrong`)
    await expect(widget.dialog('ATTENTION')).toContainText('This order does not exist.')
  })
})

test('an earlier order is read, exported, printed and reordered [ORD-03, ORD-04, ORD-07]', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  const id = await remoteDiner(service, restaurant, { customer }).order([{ ...margherita, quantity: 2 }, tiramisu])
  await openAgain('/ordine/storico', { customer, dishes: [tiramisu] })
  const { press, tabTo } = keyboard(page)
  await tabTo(widget.button(`Details of order #${id}`))
  await press('Enter')
  await expect(widget.heading(`Order #${id}`)).toBeFocused()

  await test.step('the calendar', async () => {
    const saved = page.waitForEvent('download')
    await tabTo(widget.button('Add to calendar'))
    await press('Enter')
    const file = await saved
    expect(file.suggestedFilename()).toBe(`order-${id}.ics`)
    const chunks = await (await file.createReadStream()).toArray()
    expect(Buffer.concat(chunks as Buffer[]).toString()).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/)
  })

  await test.step('the paper, which leaves page and widget as they are', async () => {
    await page.evaluate(() => {
      const { prototype } = HTMLIFrameElement
      const getter = Object.getOwnPropertyDescriptor(prototype, 'contentWindow')
      Object.defineProperty(prototype, 'contentWindow', {
        configurable: true,
        get(this: HTMLIFrameElement) {
          const view = getter?.get?.call(this) as Window
          view.print = () => {
            document.title = view.document.body.innerText
            view.dispatchEvent(new Event('afterprint'))
          }
          return view
        },
      })
    })
    await tabTo(widget.button('Print'))
    await press('Enter')
    const paper = await page.title()
    expect(paper).toContain(`Order #${id}`)
    expect(paper).toMatch(/2 ×\s+Margherita/)
    expect(paper).not.toContain('Cooking since 1968.')
    expect(paper).not.toContain('Refresh')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(widget.button('Print')).toBeFocused()
  })

  await tabTo(widget.button('Order again'))
  await press('Enter')
  const review = widget.sheet('Order again')
  await expect(review.getByRole('listitem')).toContainText(['2 ×Margherita', '1 ×Tiramisu'])
  await expect(review).toContainText('Your order already has 1 item: it stays')
  await expectAccessible()
  await tabTo(review.getByRole('button', { name: /^Add to order/ }))
  await press('Enter')
  await expect(widget.lineOf('Tiramisu')).toContainText('11,00 €')
  await expect(widget.lineOf('Margherita')).toContainText('13,00 €')
})

test('the closed button shows the order’s state and reopens it', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await page.clock.install()
  await openAgain('/carrello', { customer, dishes: [tiramisu] })
  await widget.goToCheckout.click()
  await widget.orderInCash()
  const [order] = await service.ordersOf(restaurant)
  await page.evaluate(() => window.Comanda?.('close'))
  await expect(widget.pill).toHaveText(/^Order sent · .*\d\d:\d\d$/)
  await expectAccessible()
  await widget.launcher.focus()
  await service.decide(restaurant, order?.id ?? 0, 'confirm')
  await widget.waitFor(widget.pill.filter({ hasText: /^In preparation · .*\d\d:\d\d$/ }), lookMs)
  await expect(page.locator('html > div').getByRole('status')).toHaveText(/^In preparation/)
  await expect(widget.launcher).toBeFocused()
  await widget.pill.click()
  await expect(widget.status('has confirmed your order.')).toBeVisible()
  await page.evaluate(() => window.Comanda?.('close'))
  await expect(widget.pill).toBeFocused()
})
