import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { InstanceDeps } from '#src/instance/instance-deps.ts'
import type { HostEvents } from '#src/options/events.ts'

import { openCheckout } from './open-checkout.tsx'

type BeforeOrder = HostEvents['before-order']

const confirmation = /^\/ordine\/riepilogo\/\d+$/

test.each([
  ['a message', ({ stop }: BeforeOrder) => (stop('Our oven is cold.'), true), 'Our oven is cold.'],
  ['none', () => false, 'This order cannot be placed at the moment. Nothing was ordered.'],
])('An order is stopped by the page, with %s', async (_how, listen, message) => {
  let isStopping = true
  const onEvent: InstanceDeps['emit'] = (name, detail) =>
    name !== 'before-order' || !isStopping || listen(detail as BeforeOrder)
  const { fillIn, press, readErrors, orders, events, path } = await openCheckout({ onEvent })
  await fillIn()
  await press()
  expect(await readErrors()).toBe(message)
  expect(await orders()).toEqual([])
  const asked = events.filter(({ name }) => name === 'before-order')
  expect(asked).toMatchObject([{ detail: { total: 7.5, currency: 'EUR', orderType: 'takeAway' } }])
  isStopping = false
  await press()
  await waitFor(() => expect(path()).toMatch(confirmation))
  expect(await orders()).toHaveLength(1)
})
