import { within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { Id } from '#src/contract/values.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

const veal = 101

test('an owner changes a price and is back at its row', async () => {
  const { screen, user, path, desk, expectAccessible, settled } = await renderDesk('/menu', { service, restaurantId })
  await user.click(screen.getByRole('link', { name: 'Edit Veal with tuna sauce' }))
  await settled()
  expect(path()).toBe(`/staff/menu/product/${veal}`)
  expect(screen.getByRole('heading', { name: 'Veal with tuna sauce', level: 1 })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible()

  const form = within(screen.getByRole('region', { name: 'Prices and texts' }))
  const price = form.getByLabelText('Price')
  await user.clear(price)
  await user.type(price, 'nine{Enter}')
  await form.findByText('Type an amount such as 8,50.')
  expect(price).toHaveFocus()
  // What was typed and the focus outlive that everything is read anew.
  await desk.refresh()
  expect(price).toHaveValue('nine')
  expect(price).toHaveFocus()
  await user.clear(price)
  await user.type(price, '9,80{Enter}')
  const link = await screen.findByRole('link', { name: 'Edit Veal with tuna sauce' })
  expect(path()).toBe('/staff/menu')
  expect(link).toHaveFocus()
  expect(link.closest('li')).toHaveTextContent('9,80')
})

test('what is left is typed for each venue', async () => {
  const { screen, user, settled } = await renderDesk(`/menu/product/${veal}`, { service, restaurantId })
  const part = within(screen.getByRole('region', { name: 'What is left' }))
  const centro = part.getByLabelText('Trattoria da Gino Centro')
  await user.type(centro, 'three{Enter}')
  await part.findByText('Type a whole number up to 100000, or nothing.')
  expect(centro).toHaveFocus()
  await user.clear(centro)
  await user.type(centro, '3{Enter}')
  await part.findByText('Saved.')
  await settled()
  await user.click(screen.getByRole('link', { name: 'Back to the menu' }))
  expect(screen.getByRole('link', { name: 'Edit Veal with tuna sauce' }).closest('li')).toHaveTextContent('3 left')
})

test('the photo is one of those there are, or none', async () => {
  const { screen, user, setOffline, settled } = await renderDesk(`/menu/product/${veal}`, { service, restaurantId })
  const part = within(screen.getByRole('region', { name: 'Photo' }))
  const choose = part.getByRole('button', { name: 'Choose one of your photos' })
  await user.click(choose)
  await settled()
  const [first, second] = part.getAllByRole('button', { name: /^Photo \d/ })
  if (!first || !second) throw new Error('The restaurant has no two photos.')
  const other = first.getAttribute('aria-pressed') === 'true' ? second : first
  await user.click(other)
  await screen.findByText('Veal with tuna sauce has its photo')
  expect(part.getAllByRole('button', { pressed: true })).toEqual([other])
  setOffline(true)
  await user.click(part.getByRole('button', { name: 'Show no photo' }))
  await part.findByText('Not changed: there is no connection. Try again.')
  setOffline(false)
  await user.click(part.getByRole('button', { name: 'Show no photo' }))
  await screen.findByText('Veal with tuna sauce has no photo')
  expect(part.queryByRole('button', { name: 'Show no photo' })).toBeNull()
  expect(choose).toHaveFocus()
})

test('a product that is not there leads back', async () => {
  const { screen, user } = await renderDesk('/menu/product/999', { service, restaurantId })
  screen.getByText('This product is not in the menu.')
  await user.click(screen.getByRole('link', { name: 'Back to the menu' }))
  screen.getByRole('heading', { name: 'Menu', level: 1 })
})
