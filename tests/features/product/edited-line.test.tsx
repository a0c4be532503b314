import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { margherita, openOrder, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

import { openProduct } from './open-product.tsx'

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

  it('is filled in with the line, saves it in its place and goes back to the cart [PROD-02, PROD-05, PROD-51]', async () => {
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

  it('counts the units of the edited line as still to be had [PROD-45]', async () => {
    const { sheet } = await editFirst(
      { lines: [{ ...tiramisu, quantity: 3 }], service: { stock: [{ productId: 801, venueId: 12, quantity: 5 }] } },
      'Tiramisu',
    )
    expect(await sheet.findByText('Available: 5')).toBeDefined()
  })

  it('removes the line when saved at 0 [PROD-44]', async () => {
    const { user, sheet, save, lines } = await editFirst({ lines: [tiramisu, margherita] }, 'Tiramisu')
    await user.click(sheet.getByRole('button', { name: 'One less' }))
    await user.click(save)
    expect(lines().map(({ item }) => item.name)).toEqual(['Margherita'])
  })

  it('takes the line out by a button, with Undo', async () => {
    const { screen, user, sheet, lines, path } = await editFirst({ lines: [tiramisu, margherita] }, 'Tiramisu')
    await user.click(sheet.getByRole('button', { name: 'Remove from order' }))
    expect([path(), lines().length]).toEqual(['/carrello', 1])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(lines().map(({ item }) => item.name)).toEqual(['Tiramisu', 'Margherita'])
  })

  it.each(['/menu/8/scheda/801?idx=1', '/menu/8/scheda/801?idx=7', '/menu/8/scheda/801?idx=x'])(
    'acts as for a new line at %s [PROD-04]',
    async (path) => {
      const { submit } = await openProduct(path, 'Tiramisu', { lines: [tiramisu, margherita] })
      expect(submit().textContent).toMatch(/^Add to order/)
    },
  )

  it('warns first of additions that were removed, then of ingredients out of stock [PROD-53, PROD-55]', async () => {
    const { screen, user, instance } = await openOrder('/carrello', {
      lines: [{ productId: 305, size: 0, variant: 0, additions: 1 }],
    })
    const { cart } = instance.stores
    // Friarielli were chosen when there still were some.
    const [line] = cart.state.cart.lines
    if (!line) throw new Error('the line is there')
    const gone = { id: 43 as never, groupId: 3 as never, name: 'Turnip tops', price: 150 as never }
    act(() => cart.replace(0, { ...line, item: { ...line.item, additions: [...line.item.additions, gone] } }))
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
})
