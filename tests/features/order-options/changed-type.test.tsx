import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { addToCart } from '#src/domain/cart/change-cart.ts'
import { id, price } from '#tests/support/builders.ts'
import { lineOf, tiramisu } from '#tests/support/open-order.tsx'

import { openWizard, seeMenu } from './open-wizard.tsx'

const venueId = id<'Venue'>(21)

/** The wizard over an order of one Margherita and one Tiramisu for take-away. */
async function openWithOrder(service: object = {}) {
  const wizard = await openWizard({ service: { like: 2, ...service }, venueId, defaults: { defaultType: 'takeAway' } })
  const { instance, user, screen } = wizard
  for (const wish of [{ productId: 201, size: 0 }, tiramisu]) {
    const line = await lineOf(instance.api, wish, { venueId, orderType: 'takeAway' })
    act(() => instance.stores.cart.change(addToCart, line))
  }
  return {
    ...wizard,
    lines: () => instance.stores.cart.state.cart.lines.map(({ item, unitPrice }) => [item.name, unitPrice]),
    async changeTo(type: string, slot: string | RegExp) {
      const [changeType] = await screen.findAllByRole('button', { name: 'Change' })
      await user.click(changeType!)
      await wizard.chooseType(type)
      const dialog = await screen.findByRole('alertdialog', { name: 'Change how you order?' })
      await user.click(within(dialog).getByRole('button', { name: 'Change' }))
      await wizard.radio(/^tomorrow/)
      await wizard.radio(slot)
      await user.click(screen.getByRole('button', seeMenu))
      await waitFor(() => expect(wizard.path()).toBe('/menu'))
    },
  }
}

describe('a changed order type', () => {
  test('prices the cart for eating in, and back for take-away [PRICE-45]', async () => {
    const wizard = await openWithOrder()
    expect(wizard.lines()).toEqual([
      ['Margherita', price('6.50')],
      ['Tiramisu', price('5.50')],
    ])
    await wizard.changeTo('Eat at the restaurant', '19:45')
    expect(wizard.lines()[0]).toEqual(['Margherita', price('7.50')])
    await wizard.user.click(await wizard.screen.findByRole('button', { name: 'OK' }))
    act(() => wizard.instance.location.navigate('/ordine'))
    await wizard.changeTo('Take-away', /^19:30/)
    expect(wizard.lines()[0]).toEqual(['Margherita', price('6.50')])
  })

  test('takes out what is not delivered, and says so [CART-18]', async () => {
    const wizard = await openWithOrder({ product: { id: 801, isDeliverable: false } })
    const [changeType] = await wizard.screen.findAllByRole('button', { name: 'Change' })
    await wizard.user.click(changeType!)
    await wizard.chooseType('Delivery')
    await wizard.select('Town', 'Torino')
    await wizard.select('Zone', 'Centro (10123)')
    await wizard.radio(/^tomorrow/)
    await wizard.radio(/^19:30/)
    await wizard.user.click(wizard.screen.getByRole('button', seeMenu))
    await waitFor(() => expect(wizard.path()).toBe('/menu'))
    expect(wizard.lines()).toEqual([['Margherita', price('6.50')]])
    const dialog = within(await wizard.screen.findByRole('alertdialog', { name: 'Your order has changed' }))
    expect(dialog.getByRole('alert').textContent).toBe('Tiramisu was removed: it cannot be delivered.')
  })
})
