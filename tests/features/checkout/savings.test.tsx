import { act, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createJournalStore } from '#src/state/journal-store.ts'
import { id, price } from '#tests/support/builders.ts'
import { draftSamples } from '#tests/support/draft-samples.ts'
import { diavola, margherita, tiramisu } from '#tests/support/open-order.tsx'

import { confirm, openCheckout } from './open-checkout.tsx'

const confirmation = /^\/ordine\/riepilogo\/\d+$/
const fiveOff = { points: 40, rewards: [{ value: 5 }] }

type Order = Awaited<ReturnType<typeof openCheckout>>

const amount = ({ screen }: Pick<Order, 'screen'>, label: string | RegExp) =>
  screen.getByText(label).closest('.cost-line')?.querySelector('dd')?.textContent
const shownTotal = ({ screen }: Pick<Order, 'screen'>) =>
  within(screen.getByRole('button', { name: confirm })).getByText(/€/).textContent
const readBack = async ({ screen, path }: Order) => {
  await waitFor(() => expect(path()).toMatch(confirmation))
  return (await screen.findByText('Total')).closest('dl')?.textContent
}

describe('savings at the checkout', () => {
  test('stands between the fees and the total, after the points [CHK-06, CHK-14, COUP-13]', async () => {
    const order = await openCheckout()
    const { screen, user } = order
    const recap = screen.getByRole('region', { name: 'Order · 1 item' })
    await user.click(await screen.findByRole('button', { name: /^WELCOME10/ }))
    expect(recap.textContent).toMatch(
      /Products6,50.€Packaging.*1,00.€You earn 5 points with this orderCode or reward.*WELCOME10 Remove-0,65.€Total6,85.€$/,
    )
    expect(shownTotal(order)).toBe('6,85\u00a0€')
    await order.expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Remove WELCOME10' }))
    expect(shownTotal(order)).toBe('7,50\u00a0€')
  })

  test('keeps the cart’s code and judges it anew [CHK-05, COUP-15]', async () => {
    const order = await openCheckout()
    const { screen, user, instance, service, restaurantId, calls } = order
    await user.click(await screen.findByRole('button', { name: /^WELCOME10/ }))
    const asked = () => calls.filter((call) => call === '/account/get_coupons').length
    act(() => instance.location.back())
    await screen.findByRole('heading', { name: 'Your order' })
    await service.changeRestaurant(restaurantId, { code: { id: 1, value: 20 } })
    const before = asked()
    act(() => instance.location.navigate('/carrello/riepilogo'))
    await waitFor(() => expect(amount(order, 'WELCOME10')).toBe('-1,30\u00a0€'))
    expect(asked()).toBe(before + 1)
  })

  test('shows no total while the codes load', async () => {
    const order = await openCheckout()
    const { screen, user, instance, service, restaurantId } = order
    await user.click(await screen.findByRole('button', { name: /^WELCOME10/ }))
    act(() => instance.location.back())
    service.faults.next({ path: '/account/get_coupons', kind: 'hold', restaurantId })
    act(() => instance.location.navigate('/carrello/riepilogo'))
    await screen.findByRole('group', { name: 'Payment' })
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: confirm })
    expect([button().disabled, button().textContent, amount(order, 'Total')]).toEqual([true, 'Order and pay', ''])
    service.faults.clear(restaurantId)
    await waitFor(() => expect(button().textContent).toBe('Order and pay6,85\u00a0€'))
    expect(button().disabled).toBe(false)
  })

  test('sends the code and reads it back [CHK-45, CHK-46, ORD-20, ORD-23]', async () => {
    const order = await openCheckout({ lines: [{ ...margherita, quantity: 2 }] })
    await order.fillIn()
    await order.user.click(await order.screen.findByRole('button', { name: /^WELCOME10/ }))
    await order.press()
    expect(await readBack(order)).toMatch(/^Packaging.*1,00.€WELCOME1010% off-1,30.€Total12,70.€Left to pay12,70.€$/)
    expect((await order.orders())[0]?.totalCents).toBe(1270)
  })

  test('sends the rewards; the order reads them back [CHK-46, ORD-21, REW-13]', async () => {
    const order = await openCheckout({
      lines: [margherita, tiramisu],
      card: { rewards: [{ kind: 'product', value: null, typeId: id<'ProductType'>(4) }, { value: 5 }] },
    })
    const { screen, user } = order
    await order.fillIn()
    await user.click(await screen.findByRole('button', { name: /^A product for free/ }))
    await user.click(screen.getByRole('button', { name: /^5,00.€ off/ }))
    expect(shownTotal(order)).toBe('2,50\u00a0€')
    await order.press()
    expect(await readBack(order)).toMatch(
      /A product for freeTiramisu-5,50.€5,00.€ off-5,00.€Total2,50.€Left to pay2,50.€$/,
    )
  })

  test('never falls below the fees [PRICE-43]', async () => {
    const order = await openCheckout({ lines: [tiramisu], card: { rewards: [{ value: 50 }] } })
    await order.fillIn()
    await order.user.click(await order.screen.findByRole('button', { name: /^50,00.€ off/ }))
    expect(shownTotal(order)).toBe('1,00\u00a0€')
    await order.press()
    await waitFor(() => expect(order.path()).toMatch(confirmation))
    expect((await order.orders())[0]?.totalCents).toBe(100)
  })
})

