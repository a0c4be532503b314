import { beforeAll, expect, test } from 'vitest'

import type { Id } from '#src/contract/values.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const trattoria = 1 as Id<'Restaurant'>
const staff = 'staff@example.com'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService()
  restaurantId = await service.newRestaurant()
})

const veal = { name: 'Edit Veal with tuna sauce' }

test('a product is found by its name, without accents', async () => {
  const { screen, user, expectAccessible } = await renderDesk('/menu', { service, restaurantId })
  expect(screen.getByRole('heading', { name: 'Menu', level: 1 })).toHaveFocus()
  const row = screen.getByRole('link', veal).closest('li')
  expect(row).toHaveTextContent('9,00')
  const find = screen.getByRole('searchbox', { name: 'Find a product' })
  await user.type(find, 'vèal with')
  expect(screen.getAllByRole('link', { name: /^Edit/ })).toEqual([screen.getByRole('link', veal)])
  // What was hidden meanwhile was not drawn anew.
  expect(screen.getByRole('link', veal).closest('li')).toBe(row)
  await user.type(find, ' and gold')
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
  await screen.findByText('No product has this name.')
  await expectAccessible()
})

test('a product is sold out at one venue by keyboard', async () => {
  const { screen, user, setOffline } = await renderDesk('/menu', { service, restaurantId })
  await user.type(screen.getByLabelText('Find a product'), 'veal')
  const button = screen.getByRole('button', { name: 'Sold out' })
  expect(button).toHaveAccessibleDescription(/^Veal with tuna sauce/)
  button.focus()
  setOffline(true)
  await user.keyboard('{Enter}')
  await screen.findByText('Not changed: there is no connection. Try again.')
  setOffline(false)
  await user.keyboard('{Enter}')
  await screen.findByText('Veal with tuna sauce is sold out')
  expect(screen.queryByText('Not changed: there is no connection. Try again.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Back in stock' })).toHaveFocus()

  await user.selectOptions(screen.getByLabelText('Sold out at'), 'Trattoria da Gino San Salvario')
  screen.getByRole('button', { name: 'Sold out' })
  await user.selectOptions(screen.getByLabelText('Sold out at'), 'Trattoria da Gino Centro')
  await user.click(screen.getByRole('button', { name: 'Back in stock' }))
  await screen.findByText('Veal with tuna sauce is back in stock')
  screen.getByRole('button', { name: 'Sold out' })
})

test('staff of a venue change what is left only', async () => {
  const { screen, user, path, settled } = await renderDesk('/menu/new', {
    service,
    restaurantId: trattoria,
    email: staff,
  })
  expect(path()).toBe('/staff/menu')
  expect(screen.queryByRole('link', { name: 'New product' })).toBeNull()
  await user.click(screen.getByRole('link', veal))
  await settled()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['What is left'])
  screen.getByLabelText('Trattoria da Gino San Salvario')
  expect(screen.queryByLabelText('Trattoria da Gino Centro')).toBeNull()
})

test('a menu without products says how to begin', async () => {
  const { screen, expectAccessible } = await renderDesk('/menu', { service, restaurantId: 5 })
  screen.getByText('The menu is empty. Make its categories and products, or import it from a file.')
  await expectAccessible()
})
