import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { changeQuantity } from '#src/domain/cart/change-cart.ts'
import { diavola, margherita, noon } from '#tests/support/open-order.tsx'
import { wholeText } from '#tests/support/whole-text.ts'

import { confirm, openCheckout } from './open-checkout.tsx'

describe('CheckoutScreen', () => {
  test('shows its blocks in order, accessibly [CHK-06]', async () => {
    const { screen, expectAccessible } = await openCheckout()
    await screen.findByText(/Anna Rossi · \+39 333 555 0101/)
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings).toEqual([
      'Checkout',
      'Take-away',
      'Contact',
      'Payment',
      'Invoice',
      'Order · 1 item',
      'Code or reward',
      'A few questions',
      'Do you need cutlery and napkins?',
    ])
    const notes = screen.getByRole('textbox', { name: /^Notes for the restaurant/ })
    const button = screen.getByRole('button', { name: confirm })
    const last = screen.getByRole('textbox', { name: 'Name of the person collecting' })
    expect(last.compareDocumentPosition(notes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(notes.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expectAccessible()
  })

  test('lists lines, fixed cost and total [CHK-11, CHK-12]', async () => {
    const { screen } = await openCheckout({ lines: [{ ...margherita, quantity: 2 }, diavola] })
    const recap = screen.getByRole('region', { name: 'Order · 3 items' })
    const [first, second] = within(recap).getAllByRole('listitem')
    expect(first?.textContent).toBe('2 ×MargheritaRegular13,00\u00a0€')
    expect(second?.textContent).toMatch(/^1 ×DiavolaRegular · Wholemeal · \+.*“well done”/)
    expect(recap.textContent).toContain('PackagingCompostable containers; free from 40 euros.1,00\u00a0€')
  })

  test('drops a waived fixed cost and follows changes [CHK-12, CHK-14]', async () => {
    const { screen, instance } = await openCheckout({ lines: [margherita] })
    const total = () => within(screen.getByRole('button', { name: confirm })).getByText(/€/).textContent
    expect(total()).toBe('7,50\u00a0€')
    act(() => instance.stores.cart.change(changeQuantity, 1, 2))
    await waitFor(() => expect(total()).toBe('14,00\u00a0€'))
    expect(screen.queryByText('Packaging')).not.toBeNull()
    act(() => instance.stores.cart.change(changeQuantity, 1, 7))
    await waitFor(() => expect(total()).toBe('45,50\u00a0€'))
    expect(screen.queryByText('Packaging')).toBeNull()
  })

  test('counts by the rules of the language [I18N-10]', async () => {
    const { screen, instance } = await openCheckout({ lines: [margherita] })
    const title = () => screen.getByRole('heading', { name: /^Ord(er|ine) ·/ }).textContent
    expect(title()).toBe('Order · 1 item')
    await act(() => instance.changeLanguage('it'))
    await waitFor(() => expect(title()).toBe('Ordine · 1 prodotto'))
    act(() => instance.stores.cart.change(changeQuantity, 1, 2))
    await waitFor(() => expect(title()).toBe('Ordine · 2 prodotti'))
  })

  test('asks the venue’s questions, yes/no unset [CHK-15]', async () => {
    const { screen } = await openCheckout()
    const cutlery = await screen.findByRole('group', { name: 'Do you need cutlery and napkins?' })
    expect(
      within(cutlery)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    ).toEqual([false, false])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the person collecting' }).value).toBe('')
  })

  test('has no block of questions where the venue asks none [CHK-15]', async () => {
    const { screen } = await openCheckout({ isAtCentre: true })
    await screen.findByRole('button', { name: confirm })
    expect(screen.queryByRole('heading', { name: 'A few questions' })).toBeNull()
  })

  test('marks what is missing once asked for', async () => {
    const { screen, user, press } = await openCheckout()
    const extras = 'To continue, you need to specify all the extras'
    await screen.findByRole('heading', { name: 'A few questions' })
    expect(screen.queryByText(extras)).toBeNull()
    await press()
    expect(screen.getByRole('group', { name: 'Payment', description: /No payment method selected/ })).toBeDefined()
    expect(screen.getAllByText(extras)).toHaveLength(2)
    await user.type(screen.getByRole('textbox', { name: 'Name of the person collecting' }), 'Anna')
    expect(screen.getAllByText(extras)).toHaveLength(1)
  })

  test('reloads on each entry, keeping notes and answers [CHK-05]', async () => {
    const { screen, user, instance, calls, service, restaurantId } = await openCheckout()
    const asked = () => calls.filter((call) => call === '/restaurant/get_mixed_info').length
    await user.type(screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'Ring twice')
    await user.type(await screen.findByRole('textbox', { name: 'Name of the person collecting' }), 'Anna')
    const before = asked()
    act(() => instance.location.back())
    await screen.findByRole('heading', { name: 'Your order' })
    service.faults.next({ path: '/get_mixed_info', kind: 'hold', restaurantId })
    act(() => instance.location.navigate('/carrello/riepilogo'))
    await screen.findByRole('heading', { name: 'Checkout' })
    expect(screen.queryByRole('group', { name: 'Payment' })).toBeNull()
    service.faults.clear(restaurantId)
    await screen.findByRole('group', { name: 'Payment' })
    expect(asked()).toBeGreaterThan(before)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the person collecting' }).value).toBe('Anna')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Notes/ }).value).toBe('Ring twice')
  })

  test('names seller, platform and alcohol near the button [CHK-53]', async () => {
    const { screen, user, instance } = await openCheckout()
    expect(
      screen.getByText(/The restaurant sells the goods; .* only the platform\. Orders with alcohol are for adults/),
    ).toBeTruthy()
    expect(screen.getByText(/There is no right of withdrawal for fresh food\./)).toBeTruthy()
    expect(screen.getByText(/^Sold by Da Gino S\.r\.l\./)).toBeTruthy()
    expect(screen.getByText(/^Seller: /).textContent).toBe('Seller: Da Gino S.r.l., Via Saluzzo 44, 10125 Torino (TO)')
    expect(screen.getByText('VAT number: 00000000110')).toBeTruthy()
    expect(screen.getByText(wholeText(/^Platform: /)).textContent).toBe('Platform: Orders by Comanda')
    await user.click(await screen.findByRole('button', { name: 'Terms' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' })
    expect(within(dialog).getByTitle('Terms and conditions').getAttribute('height')).toBe('500')
    act(() => instance.stores.dialogs.close())
  })

  test('links the accessibility statement where there is one', async () => {
    const { screen, user, instance, service, restaurantId } = await openCheckout()
    await user.click(await screen.findByRole('button', { name: 'Accessibility statement' }))
    const dialog = await screen.findByRole('dialog', { name: 'Accessibility statement' })
    expect(within(dialog).getByTitle('Accessibility statement').getAttribute('src')).toMatch(
      /\/documents\/en\/accessibility\.html$/,
    )
    act(() => instance.stores.dialogs.close())
    await service.changeRestaurant(restaurantId, { restaurant: { accessibilityStatement: null } })
    await act(() => instance.queryClient.invalidateQueries())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accessibility statement' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Terms' })).toBeTruthy()
  })

  test('keeps entries when the language is switched [I18N-06]', async () => {
    const { screen, user, instance, fillIn } = await openCheckout()
    await fillIn()
    await user.type(screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'Ring twice')
    await act(() => instance.changeLanguage('it'))
    expect(await screen.findByRole('button', { name: /^Ordina e paga/ })).toBeTruthy()
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Contanti' })).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Note per il ristorante/ }).value).toBe('Ring twice')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome di chi passa a ritirare' }).value).toBe('Anna')
  })

  test('shows the minutes left without interrupting', async () => {
    const { screen, instance, advance } = await openCheckout()
    act(() => instance.stores.draft.setTimeLimit(noon + 9 * 60_000))
    const before = await screen.findByText('9 min left')
    expect(before.closest('[role], [aria-live]')?.getAttribute('role')).toBe('dialog')
    advance(60_000)
    expect(await screen.findByText('8 min left')).toBeTruthy()
  })
})

describe('CheckoutScreen whose data does not come', () => {
  test('alerts, offers to retry and stays usable [BERR-07]', async () => {
    const order = await openCheckout()
    const { screen, user, instance, service, restaurantId } = order
    act(() => instance.location.back())
    await screen.findByRole('heading', { name: 'Your order' })
    service.faults.next({ path: '/get_mixed_info', kind: '500', restaurantId })
    act(() => instance.location.navigate('/carrello/riepilogo'))
    expect(await order.readErrors()).toBe('Connection error')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: confirm }).disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'Still here')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('group', { name: 'Payment' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: confirm }).disabled).toBe(false)
  })
})