describe('savings the service refuses', () => {
  test.each([
    ['used up meanwhile', { maxUses: 0 }, /maximum number of times/],
    ['switched off', { isActive: false }, /not active/],
    ['for another venue only', { venueIds: [id<'Venue'>(11)] }, /not valid for this restaurant/],
    ['for other order types only', { orderTypes: ['dil' as const] }, /wrong or does not apply/],
    ['reserved for somebody else', { reservedFor: ['other@example.com'] }, /does not exist/],
  ])('says that a code is %s and drops it [COUP-19, CHK-57]', async (_why, change, text) => {
    const order = await openCheckout()
    const { screen, user, instance, service, restaurantId } = order
    await order.fillIn()
    await user.click(await screen.findByRole('button', { name: /^WELCOME10/ }))
    await service.changeRestaurant(restaurantId, { code: { id: 1, ...change } })
    await order.press()
    expect((await order.findSetback()).textContent).toMatch(text)
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    await waitFor(() => expect(shownTotal(order)).toBe('7,50\u00a0€'))
    await waitFor(() => expect(screen.queryByText('WELCOME10')).toBeNull())
    expect([...instance.stores.dialogs.state.queue, screen.queryByText('Discount code removed')]).toEqual([null])
    expect(await order.orders()).toEqual([])
    await order.press()
    await waitFor(() => expect(order.path()).toMatch(confirmation))
  })

  test('says that a reward is gone and drops it [CHK-57]', async () => {
    const order = await openCheckout({ card: fiveOff })
    const { screen, user, instance } = order
    await order.fillIn()
    await user.click(await screen.findByRole('button', { name: /^5,00.€ off/ }))
    act(() => {
      instance.stores.draft.state.slotStart = '2026-11-20 19:15:00' as never
    })
    await order.service.db.execute('delete from rewards')
    await order.press()
    expect((await order.findSetback()).textContent).toMatch(/not available/)
    await waitFor(() => expect(shownTotal(order)).toBe('7,50\u00a0€'))
    expect([...instance.stores.dialogs.state.queue, screen.queryByText('Reward removed')]).toEqual([null])
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
  })
})

test('a reward that an unpaid order holds is not lost [REW-18]', async () => {
  const { screen, user, instance, service, path } = await openCheckout({ card: fiveOff })
  await user.click(await screen.findByRole('button', { name: /^5,00.€ off/ }))
  const journal = instance.stores.of(createJournalStore)
  journal.begin('the same order', id(12))
  journal.unpaid(id(10_001), null, { total: price('2.50'), currency: 'EUR', mode: 'card', orderType: 'takeAway' })
  await service.db.execute('delete from rewards')
  act(() => instance.location.back())
  await screen.findByRole('heading', { name: 'Your order' })
  act(() => instance.location.navigate('/carrello/riepilogo'))
  await screen.findByRole('group', { name: 'Payment' })
  expect([path(), instance.stores.draft.state.rewards.length]).toEqual(['/carrello/riepilogo', 1])
  expect(instance.stores.dialogs.state.queue).toEqual([])
  act(() => journal.close())
  await user.click(screen.getByRole('radio', { name: 'Cash' }))
  await screen.findByText('Reward removed')
})

describe('the points to come', () => {
  const points = ({ screen }: Pick<Order, 'screen'>) => screen.queryByText(/^You earn/)?.textContent

  test('counts the products after discounts, before the fees [PTS-02, PTS-03, PTS-04]', async () => {
    const order = await openCheckout({ lines: [{ ...margherita, quantity: 2 }], card: fiveOff })
    expect(points(order)).toBe('You earn 13 points with this order')
    await order.user.click(await order.screen.findByRole('button', { name: /^5,00.€ off/ }))
    expect(points(order)).toBe('You earn 8 points with this order')
  })

  test('says 0 for none and 1 in the singular [PTS-10]', async () => {
    const none = await openCheckout({ service: { promotion: { id: 1, amountPerPoint: 0 } } })
    expect(points(none)).toBe('You earn 0 points with this order')
    none.unmount()
    const one = await openCheckout({ service: { promotion: { id: 1, amountPerPoint: 5 } } })
    expect(points(one)).toBe('You earn 1 point with this order')
  })

  test('says nothing where the promotion does not apply [PTS-02, PTS-09]', async () => {
    const promotion = { id: 1, venueIds: [id<'Venue'>(11)] }
    expect(points(await openCheckout({ service: { promotion } }))).toBeUndefined()
  })
})

