import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { createCartChangesStore } from '#src/state/cart-changes-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { price } from '#tests/support/builders.ts'
import { diavola, margherita, noon, openOrder, tiramisu } from '#tests/support/open-order.tsx'

type Screen = Awaited<ReturnType<typeof openOrder>>['screen']

const names = (screen: Screen) => screen.getAllByRole('button', { name: /, change$/ }).map((one) => one.textContent)
const amount = (screen: Screen, label: string) => screen.getByText(label).closest('dt')?.nextSibling?.textContent

describe('CartScreen', () => {
  test('lists quantity, options, note, total; edits by position [CART-02, CART-03]', async () => {
    const { screen, user, instance, path, expectAccessible } = await openOrder('/carrello', {
      lines: [{ ...margherita, quantity: 2 }, diavola],
    })
    const lines = await screen.findAllByRole('listitem')
    expect(lines[0]?.textContent).toContain('Margherita13,00\u00a0€Regular')
    expect(lines[0]?.querySelector('output')?.textContent).toMatch(/^Quantity of .+: 2$/)
    expect(lines[1]?.textContent).toMatch(/Regular · Wholemeal · \+\u00a0.+ · “well done”/)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Diavola, change' }))
    expect(path()).toBe('/menu/2/scheda/203')
    expect(instance.location.entry.search).toBe('idx=1')
  })

  test('keeps plus within the stock and says the rest [PROD-42, PROD-45]', async () => {
    const { screen, user, instance } = await openOrder('/carrello', {
      lines: [{ ...margherita, quantity: 2 }, { ...margherita, size: 1 }, tiramisu],
      service: { stock: [{ productId: 201, venueId: 12, quantity: 3 }] },
    })
    const press = (name: string, at = 0) => user.click(screen.getAllByRole('button', { name })[at]!)
    const quantities = () => instance.stores.cart.state.cart.lines.map(({ quantity }) => quantity)
    const areOff = () =>
      screen
        .getAllByRole('button', { name: /^One .* more$/ })
        .map((button) => button.getAttribute('aria-disabled') === 'true')
    expect(await screen.findAllByText('Only 3 left of Margherita')).toHaveLength(2)
    expect(areOff()).toEqual([true, true, false])
    await press('One Margherita more')
    await press('One Margherita more', 1)
    await press('One Tiramisu more')
    expect(quantities()).toEqual([2, 1, 2])
    await press('One Margherita less')
    expect([areOff(), screen.queryByText(/^Only/)]).toEqual([[false, false, false], null])
    await press('One Margherita more', 1)
    expect([quantities(), areOff()]).toEqual([
      [1, 2, 2],
      [true, true, false],
    ])
  })

  test('shows the limit of a stock below the order [PROD-45]', async () => {
    const { screen } = await openOrder('/carrello', {
      lines: [{ ...tiramisu, quantity: 3 }],
      service: { stock: [{ productId: 801, venueId: 12, quantity: 2 }] },
    })
    await screen.findByText('Only 2 left of Tiramisu')
    expect(screen.getByRole('button', { name: 'One Tiramisu more' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('shows every cost from the first item [CART-05]', async () => {
    const { screen, user } = await openOrder('/carrello', { lines: [{ ...margherita, quantity: 2 }, tiramisu] })
    await waitFor(() => expect(amount(screen, 'Packaging')).toBe('1,00\u00a0€'))
    expect(amount(screen, 'Products')).toBe('18,50\u00a0€')
    expect(amount(screen, 'Total')).toBe('19,50\u00a0€')
    await user.click(screen.getByRole('button', { name: 'One Margherita more' }))
    expect(amount(screen, 'Total')).toBe('26,00\u00a0€')
    expect(screen.getByRole('button', { name: /^Go to checkout/ }).textContent).toContain('26,00\u00a0€')
  })

  test('leaves a fixed cost out above its threshold [PRICE-26]', async () => {
    const { screen } = await openOrder('/carrello', { lines: [{ ...margherita, quantity: 7 }] })
    await waitFor(() => expect(amount(screen, 'Total')).toBe('45,50\u00a0€'))
    expect(screen.queryByText('Packaging')).toBeNull()
  })

  test('says that fees failed, stays usable, retries later [BERR-07, BERR-10]', async () => {
    const { screen, user, instance, calls, settled } = await openOrder('/carrello', {
      lines: [margherita],
      fails: '/restaurant/get_mixed_info',
    })
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('Connection error')).toBeTruthy()
    await user.click(alert.getByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('button', { name: 'One Margherita more' }))
    expect(amount(screen, 'Products')).toBe('13,00\u00a0€')
    const asked = () => calls.filter((path) => path === '/restaurant/get_mixed_info').length
    expect(asked()).toBe(1)
    act(() => instance.location.navigate('/menu'))
    await settled()
    act(() => instance.location.back())
    await waitFor(() => expect(amount(screen, 'Packaging')).toBe('1,00\u00a0€'))
    expect(asked()).toBe(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('removes the last unit and restores it in place [CART-13]', async () => {
    const { screen, user, instance } = await openOrder('/carrello', { lines: [margherita, diavola, tiramisu] })
    const before = JSON.stringify(instance.stores.cart.state.cart.lines)
    await user.click(await screen.findByRole('button', { name: 'Remove Diavola' }))
    await waitFor(() => expect(names(screen)).toEqual(['Margherita', 'Tiramisu']))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(names(screen)).toEqual(['Margherita', 'Diavola', 'Tiramisu'])
    expect(JSON.stringify(instance.stores.cart.state.cart.lines)).toBe(before)
  })

  test('moves focus to the next line, then the message', async () => {
    const { screen, user } = await openOrder('/carrello', { lines: [margherita, tiramisu] })
    const focused = () => {
      const root = screen.getByRole('heading', { level: 1 }).getRootNode() as ShadowRoot
      return root.activeElement?.textContent
    }
    await user.click(await screen.findByRole('button', { name: 'Remove Margherita' }))
    await waitFor(() => expect(focused()).toBe('Tiramisu'))
    await user.click(screen.getByRole('button', { name: 'Remove Tiramisu' }))
    await waitFor(() => expect(focused()).toBe('Your order is empty'))
  })

  test('says 15 minutes, then how many are left [CART-06, SHELL-54]', async () => {
    const { screen, instance, advance } = await openOrder('/carrello', { lines: [margherita] })
    await screen.findByText('Once you go on, you have 15 minutes to place the order.')
    act(() => instance.stores.draft.setTimeLimit(noon + (9 * 60 + 10) * 1000))
    await screen.findByText('10 minutes left to place the order')
    advance(9_999)
    expect(screen.queryByText('10 minutes left to place the order')).not.toBeNull()
    advance(1)
    await screen.findByText('9 minutes left to place the order')
    advance(8 * 60_000)
    await screen.findByText('1 minute left to place the order')
  })

  test('shows the empty message and the way to the menu [CART-08]', async () => {
    const { screen, user, path, expectAccessible } = await openOrder('/carrello')
    await screen.findByText('Your order is empty')
    expect(screen.queryByRole('button', { name: /^Go to checkout/ })).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'See the menu' }))
    expect(path()).toBe('/menu')
  })

  test('an open question follows the language [SHELL-99]', async () => {
    const { screen, user, instance } = await openOrder('/carrello', { lines: [margherita] })
    await user.click(await screen.findByRole('button', { name: 'Discard order' }))
    expect(await screen.findByRole('alertdialog', { name: 'Discard the order?' })).toBeTruthy()
    await act(() => instance.changeLanguage('it'))
    expect(await screen.findByRole('alertdialog', { name: 'Eliminare l’ordine?' })).toBeTruthy()
  })

  test('discards after a yes and restarts at the wizard [CART-07, WIZ-41]', async () => {
    const { screen, user, instance, path } = await openOrder('/carrello', { lines: [margherita] })
    const { cart, draft } = instance.stores
    act(() => draft.setTimeLimit(noon + 600_000))
    await user.click(await screen.findByRole('button', { name: 'Discard order' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect([cart.state.cart.lines.length, isStarted(draft.state), path()]).toEqual([1, true, '/carrello'])

    await user.click(screen.getByRole('button', { name: 'Discard order' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(path()).toBe('/ordine'))
    expect(cart.state.cart.lines).toEqual([])
    expect(draft.state).toMatchObject({ type: null, menuId: null, timeLimitMs: null, defaultType: 'takeAway' })
  })

  test('keeps the notice of what changed until it is dismissed', async () => {
    const { screen, user, instance, path } = await openOrder('/carrello', { lines: [margherita] })
    const [from, to] = [price('6.50'), price('7.00')]
    act(() => instance.stores.of(createCartChangesStore).add([{ kind: 'price', name: 'Margherita', from, to }]))
    const change = await screen.findByText(/^Margherita now costs/)
    expect(change.textContent).toBe('Margherita now costs 7,00\u00a0€ instead of 6,50\u00a0€.')
    act(() => instance.location.navigate('/menu'))
    act(() => instance.location.back())
    expect(path()).toBe('/carrello')
    await user.click(await screen.findByRole('button', { name: 'Got it' }))
    expect(screen.queryByText(/Margherita now costs/)).toBeNull()
  })
})
