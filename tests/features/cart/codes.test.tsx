import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { price } from '#tests/support/builders.ts'
import { diavola, margherita, tiramisu } from '#tests/support/open-order.tsx'

import { openCart } from './open-cart.tsx'

describe('codes in the cart', () => {
  test('offers savings, best first; one tap uses one [COUP-02, COUP-13]', async () => {
    const { screen, user, amount, focused, expectAccessible } = await openCart()
    const offers = within(await screen.findByRole('list', { name: 'What you can save now' }))
    expect(offers.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'SALVARIO44,00\u00a0€ off-4,00\u00a0€Use',
      'WELCOME1010% off-1,85\u00a0€Use',
    ])
    await expectAccessible()
    await user.click(offers.getByRole('button', { name: /^WELCOME10/ }))
    expect(amount('WELCOME10')).toBe('-1,85\u00a0€')
    expect(amount('Total')).toBe('17,65\u00a0€')
    await waitFor(() => expect(focused()?.textContent).toMatch(/^WELCOME10/))
    await screen.findByRole('button', { name: /^Go to checkout 17,65.€/ })
    await user.click(screen.getByRole('button', { name: 'Remove WELCOME10' }))
    expect(amount('Total')).toBe('19,50\u00a0€')
    await waitFor(() => expect(focused()?.textContent).toBe('Discount code'))
  })

  test('trims and upper-cases codes, finds hidden ones [COUP-03, COUP-05, COUP-14]', async () => {
    const { screen, apply, amount } = await openCart()
    await apply('  amicidigino ')
    expect(amount('AMICIDIGINO')).toBe('-2,78\u00a0€')
    // One at a time: another needs this one taken off.
    expect(screen.queryByRole('textbox', { name: 'Do you have a code?' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'What you can save now' })).toBeNull()
  })

  test.each([
    ['a code that is not there', 'NOPE', 'This discount code is not valid.', '[COUP-04]'],
    ['one for other order types', 'DOMICILIO3', 'This discount code cannot be used for this order.', '[COUP-06]'],
    ['one whose dates are over', 'NATALE', 'This discount code cannot be used for this order.', '[COUP-07, COUP-09]'],
    [
      'one whose minimum is not reached',
      'CINQUE5',
      'The products this code counts for do not reach its minimum order: 20,00 €',
      '[COUP-10]',
    ],
  ])('refuses %s below the field, aloud, until it changes [CART-46]', async (_what, code, text) => {
    const { screen, user, apply, field, focused } = await openCart()
    await apply(code)
    expect(screen.getByText(text)).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(focused()).toBe(field())
    // The field keeps the focus, so that nothing but a live region says it.
    expect(screen.getByText(text).closest('[role="status"]')).not.toBeNull()
    await user.type(field(), 'X')
    expect(screen.queryByText(text)).toBeNull()
  })

  test('says the refusal in the language chosen now [I18N-31]', async () => {
    const { screen, apply, instance } = await openCart()
    await apply('NOPE')
    const text = screen.getByText('This discount code is not valid.')
    await act(() => instance.changeLanguage('it'))
    await waitFor(() => expect(text.textContent).toBe('Questo codice sconto non è valido.'))
  })

  test('takes a code at the minimum, not below [COUP-10]', async () => {
    const code = { id: 40, name: 'EXACT', minimumOrder: price('18.50') }
    const { apply, amount } = await openCart({ service: { code } })
    await apply('EXACT')
    expect(amount('EXACT')).toBe('-1,00\u00a0€')
  })

  test('accepts a code that counts for nothing, and says so [COUP-10]', async () => {
    const { screen, apply, amount } = await openCart({
      lines: [tiramisu],
      service: { product: { id: 801, isDiscountable: false } },
    })
    await apply('WELCOME10')
    expect(amount('WELCOME10')).toBe('0,00\u00a0€')
    expect(screen.getByText('No product in your order counts for this code.')).toBeTruthy()
  })

  test('removes an invalid code with one message [COUP-15]', async () => {
    const { screen, user, apply, amount, instance, readLost, expectAccessible } = await openCart({
      lines: [{ ...margherita, quantity: 4 }],
    })
    await apply('CINQUE5')
    expect(amount('CINQUE5')).toBe('-5,00\u00a0€')
    await user.click(screen.getByRole('button', { name: 'One Margherita less' }))
    expect(await readLost('Discount code removed')).toContain(
      'The products this code counts for do not reach its minimum order: 20,00\u00a0€',
    )
    await expectAccessible()
    expect(instance.stores.draft.state.codeName).toBeNull()
    expect(amount('Total')).toBe('20,50\u00a0€')
    await user.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.queryByText('Discount code removed')).toBeNull()
    expect(instance.surface.root.activeElement?.textContent).toBe('Discount code')
  })

  test('the heading goes with all that stood below it [CART-56]', async () => {
    const { screen, user, apply, focused } = await openCart()
    const heading = () => screen.queryByRole('heading', { name: 'Discount code' })
    expect(heading()).not.toBeNull()
    await apply('WELCOME10')
    await waitFor(() => expect(heading()).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Remove WELCOME10' }))
    expect(focused()).toBe(heading())
  })

  test('runs the checks again when the order type changes [COUP-15, COUP-06]', async () => {
    const { apply, instance, readLost } = await openCart({
      service: { code: { id: 40, name: 'TAKEAWAY', orderTypes: ['takeAway'] } },
    })
    await apply('TAKEAWAY')
    act(() => {
      instance.stores.draft.state.type = 'eatIn'
    })
    expect(await readLost('Discount code removed')).toContain('This discount code cannot be used for this order.')
  })

  test('shows no total while codes are loading', async () => {
    const { screen, service, restaurantId, instance, amount, apply, settled } = await openCart()
    await apply('WELCOME10')
    act(() => instance.location.navigate('/menu'))
    await settled()
    // The badge of the navigation asks by the same path.
    service.faults.next({ path: '/account/get_coupons', kind: 'hold', restaurantId, times: 2 })
    act(() =>
      instance.queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === '/account/get_coupons' }),
    )
    act(() => instance.location.navigate('/carrello'))
    await screen.findByText('Total')
    expect(amount('Total')).toBe('')
    expect(amount('WELCOME10')).toBe('')
    expect(screen.getByRole('button', { name: /^Go to checkout/ }).textContent).not.toContain('€')
    service.faults.clear(restaurantId)
    await waitFor(() => expect(amount('Total')).toBe('17,65\u00a0€'))
  })

  test('says that codes failed, retries, stays usable [BERR-07, ERR-03]', async () => {
    const { screen, user, amount, readMessage } = await openCart({ fails: '/account/get_coupons', failures: 2 })
    expect(await readMessage('ATTENTION')).toBe('Connection error')
    expect(amount('Total')).toBe('19,50\u00a0€')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /^WELCOME10/ })).toBeTruthy()
  })

  test('has no codes where the venue takes none [COUP-02]', async () => {
    const { screen, asked } = await openCart({ service: { restaurant: { hasDiscountCodes: false } } })
    expect(screen.queryByRole('region', { name: 'Discount code' })).toBeNull()
    expect(asked('/account/get_coupons')).toBe(0)
  })

  test('asks a guest for no rewards [REW-03, COUP-16]', async () => {
    const { screen, asked } = await openCart()
    expect(await screen.findByRole('region', { name: 'Discount code' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Your rewards' })).toBeNull()
    expect(asked('/account/get_fidelity_card_rewards') + asked('/restaurant/get_fidelity_card')).toBe(0)
  })
})

describe('the costs of a delivery', () => {
  const delivery = { type: 'delivery' as const }

  test('says the fee comes with the address [CART-04, PRICE-33]', async () => {
    const { screen, instance, amount } = await openCart({ draft: delivery })
    const notice = 'Computed after the address is confirmed.'
    expect(await screen.findByText(notice)).toBeTruthy()
    expect([amount(/^Delivery/), amount('Total')]).toEqual(['—', '18,50\u00a0€'])
    for (const [type, shown] of [
      ['dil', 1],
      ['takeAway', 0],
      ['eatIn', 0],
      ['table', 0],
    ] as const) {
      act(() => {
        instance.stores.draft.state.type = type
      })
      await waitFor(() => expect(screen.queryAllByText(notice)).toHaveLength(shown))
    }
  })

  test('names a delivery code without amount; the fee reads free [COUP-13, PRICE-32, CHK-13]', async () => {
    const { apply, amount } = await openCart({ draft: delivery })
    await apply('CONSEGNAGRATIS')
    expect(amount('CONSEGNAGRATIS')).toBe('Free delivery')
    expect(amount(/^Delivery/)).toBe('Free')
  })
})

type WireIds = { readonly ids_prodotti_suggeriti: readonly number[] | null }

describe('suggestions in the cart', () => {
  test('show in an alert why they failed, line by line [BERR-05]', async () => {
    const messages = ['The kitchen is on holiday.', 'Back on Monday.']
    const { screen } = await openCart({
      lines: [diavola],
      answer: (called, body) =>
        called.endsWith('/get_products_list') && (JSON.parse(body) as WireIds).ids_prodotti_suggeriti !== null
          ? Response.json({ success: false, data: {}, messages })
          : null,
    })
    const dialog = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual(messages)
    expect(screen.queryByRole('heading', { name: 'Goes well with' })).toBeNull()
  })

  test('suggest dishes not in the order, linked [PROD-57]', async () => {
    const { screen, user, path } = await openCart({ lines: [diavola] })
    const title = await screen.findByRole('heading', { name: 'Goes well with' })
    const chips = within(title.parentElement as HTMLElement).getAllByRole('button')
    expect(chips.length).toBeGreaterThan(0)
    expect(chips.length).toBeLessThanOrEqual(3)
    expect(chips.map((chip) => chip.textContent).join(' ')).not.toContain('Diavola')
    await user.click(chips[0] as HTMLElement)
    expect(path()).toMatch(/^\/menu\/\d+\/scheda\/\d+$/)
  })
})
