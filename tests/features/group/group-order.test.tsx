import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { diavola, lunch, tiramisu } from '#tests/support/open-order.tsx'

import { openGroup, openOnStorage, until } from './open-group.tsx'

describe('a group of two phones', () => {
  test('brings all dishes into the cart of the lead', async () => {
    const { rosa, join } = await openGroup()
    const luca = await join('Luca')
    await luca.add({ ...tiramisu, quantity: 2 })
    await until(rosa, () => expect(rosa.lines()).toEqual(['1 Margherita', '2 Tiramisu Luca']))
    expect(luca.lines()).toEqual(['2 Tiramisu'])
    expect(rosa.members()).toEqual([
      'Rosayouplaces the order6,50 €1 ×MargheritaRegular6,50 €',
      'Luca11,00 €2 ×Tiramisu11,00 €Remove Luca',
    ])
    expect(rosa.screen.getByText('Luca added 2 dishes')).toBeTruthy()
    await rosa.expectAccessible()
  })

  test('takes out what a member takes out', async () => {
    const { rosa, join } = await openGroup()
    const luca = await join('Luca')
    await luca.add(tiramisu)
    await luca.add(diavola)
    await until(rosa, () => expect(rosa.lines()).toHaveLength(3))
    const [first] = luca.instance.stores.cart.state.cart.lines
    luca.go('/carrello')
    await luca.press(`Remove ${first?.item.name}`)
    await until(rosa, () => expect(rosa.lines()).toEqual(['1 Margherita', '1 Diavola Luca']))
  })

  test('moves with the lead to another time', async () => {
    const { rosa, join } = await openGroup()
    const luca = await join('Luca')
    await luca.add(tiramisu)
    await until(rosa, () => expect(rosa.lines()).toHaveLength(2))
    rosa.instance.stores.draft.moveTo({ ...lunch, slotEnd: null })
    await until(luca, () => expect(luca.instance.stores.draft.state).toMatchObject(lunch))
    expect(rosa.instance.stores.draft.state).toMatchObject(lunch)
  })

  test('stays together after a reload', async () => {
    const { rosa, join, storage, service, restaurantId } = await openGroup()
    const luca = await join('Luca')
    await luca.add(tiramisu)
    await until(rosa, () => expect(rosa.lines()).toHaveLength(2))
    const later = await openOnStorage({ service, restaurantId, storage }, '/gruppo')
    await luca.add(diavola)
    await until(later, () => expect(later.lines()).toEqual(['1 Margherita', '1 Tiramisu Luca', '1 Diavola Luca']))
  })
})

describe('the cart of the lead', () => {
  test('shows dishes of others with names, not to change', async () => {
    const { rosa, join } = await openGroup()
    const luca = await join('Luca')
    await luca.add(tiramisu)
    await until(rosa, () => expect(rosa.lines()).toHaveLength(2))
    rosa.go('/carrello')
    const rows = within(await rosa.screen.findByRole('list', { name: 'Items in your order' })).getAllByRole('listitem')
    const [own, other] = rows.map((row) => within(row))
    expect(own?.getByRole('button', { name: 'Margherita, change' })).toBeTruthy()
    expect(other?.getByText('Luca')).toBeTruthy()
    expect(other?.queryAllByRole('button')).toEqual([])
    await rosa.screen.findByRole('button', { name: 'See the group' })
    await rosa.screen.findByRole('button', { name: /^Go to checkout/ })
    await rosa.expectAccessible()
  })
})

describe('the cart of a member', () => {
  test('ends with the page of the group', async () => {
    const { join } = await openGroup()
    const luca = await join('Luca')
    await luca.add(tiramisu)
    luca.go('/carrello')
    const done = await luca.screen.findByRole('button', { name: /^Done: Rosa places the order/ })
    await luca.screen.findByText('Your dishes')
    expect(luca.screen.queryByText('Packaging')).toBeNull()
    await luca.expectAccessible()
    await luca.user.click(done)
    expect(luca.path()).toBe('/gruppo')
  })

  test.each(['/carrello/riepilogo', '/ordine'])('has no way to %s', async (path) => {
    const { join } = await openGroup()
    const luca = await join('Luca')
    await luca.add(tiramisu)
    luca.go(path)
    await waitFor(() => expect(luca.path()).not.toBe(path))
  })
})

describe('ordering together', () => {
  test('is offered in the cart', async () => {
    const { rosa } = await openGroup()
    rosa.instance.stores.draft.setGroup(null)
    rosa.go('/carrello')
    await rosa.user.click(await rosa.screen.findByRole('button', { name: 'Order together' }))
    expect(rosa.path()).toBe('/gruppo')
    await rosa.screen.findByRole('textbox', { name: 'Your name' })
    await rosa.expectAccessible()
  })
})