describe('a restaurant', () => {
  const code = 'Do you have a code?'

  test('without card and loyalty asks for neither [PTS-02, REW-03, PAY-04]', async () => {
    const restaurant = { hasLoyaltyCard: false, hasCardPayments: false }
    const { screen, calls, fillIn, press, placed } = await openCheckout({ service: { restaurant }, card: fiveOff })
    const savings = within(await screen.findByRole('region', { name: 'Discount code' }))
    expect(savings.getByRole('textbox', { name: code })).toBeTruthy()
    expect(savings.queryByRole('button', { name: /^5,00.€ off|Your rewards/ })).toBeNull()
    expect(screen.queryByText(/^You earn/)).toBeNull()
    await fillIn()
    await press()
    await placed()
    expect(calls.filter((call) => /fidelity|payment-methods/.test(call))).toEqual([])
  })

  test('without discount codes shows rewards alone [COUP-02, REW-03]', async () => {
    const restaurant = { hasDiscountCodes: false }
    const { screen, calls } = await openCheckout({ service: { restaurant }, card: fiveOff })
    const savings = within(await screen.findByRole('region', { name: 'Code or reward' }))
    expect(await savings.findByRole('button', { name: /^5,00.€ off/ })).toBeTruthy()
    expect(savings.queryByRole('textbox', { name: code })).toBeNull()
    expect(calls.filter((call) => /coupon/.test(call))).toEqual([])
  })
})

describe('the total', () => {
  const card = {
    rewards: [{ value: 5 }, { kind: 'percentage' as const, value: 15 }, { kind: 'product' as const, value: null }],
  }
  const quantity = fc.integer({ min: 0, max: 4 })
  const orders = fc.record({
    quantities: fc.tuple(quantity, quantity, fc.integer({ min: 1, max: 4 })),
    savings: fc.constantFrom('none', 'WELCOME10', 'CINQUE5', 'AMICIDIGINO', 'one reward', 'all rewards'),
  })

  test('is the same on button, in cart and service [CHK-45, PRICE-44]', async () => {
    let close: () => void = () => undefined
    const property = fc
      .asyncProperty(orders, async ({ quantities, savings }) => {
        const wishes = [margherita, diavola, tiramisu].map((wish, index) => ({
          ...wish,
          quantity: quantities[index] ?? 0,
        }))
        const order = await openCheckout({ lines: wishes.filter((wish) => wish.quantity > 0), card })
        const { screen, user, instance } = order
        close = order.unmount
        const field = await screen.findByRole('textbox', { name: 'Do you have a code?' })
        await screen.findByRole('list', { name: 'What you can save now' })
        if (/^[A-Z]/.test(savings)) await user.type(field, `${savings}{Enter}`)
        const count = savings === 'all rewards' ? 3 : savings === 'one reward' ? 1 : 0
        for (let used = 0; used < count; used += 1) {
          // A small order may cost nothing after the first: then there is nothing left to use them for.
          const [next] = screen.queryAllByRole('button', { name: /^(5,00.€ off|15.% off|A product).*Use$/ })
          if (next) await user.click(next)
        }
        await order.fillIn()
        const shown = shownTotal(order)
        act(() => instance.location.back())
        await waitFor(() => expect(amount(order, 'Total')).toBe(shown))
        act(() => instance.location.navigate('/carrello/riepilogo'))
        await screen.findByRole('group', { name: 'Payment' })
        await user.click(screen.getByRole('radio', { name: 'Cash' }))
        await waitFor(() => expect(shownTotal(order)).toBe(shown))
        await order.press()
        await waitFor(() => expect(order.path()).toMatch(confirmation))
        const [placed] = await order.orders()
        expect(placed?.totalCents).toBe(Number(shown?.replaceAll(/\D/g, '')))
      })
      .afterEach(async () => close())
    await fc.assert(property, { numRuns: 6 })
  }, 120_000)
})

describe('an order that costs nothing', () => {
  test('goes to its confirmation at once', async () => {
    const { screen, user, press, placed } = await openCheckout({
      ...draftSamples.collect,
      service: { code: { id: 1, value: 100 } },
    })
    await user.click(await screen.findByRole('button', { name: /^WELCOME10/ }))
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    expect(within(screen.getByRole('button', { name: confirm })).getByText(/€/).textContent).toBe('0,00\u00a0€')
    await press()
    expect(await placed()).toMatchObject({ total: 0, discountCodeName: 'WELCOME10' })
  })
})
