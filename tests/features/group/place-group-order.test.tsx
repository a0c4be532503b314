import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { diavola, tiramisu } from '#tests/support/open-order.tsx'

import { openGroup, until } from './open-group.tsx'

/** Rosa, signed in, with the tiramisù of Luca in her cart. */
async function openFilled() {
  const group = await openGroup({ isSignedIn: true })
  const luca = await group.join('Luca')
  await luca.add(tiramisu)
  await until(group.rosa, () => expect(group.rosa.lines()).toHaveLength(2))
  return { ...group, luca }
}

const confirmation = /^\/ordine\/riepilogo\/\d+$/

describe('the order of a group', () => {
  test('is placed once, with the names of all', async () => {
    const { rosa, luca, orders } = await openFilled()
    await rosa.checkOut()
    await rosa.order()
    await waitFor(() => expect(rosa.path()).toMatch(confirmation))
    await rosa.screen.findByText(/^Rosa · /)
    expect((await orders()).map(({ lines }) => lines.map(({ quantity, name }) => [quantity, name]))).toEqual([
      [
        [1, 'Margherita'],
        [1, 'Tiramisu'],
      ],
    ])
    expect(rosa.instance.stores.draft.state.group).toBeNull()
    await until(luca, () => expect(luca.path()).toBe('/gruppo'))
    await luca.screen.findByText('Rosa has placed the order')
    expect(luca.instance.stores.draft.state).toMatchObject({ group: null, type: null })
    expect(luca.lines()).toEqual([])
    await luca.expectAccessible()
  })

  test('waits when a member adds in the last moment', async () => {
    const { rosa, luca, orders } = await openFilled()
    await rosa.checkOut()
    await luca.add(diavola)
    await luca.settled()
    await rosa.order()
    expect(await rosa.readErrors()).toContain('Luca added 1 dish')
    expect(await orders()).toEqual([])
    expect(rosa.lines()).toEqual(['1 Margherita', '1 Tiramisu Luca', '1 Diavola Luca'])
    await rosa.order()
    await waitFor(() => expect(rosa.path()).toMatch(confirmation))
    expect((await orders()).map(({ lines }) => lines.length)).toEqual([3])
  })

  test('stays one when its reply is lost', async () => {
    const { rosa, luca, orders, service, restaurantId } = await openFilled()
    await rosa.checkOut()
    service.faults.next({ path: '/account/order', kind: 'lose-reply', restaurantId })
    await rosa.order()
    expect(await rosa.readErrors()).toContain('it cannot be ordered twice')
    await until(luca, () => expect(luca.path()).toBe('/gruppo'))
    // The group has its order, and the phone of the lead does not know that it is its own.
    await rosa.askAgain()
    expect(rosa.lines()).toHaveLength(2)
    await rosa.order()
    await waitFor(() => expect(rosa.path()).toMatch(confirmation))
    expect(await orders()).toHaveLength(1)
    expect(rosa.instance.stores.draft.state.group).toBeNull()
  })

  test('names what came too late', async () => {
    const { rosa, luca } = await openFilled()
    await rosa.checkOut()
    await rosa.order()
    await waitFor(() => expect(rosa.path()).toMatch(confirmation))
    await luca.add(diavola)
    await until(luca, () => expect(luca.path()).toBe('/gruppo'))
    await luca.screen.findByText('1 × Diavola')
    await luca.screen.findByText('Came too late for this order')
  })
})

describe('a member who takes over', () => {
  test('has all dishes, and the lead no checkout', async () => {
    const { rosa, luca, orders } = await openFilled()
    luca.go('/gruppo')
    await luca.user.click(await luca.screen.findByRole('button', { name: 'Place the order instead of Rosa' }))
    await luca.confirm('Place the order')
    await waitFor(() => expect(luca.lines()).toEqual(['1 Tiramisu', '1 Margherita Rosa']))
    await rosa.checkOut()
    await rosa.order()
    expect(await rosa.readErrors()).toContain('Luca now places the order')
    await waitFor(() => expect(rosa.lines()).toEqual(['1 Margherita']))
    expect(rosa.path()).toBe('/gruppo')
    expect(await orders()).toEqual([])
  })
})
