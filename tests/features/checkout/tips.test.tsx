import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { changeQuantity } from '#src/domain/cart/change-cart.ts'
import { cents } from '#src/domain/money.ts'

import { openCards } from './open-cards.ts'
import { confirm, openCheckout } from './open-checkout.tsx'

/** The checkout of venue 12, which offers tips: Margherita of 6.50 and packaging of 1.00. */
async function openTips(percents: readonly number[] = [5, 10], setup: Parameters<typeof openCheckout>[0] = {}) {
  const order = await openCheckout({
    service: { venueId: 12, type: 'takeAway', service: { tipPercents: [...percents] } },
    ...setup,
  })
  const { screen, user } = order
  const card = within(await screen.findByRole('group', { name: 'Tip' }))
  return {
    ...order,
    card,
    choose: (name: string) => user.click(card.getByRole('radio', { name })),
    chosen: () => card.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked),
    field: () => screen.findByRole('textbox', { name: 'Amount of the tip' }),
    total: () => within(screen.getByRole('button', { name: confirm })).getByText(/€/).textContent,
    /** The line above the total. */
    line: () => screen.queryAllByText('Tip', { selector: 'dt *' })[0]?.closest('.cost-line')?.textContent,
  }
}

describe('the tip', () => {
  test('is none at first; percentages say their amounts', async () => {
    const { card, chosen, line, total, expectAccessible } = await openTips()
    expect(card.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'No tip',
      '5%0,33\u00a0€',
      '10%0,65\u00a0€',
      'Other amount',
    ])
    expect([chosen(), line(), total()]).toEqual([0, undefined, '7,50\u00a0€'])
    await expectAccessible()
  })

  test('stands above the total and is in it, until undone', async () => {
    const { choose, line, total } = await openTips()
    await choose('10%')
    expect([line(), total()]).toEqual(['Tip0,65\u00a0€', '8,15\u00a0€'])
    await choose('No tip')
    expect([line(), total()]).toEqual([undefined, '7,50\u00a0€'])
  })

  test('follows cart and code, which do not count it', async () => {
    const { choose, line, total, instance, screen, user } = await openTips()
    await choose('10%')
    act(() => instance.stores.cart.change(changeQuantity, 1, 2))
    await waitFor(() => expect([line(), total()]).toEqual(['Tip1,30\u00a0€', '15,30\u00a0€']))
    await user.click(await screen.findByRole('button', { name: /^WELCOME10/ }))
    // 13.00 less 1.30, packaging of 1.00, and a tenth of 11.70.
    expect([line(), total()]).toEqual(['Tip1,17\u00a0€', '13,87\u00a0€'])
    expect(screen.getByText(/You earn 11 points/)).toBeTruthy()
  })

  test('takes an own amount, up to the service’s limit [CONST-05]', async () => {
    const { choose, field, line, user, screen, expectAccessible } = await openTips([5], {
      service: { venueId: 12, type: 'takeAway', service: { tipPercents: [5], tipMaximum: cents(2000) } },
    })
    await choose('Other amount')
    const input = await field()
    await user.type(input, '2,5')
    expect(line()).toBe('Tip2,50\u00a0€')
    await user.type(input, '{Backspace}{Backspace}{Backspace}20.01')
    expect(line()).toBeUndefined()
    expect(screen.getByText(/^Enter an amount up to 20,00.€$/)).toBeTruthy()
    await expectAccessible()
  })

  test('takes any amount where the service sets no limit [CONST-05]', async () => {
    const { choose, field, line, user, screen } = await openTips()
    await choose('Other amount')
    const input = await field()
    await user.type(input, '250')
    expect(line()).toBe('Tip250,00\u00a0€')
    await user.type(input, 'x')
    expect(screen.getByText('Enter an amount, such as 2.50')).toBeTruthy()
  })

  test('without an amount stops the order and leads there', async () => {
    const { choose, field, fillIn, press, focused, orders, user, placed } = await openTips()
    await fillIn()
    await choose('Other amount')
    await press()
    const input = await field()
    await waitFor(() => expect(focused()).toBe(input))
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(await orders()).toEqual([])
    await user.type(input, '1')
    await press()
    expect(await placed()).toMatchObject({ total: 850, tip: 100 })
  })

  test('is ordered, and stands on the page of the order', async () => {
    const { choose, fillIn, press, placed, screen } = await openTips()
    await fillIn()
    await choose('5%')
    await press()
    expect(await placed()).toMatchObject({ total: 783, tip: 33 })
    expect((await screen.findByText('Tip', { selector: 'dt *' })).closest('dl')?.textContent).toMatch(
      /Tip0,33.€Total7,83.€Left to pay7,83.€$/,
    )
  })

  test('survives a reload', async () => {
    const { choose, reload } = await openTips()
    await choose('5%')
    const { screen } = await reload()
    const card = within(await screen.findByRole('group', { name: 'Tip' }))
    expect(card.getByRole<HTMLInputElement>('radio', { name: '5%' }).checked).toBe(true)
  })

  test('is gone once the venue offers none', async () => {
    const { choose, fillIn, press, findSetback, service, restaurantId, screen, total, placed } = await openTips()
    await fillIn()
    await choose('10%')
    await service.changeRestaurant(restaurantId, { venueId: 12, type: 'takeAway', service: { tipPercents: [] } })
    await press()
    expect((await findSetback()).textContent).toMatch(/total/i)
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Tip' })).toBeNull())
    expect(total()).toBe('7,50\u00a0€')
    await press()
    expect(await placed()).toMatchObject({ total: 750, tip: null })
  })

  test('is not asked for where none is offered', async () => {
    const { screen } = await openCheckout()
    await screen.findByRole('heading', { name: 'A few questions' })
    expect(screen.queryByRole('group', { name: 'Tip' })).toBeNull()
  })

  test('is on the button that pays with a card', async () => {
    const { screen, user, choose, press, sheet } = await openCards({
      service: { venueId: 11, type: 'takeAway', service: { tipPercents: [10] } },
    })
    await user.click(await screen.findByRole('radio', { name: '10%' }))
    await choose('Card')
    await press()
    expect((await sheet()).getByRole('button', { name: /^Pay/ }).textContent).toMatch(/^Pay7,15\s€$/)
  })
})
