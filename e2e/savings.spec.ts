import type { Id } from '#src/contract/values.ts'

import { expect, test } from './support/fixtures.ts'
import { margherita, tiramisu } from './support/remote-diner.ts'

test('code and reward reduce the order by what they say', async ({
  page,
  openHost,
  widget,
  service,
  restaurant,
  expectAccessible,
}) => {
  const customer = await service.addCustomer(restaurant, { card: { points: 40, rewards: [{ value: 5 }] } })
  const totals = () => widget.widget.locator('.cost-line[data-kind="total"]').last()

  await test.step('the best saving first, with its exact amount [COUP-13]', async () => {
    await openHost({ tag: { venue: 12 } })
    await widget.launcher.click()
    await widget.startOrder()
    await widget.categories.getByRole('button', { name: 'Desserts' }).click()
    const desserts = widget.widget.getByRole('region', { name: 'Desserts' })
    await desserts.getByRole('button', { name: 'Add Tiramisu' }).click()
    await desserts.getByRole('button', { name: 'Add Tiramisu, 1 in your order' }).click()
    await widget.openCart()
    await expect(totals()).toContainText('12,00 €')
    const offers = widget.widget.getByRole('list', { name: 'What you can save now' }).getByRole('button')
    await expect(offers).toHaveText([/^SALVARIO4.*-4,00\s€/, /^WELCOME10.*-1,10\s€/])
    await expectAccessible()
  })

  await test.step('a refused code says why below its field [COUP-04]', async () => {
    await widget.field('Do you have a code?').fill('vacanze')
    await widget.button('Apply').click()
    await expect(widget.widget.getByText('This discount code is not valid.')).toBeVisible()
    await expect(widget.field('Do you have a code?')).toBeFocused()
    await expectAccessible()
  })

  await test.step('typed in small letters it is the same code [COUP-03]', async () => {
    await widget.field('Do you have a code?').fill(' welcome10 ')
    await widget.button('Apply').click()
    await expect(totals()).toContainText('10,90 €')
    await expect(widget.goToCheckout).toContainText('10,90 €')
  })

  await test.step('at the checkout: code kept, reward instead, points to come [CHK-05, REW-06, PTS-04]', async () => {
    await widget.goToCheckout.click()
    await widget.signIn(customer)
    await expect(widget.heading('Checkout')).toBeFocused()
    await expect(widget.orderAndPay).toContainText('10,90 €')
    await expect(widget.widget.getByText('You earn 9 points with this order')).toBeVisible()
    await widget.button('Remove WELCOME10').click()
    await widget.button('Your rewards').click()
    await expectAccessible()
    await page.getByRole('checkbox', { name: /^5,00\s€ off/ }).check()
    await widget.button('Done').click()
    // A copy of the sheet fades out for a moment.
    await expect(page.locator('[data-leaving]')).toHaveCount(0)
    await expect(widget.orderAndPay).toContainText('7,00 €')
    await expect(widget.widget.getByText('You earn 6 points with this order')).toBeVisible()
    await expectAccessible()
  })

  await test.step('the restaurant charges and returns what was shown [CHK-45, CHK-46, ORD-21]', async () => {
    await widget.field('Cash').check()
    await widget.widget
      .getByRole('group', { name: /cutlery/ })
      .getByRole('radio', { name: 'No' })
      .check()
    await widget.field('Name of the person collecting').fill('Anna')
    await widget.orderAndPay.click()
    await expect(widget.heading(/^Order #\d+$/)).toBeFocused()
    const [order] = await service.ordersOf(restaurant)
    expect(order?.totalCents).toBe(700)
    await expect(widget.widget.locator('.cost-line[data-kind="discount"]')).toHaveText(/5,00\s€ off.*-5,00\s€/)
    await expect(totals()).toContainText('7,00 €')
  })
})

test('the list of codes leads to the order [COUP-17]', async ({ page, openHost, widget, expectAccessible }) => {
  await openHost({ tag: { venue: 12, route: '/ordine/sconti' } })
  await widget.launcher.click()
  await expect(widget.heading('Discount codes')).toBeVisible()
  await expect(widget.heading('WELCOME10')).toBeVisible()
  await expectAccessible()
  expect(await page.locator('comanda-order').count()).toBe(1)
})

test(
  'every refusal of a code says why [COUP-04, COUP-06, COUP-07, COUP-09, COUP-10, COUP-11, COUP-19]',
  { tag: '@phone' },
  async ({ openAgain, widget, service, restaurant }) => {
    const customer = await service.addCustomer(restaurant, { card: { rewards: [{ value: 3 }] } })
    const meanwhile = { orderTypes: ['takeAway' as const], isHidden: true, kind: 'amount' as const, value: 2 }
    await service.change(restaurant, { code: { ...meanwhile, id: 51, name: 'LASTONE' } })
    await service.change(restaurant, { code: { ...meanwhile, id: 52, name: 'TODAYONLY' } })
    await openAgain('/carrello', { customer, dishes: [tiramisu] })
    const field = widget.field('Do you have a code?')
    const type = async (code: string) => {
      await field.fill(code)
      await widget.button('Apply').click()
    }

    for (const [what, code, text] of [
      ['unknown', 'NOSUCHCODE', 'This discount code is not valid.'],
      ['of another venue', 'SALVARIO4', 'This discount code is not valid.'],
      ['for another order type', 'DOMICILIO3', 'This discount code cannot be used for this order.'],
      ['for other dates', 'NATALE', 'This discount code cannot be used for this order.'],
      ['below its minimum', 'CINQUE5', 'The products this code counts for do not reach its minimum order: 20,00 €'],
    ] as const)
      await test.step(what, async () => {
        await type(code)
        await expect(field).toHaveAccessibleDescription(text)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(widget.goToCheckout).toContainText('5,50 €')
      })

    await test.step('beside a reward', async () => {
      await widget.button(/^3,00\s€ off.*Use$/).click()
      await expect(widget.goToCheckout).toContainText('2,50 €')
      await type('WELCOME10')
      await expect(field).toHaveAccessibleDescription('A code cannot be used together with rewards. Remove them first.')
      await expect(widget.goToCheckout).toContainText('2,50 €')
      await widget.button(/^Remove 3,00/).click()
      await expect(widget.goToCheckout).toContainText('5,50 €')
    })

    await test.step('by the service, when it is used up or over [CHK-57]', async () => {
      await widget.goToCheckout.click()
      await widget.field('Cash').check()
      for (const [code, change, text] of [
        ['LASTONE', { id: 51, maxUses: 0 }, 'This discount code has been used the maximum number of times.'],
        ['TODAYONLY', { id: 52, isActive: false }, 'This discount code is not active.'],
      ] as const) {
        await type(code)
        await expect(widget.orderAndPay).toContainText('3,50 €')
        await service.change(restaurant, { code: change })
        await widget.orderAndPay.click()
        await expect(widget.setback).toContainText(text)
        await expect(widget.setback).toBeFocused()
        await expect(widget.orderAndPay).toContainText('5,50 €')
        await expect(widget.button(`Remove ${code}`)).toHaveCount(0)
      }
      expect(await service.ordersOf(restaurant)).toEqual([])
    })

    await test.step('without any it is ordered at its price', async () => {
      await widget.orderInCash()
      expect(await service.ordersOf(restaurant)).toMatchObject([{ totalCents: 550 }])
    })
  },
)

test(
  'a product reward counts for one unit, goes with it [REW-02, REW-06, REW-11, REW-12, REW-14]',
  { tag: '@phone' },
  async ({ openAgain, widget, service, restaurant, expectAccessible }) => {
    const dessert = { kind: 'product' as const, value: null, typeId: 4 as Id<'ProductType'> }
    const customer = await service.addCustomer(restaurant, { card: { rewards: [dessert, dessert, dessert] } })
    await openAgain('/carrello', { customer, dishes: [margherita, { ...tiramisu, quantity: 2 }, { dish: 802 }] })
    const rewards = widget.sheet('Your rewards').getByRole('checkbox')
    const used = widget.widget.locator('.cost-line[data-kind="discount"]')

    await test.step('with a code each says why it cannot be used', async () => {
      await widget.field('Do you have a code?').fill('WELCOME10')
      await widget.button('Apply').click()
      await expect(widget.goToCheckout).toContainText('20,25 €')
      await widget.button('Your rewards').click()
      await expect(rewards).toHaveCount(3)
      for (const reward of await rewards.all()) {
        await expect(reward).toBeDisabled()
        await expect(reward).toHaveAccessibleDescription(
          /A reward cannot be used together with a code\. Remove it first\./,
        )
      }
      await expectAccessible()
      await widget.button('Done').click()
      await widget.button('Remove WELCOME10').click()
      await expect(widget.goToCheckout).toContainText('22,50 €')
    })

    await test.step('two rewards go to one line, one to another', async () => {
      await widget.button('Your rewards').click()
      await expect(rewards).toHaveCount(3)
      for (const reward of await rewards.all()) await reward.check()
      await widget.button('Done').click()
      await expect(used).toHaveText([
        /A product for free.*Tiramisu.*-5,50\s€/,
        /A product for free.*Tiramisu.*-5,50\s€/,
        /A product for free.*Panna cotta with berries.*-5,00\s€/,
      ])
      await expect(widget.goToCheckout).toContainText('6,50 €')
    })

    await test.step('one unit more is paid', async () => {
      await widget.button('One Panna cotta with berries more').click()
      await expect(used).toHaveCount(3)
      await expect(widget.goToCheckout).toContainText('11,50 €')
    })

    await test.step('one unit less takes one reward along, and says so', async () => {
      await widget.button('One Tiramisu less').click()
      await expect(widget.status('Reward removed')).toContainText(
        'You have already used a reward for every Tiramisu in your order.',
      )
      await widget.button('Got it').click()
      await expect(used).toHaveCount(2)
      await expect(widget.goToCheckout).toContainText('11,50 €')
    })

    await test.step('the line gone, its reward is, too', async () => {
      await widget.button('Remove Tiramisu').click()
      await expect(widget.status('Reward removed')).toContainText('No product in your order matches this reward.')
      await widget.button('Got it').click()
      await expect(used).toHaveText([/Panna cotta with berries.*-5,00\s€/])
      await expect(widget.goToCheckout).toContainText('11,50 €')
    })

    await test.step('the restaurant charges that', async () => {
      await widget.goToCheckout.click()
      await widget.orderInCash()
      expect(await service.ordersOf(restaurant)).toMatchObject([
        {
          totalCents: 1150,
          lines: [{ name: 'Margherita' }, { quantity: 2, name: 'Panna cotta with berries', totalCents: 1000 }],
        },
      ])
    })
  },
)
