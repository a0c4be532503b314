import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { openWidget } from '#tests/app/open-widget.tsx'
import type { WidgetSetup } from '#tests/app/open-widget.tsx'

/** A widget whose tag names no first screen. */
const openUnrouted = (setup: WidgetSetup = {}) => openWidget('', { options: { route: null }, ...setup })

test('A widget without a route begins at the menu', async () => {
  const { screen, instance, path, calls, events, settled, expectAccessible } = await openUnrouted({ venueId: 11 })
  await screen.findByRole('button', { name: 'Tomato bruschetta' })
  await settled()
  expect([path(), instance.location.entries.length, instance.location.hasMoved]).toEqual(['/menu', 1, false])
  expect(calls[0]).toBe('/restaurant/get_restaurant_info')
  expect(calls).not.toContain('/restaurant/get_categories_list')
  expect(events.filter(({ name }) => name === 'route')).toEqual([])
  await expectAccessible()
})

test('Without such a menu it begins at home', async () => {
  const { screen, path, user } = await openUnrouted({ venueId: 12 })
  await screen.findByRole('heading', { name: 'Trattoria da Gino San Salvario' })
  expect(path()).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Order now' }))
  expect(path()).toBe('/ordine')
})

test('The route of the tag decides otherwise', async () => {
  const { screen, path, user } = await openWidget('/', { venueId: 11 })
  await user.click(await screen.findByRole('button', { name: 'Order now' }))
  expect(path()).toBe('/ordine')
})

test('Home is one tap away and leads back', async () => {
  const { screen, path, user } = await openUnrouted({ venueId: 11 })
  await user.click(await screen.findByRole('button', { name: 'Home' }))
  await user.click(await screen.findByRole('button', { name: 'Order now' }))
  expect(path()).toBe('/menu')
})

test('The menu follows the choice of a venue', async () => {
  const { screen, path, user } = await openUnrouted()
  await user.click(await screen.findByRole('button', { name: /Trattoria da Gino Centro/ }))
  await screen.findByRole('button', { name: 'Tomato bruschetta' })
  expect(path()).toBe('/menu')
})

test('The line above the menu asks how and when', async () => {
  const { screen, user, instance, path, expectAccessible } = await openUnrouted({ venueId: 11 })
  await user.click(await screen.findByRole('button', { name: /Take-away.*Change order options$/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'How and when?' }))
  await user.click(await sheet.findByRole('button', { name: 'Another time' }))
  await expectAccessible()
  await user.click(await sheet.findByRole('radio', { name: /^tomorrow/ }))
  await user.click(await sheet.findByRole('button', { name: 'Dinner' }))
  await user.click(sheet.getByRole('radio', { name: '19:45' }))
  await user.click(sheet.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(path()).toBe('/menu'))
  expect(instance.stores.draft.state).toMatchObject({ type: 'takeAway', slotStart: '2026-11-21 19:45:00' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How and when?' })).toBeNull())
})

test('The earliest time stands in the line once touched', async () => {
  const { screen, user, backgroundWork } = await openUnrouted({ venueId: 11 })
  await backgroundWork()
  await user.click(await screen.findByRole('heading', { level: 2, name: 'Starters' }))
  expect(await screen.findByRole('button', { name: /Earliest, 12:15/ })).toBeDefined()
})
