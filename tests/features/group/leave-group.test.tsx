import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { clearCart } from '#src/domain/cart/change-cart.ts'
import { tiramisu } from '#tests/support/open-order.tsx'

import { openGroup, until } from './open-group.tsx'

async function openFilled() {
  const group = await openGroup()
  const luca = await group.join('Luca')
  await luca.add(tiramisu)
  await until(group.rosa, () => expect(group.rosa.lines()).toHaveLength(2))
  return { ...group, luca }
}

describe('leaving a group', () => {
  test('takes the dishes along', async () => {
    const { rosa, luca } = await openFilled()
    luca.go('/gruppo')
    await luca.press('Leave the group')
    await luca.confirm('Leave the group')
    await waitFor(() => expect(luca.lines()).toEqual([]))
    await until(rosa, () => expect(rosa.lines()).toEqual(['1 Margherita']))
  })

  test('happens with the order that is discarded', async () => {
    const { rosa, luca } = await openFilled()
    luca.instance.stores.cart.change(clearCart)
    luca.instance.stores.draft.reset()
    await until(rosa, () => expect(rosa.members()).toHaveLength(1))
    expect(rosa.lines()).toEqual(['1 Margherita'])
  })

  test('is told to who was removed', async () => {
    const { rosa, luca } = await openFilled()
    await rosa.press('Remove Luca')
    await rosa.confirm('Remove Luca')
    await waitFor(() => expect(rosa.lines()).toEqual(['1 Margherita']))
    await until(luca, () => expect(luca.path()).toBe('/gruppo'))
    await luca.screen.findByText('You are no longer in this group order')
    expect(luca.lines()).toEqual([])
    await luca.expectAccessible()
  })

  test('by the lead ends it for all', async () => {
    const { rosa, luca } = await openFilled()
    await rosa.press('End the group order')
    await rosa.confirm('End the group order')
    await waitFor(() => expect(rosa.lines()).toEqual(['1 Margherita']))
    expect(rosa.instance.stores.draft.state).toMatchObject({ group: null, type: 'takeAway' })
    await until(luca, () => expect(luca.path()).toBe('/gruppo'))
    await luca.screen.findByText('This group order has ended')
  })
})
