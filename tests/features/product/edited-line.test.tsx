import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { productQuery } from '#src/api/product-calls.ts'
import { replaceLine } from '#src/domain/cart/change-cart.ts'
import { refetch } from '#src/query/refetch.ts'
import { id, price } from '#tests/support/builders.ts'
import { margherita, openOrder, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { ingredientId } from '#tests/support/trattoria.ts'

import { gelato, openProduct, pizzaMenu } from './open-product.tsx'

describe('ProductSheet of a cart line', () => {
  /** The sheet that edits the first line, reached from the cart. */
  async function editFirst(setup: OrderSetup, name: string) {
    const widget = await openOrder('/carrello', setup)
    const { screen, user, instance } = widget
    await user.click(await screen.findByRole('button', { name: `${name}, change` }))
    const sheet = within(await screen.findByRole('dialog', { name }))
    const save = await sheet.findByRole('button', { name: /^Save/ })
    return { ...widget, sheet, save, lines: () => instance.stores.cart.state.cart.lines }
  }

  test('opens filled in and saves in place [PROD-02, PROD-05, PROD-51]', async () => {
    const { user, sheet, save, lines, path } = await editFirst(
      { lines: [{ productId: 201, size: 1, variant: 1, additions: 1, quantity: 2, note: 'crisp' }, tiramisu] },
      'Margherita',
    )
    const isChecked = (role: 'radio' | 'checkbox', name: string) =>
      sheet.getByRole<HTMLInputElement>(role, { name }).checked
    expect([isChecked('radio', 'Maxi'), isChecked('radio', 'Wholemeal')]).toEqual([true, true])
    expect(isChecked('checkbox', 'Buffalo mozzarella')).toBe(true)
    expect((await sheet.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('crisp')
    await user.click(sheet.getByRole('radio', { name: 'Regular' }))
    await user.click(save)
    expect(path()).toBe('/carrello')
    expect(lines().map(({ quantity, item }) => [item.name, item.size?.name, quantity])).toEqual([
      ['Margherita', 'Regular', 2],
      ['Tiramisu', undefined, 1],
    ])
  })

  test('counts its own units as available [PROD-45]', async () => {
    const { sheet } = await editFirst(
      { lines: [{ ...tiramisu, quantity: 3 }], service: { stock: [{ productId: 801, venueId: 12, quantity: 5 }] } },
      'Tiramisu',
    )
    expect(await sheet.findByText('Available: 5')).toBeDefined()
  })

  test('removes the line when saved at 0 [PROD-44]', async () => {
    const { user, sheet, save, lines } = await editFirst({ lines: [tiramisu, margherita] }, 'Tiramisu')
    await user.click(sheet.getByRole('button', { name: 'One less' }))
    await user.click(save)
    expect(lines().map(({ item }) => item.name)).toEqual(['Margherita'])
  })

  test('takes the line out by a button, with Undo', async () => {
    const { screen, user, sheet, lines, path } = await editFirst({ lines: [tiramisu, margherita] }, 'Tiramisu')
    await user.click(await sheet.findByRole('button', { name: 'Remove from order' }))
    expect([path(), lines().length]).toEqual(['/carrello', 1])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(lines().map(({ item }) => item.name)).toEqual(['Tiramisu', 'Margherita'])
  })

  test.each(['/menu/8/scheda/801?idx=1', '/menu/8/scheda/801?idx=7', '/menu/8/scheda/801?idx=x'])(
    'acts as for a new line at %s [PROD-04]',
    async (path) => {
      const { submit } = await openProduct(path, 'Tiramisu', { lines: [tiramisu, margherita] })
      expect(submit().textContent).toMatch(/^Add to order/)
    },
  )

  test('warns of removed additions, then of missing ingredients [PROD-53, PROD-55]', async () => {
    const { screen, user, instance } = await openOrder('/carrello', {
      lines: [{ productId: 305, size: 0, variant: 0, additions: 1 }],
    })
    const { cart } = instance.stores
    // Friarielli were chosen when there still were some.
    const [line] = cart.state.cart.lines
    if (!line) throw new Error('the line is there')
    const gone = { id: 43 as never, groupId: 3 as never, name: 'Turnip tops', price: 150 as never }
    act(() =>
      cart.change(replaceLine, 0, { ...line, item: { ...line.item, additions: [...line.item.additions, gone] } }),
    )
    await user.click(await screen.findByRole('button', { name: 'Sausage and turnip tops, change' }))
    const first = within(await screen.findByRole('alertdialog', { name: 'Additions removed' }))
    first.getByText('Temporarily unavailable and therefore removed: Turnip tops.')
    await user.click(first.getByRole('button', { name: 'OK' }))
    const second = within(await screen.findByRole('alertdialog', { name: 'Ingredients out of stock' }))
    await user.click(second.getByRole('button', { name: 'OK' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Sausage and turnip tops' }))
    await user.click(sheet.getByRole('button', { name: /^Save/ }))
    expect(cart.state.cart.lines[0]?.item.additions.map(({ name }) => name)).toEqual(['Buffalo mozzarella'])
  })

  /** Orders a product with some of its picks, then opens its line again. */
  async function editPicks([path, name]: readonly [string, string], picks: readonly string[]) {
    const { sheet, user, submit, instance, screen, ...widget } = await openProduct(path, name)
    for (const pick of picks) await user.click(sheet.getByRole('button', { name: `One ${pick} more` }))
    await user.click(submit())
    const { cart } = instance.stores
    async function reopen() {
      act(() => instance.location.navigate(`${path}?idx=0`))
      const again = within(await screen.findByRole('dialog', { name }))
      const save = await again.findByRole('button', { name: /^Save/ })
      const count = (one: string) =>
        within(again.getByRole('group', { name: `Quantity of ${one}` }))
          .getByRole('status')
          .textContent?.replace(`Quantity of ${one}: `, '')
      return { sheet: again, save, count }
    }
    return { ...widget, screen, user, instance, cart, reopen }
  }

  test('opens with free picks and saves their changes [PROD-02, PROD-05]', async () => {
    const { user, cart, reopen } = await editPicks(gelato, ['Custard', 'Custard', 'Lemon'])
    const { sheet, save, count } = await reopen()
    expect(['Custard', 'Lemon', 'Mango'].map(count)).toEqual(['2', '1', '0'])
    expect(save.textContent).toBe('Save4,50\u00a0€')
    await user.click(sheet.getByRole('button', { name: 'One Lemon less' }))
    await user.click(sheet.getByRole('button', { name: 'One Mango more' }))
    await user.click(save)
    const [line] = cart.state.cart.lines
    expect(line?.item.picks.map(({ name }) => name)).toEqual(['Custard', 'Custard', 'Mango'])
    expect(line?.unitPrice).toBe(price('5.00'))
  })

  test('is filled in with what is in a combo [PROD-02]', async () => {
    const { cart, user, reopen } = await editPicks(pizzaMenu, ['Margherita', 'Blond beer 33 cl'])
    const { sheet, save, count } = await reopen()
    expect(['Margherita', 'Blond beer 33 cl', 'Diavola'].map(count)).toEqual(['1', '1', '0'])
    await user.click(sheet.getByRole('button', { name: 'One Tiramisu more' }))
    await user.click(save)
    expect(cart.state.cart.lines[0]?.unitPrice).toBe(price('17.50'))
  })

  test('warns of additions, picks, then ingredients by name [PROD-53, PROD-54, PROD-55, BERR-11]', async () => {
    const { screen, user, instance, service, restaurantId, cart, reopen } = await editPicks(gelato, ['Custard'])
    const [line] = cart.state.cart.lines
    if (!line) throw new Error('the line is there')
    // Peaches and turnip tops were chosen when there still were some.
    const gone = (name: string, groupId: number) => ({
      id: id<'Ingredient'>(999),
      groupId: id<'ExtraGroup'>(groupId),
      name,
      price: price('0.00'),
    })
    const item = { ...line.item, additions: [gone('Turnip tops', 11)], picks: [...line.item.picks, gone('Peach', 22)] }
    act(() => cart.change(replaceLine, 0, { ...line, item }))
    const sugar = { id: ingredientId('sugar'), isAvailable: false }
    await service.changeRestaurant(restaurantId, { ingredient: sugar })
    // All three are known at once.
    instance.queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === '/restaurant/get_product' })
    const opened = reopen()
    for (const [title, text] of [
      ['Additions removed', 'Temporarily unavailable and therefore removed: Turnip tops.'],
      ['Choices removed', 'Temporarily unavailable and therefore removed: Peach.'],
      [
        'Ingredients out of stock',
        'Out of stock: Sugar. You can still order and, if you like, choose an addition instead.',
      ],
    ] as const) {
      const warning = within(await screen.findByRole('alertdialog', { name: title }))
      warning.getByText(text)
      await user.click(warning.getByRole('button', { name: 'OK' }))
    }
    const { save, count } = await opened
    expect(['Custard', 'Peach'].map(count)).toEqual(['1', '0'])
    await user.click(save)
    expect(cart.state.cart.lines[0]?.item.picks.map(({ name }) => name)).toEqual(['Custard'])
  })

  const buffalo = { id: ingredientId('buffalo'), isAvailable: false }

  /** A pizza with buffalo mozzarella is in the cart, and the product as it was then in the cache. */
  async function orderBuffalo(setup: OrderSetup = {}) {
    const widget = await openProduct('/menu/2/scheda/201', 'Margherita', setup)
    const { sheet, user, submit, instance, screen } = widget
    await user.click(sheet.getByRole('radio', { name: 'Regular' }))
    await user.click(sheet.getByRole('checkbox', { name: 'Buffalo mozzarella' }))
    await user.click(submit())
    const additions = () => widget.lines()[0]?.item.additions.map(({ name }) => name)
    expect(additions()).toEqual(['Buffalo mozzarella'])
    async function reopen() {
      act(() => instance.location.navigate('/menu/2/scheda/201?idx=0'))
      const again = within(await screen.findByRole('dialog', { name: 'Margherita' }))
      return { again, save: await again.findByRole('button', { name: /^Save/ }) }
    }
    async function readWarning() {
      const warning = within(await screen.findByRole('alertdialog', { name: 'Additions removed' }))
      warning.getByText('Temporarily unavailable and therefore removed: Buffalo mozzarella.')
      await user.click(warning.getByRole('button', { name: 'OK' }))
    }
    return { ...widget, additions, reopen, readWarning }
  }

  test('refetches the product and drops what is gone [PROD-53]', async () => {
    const { service, restaurantId, user, reopen, readWarning, additions } = await orderBuffalo()
    await service.changeRestaurant(restaurantId, { ingredient: buffalo })
    const { again, save } = await reopen()
    await readWarning()
    expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'Buffalo mozzarella' }).checked).toBe(false)
    expect(save.textContent).toBe('Save6,50\u00a0€')
    await user.click(save)
    expect(additions()).toEqual([])
  })

  test('waits for the newest product when saved early [PROD-53]', async () => {
    let answer = () => {}
    let isHeld = false
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { service, restaurantId, user, path, ...widget } = await orderBuffalo({
      answer: (called, _body, ask) => (isHeld && called.endsWith('/get_product') ? held.then(ask) : null),
    })
    await service.changeRestaurant(restaurantId, { ingredient: buffalo })
    isHeld = true
    const { save } = await widget.reopen()
    await user.click(save)
    expect(save.getAttribute('aria-busy')).toBe('true')
    answer()
    await widget.readWarning()
    expect([path(), widget.additions()]).toEqual(['/menu/2/scheda/201', ['Buffalo mozzarella']])
    await user.click(save)
    expect([path(), widget.additions()]).toEqual(['/', []])
  })

  test('saves by itself when the newest product is unchanged [PROD-05]', async () => {
    let answer = () => {}
    let isHeld = false
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { user, path, ...widget } = await orderBuffalo({
      answer: (called, _body, ask) => (isHeld && called.endsWith('/get_product') ? held.then(ask) : null),
    })
    isHeld = true
    const { again, save } = await widget.reopen()
    await user.click(again.getByRole('checkbox', { name: 'Buffalo mozzarella' }))
    await user.click(save)
    expect(widget.additions()).toEqual(['Buffalo mozzarella'])
    answer()
    await waitFor(() => expect(path()).toBe('/'))
    expect(widget.additions()).toEqual([])
  })

  test('is judged whenever the product is refetched [PROD-53]', async () => {
    const { service, restaurantId, instance, reopen, readWarning } = await orderBuffalo()
    const { again } = await reopen()
    const request = { productId: id<'Product'>(201), categoryId: id<'Category'>(2), venueId: id<'Venue'>(12) }
    await service.changeRestaurant(restaurantId, { ingredient: buffalo })
    await act(() => refetch(instance.queryClient, productQuery(instance.api, request)))
    await readWarning()
    expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'Buffalo mozzarella' }).checked).toBe(false)
  })
})
