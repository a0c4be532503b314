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

const veal = 'Veal with tuna sauce'
const page = '/menu/product/101'

test('a changed price leads back to its row', async () => {
  const { screen, user, path, desk, expectAccessible, settled } = await renderDesk('/menu', { service, restaurantId })
  await user.click(await screen.findByLabelText(`Edit ${veal}`))
  await settled()
  expect(path()).toBe(`/staff${page}`)
  expect(document.activeElement).toBe(screen.getByText(veal, { selector: 'h1' }))
  expect(screen.getByText('Menu', { selector: 'a *' }).closest('[aria-current]')).not.toBeNull()
  await expectAccessible()

  const form = within(screen.getByRole('region', { name: 'Prices and texts' }))
  const price = form.getByLabelText<HTMLInputElement>('Price')
  await user.clear(price)
  await user.type(price, 'nine{Enter}')
  await form.findByText('Type an amount such as 8,50.')
  // What was typed and the focus outlive that everything is read anew.
  await desk.refresh()
  expect(price.value).toBe('nine')
  expect(document.activeElement).toBe(price)
  await user.clear(price)
  await user.type(price, '9,80{Enter}')
  const link = await screen.findByLabelText(`Edit ${veal}`)
  expect(path()).toBe('/staff/menu')
  expect(document.activeElement).toBe(link)
  expect(link.closest('li')?.textContent).toContain('9,80')
})

test('what is left is typed for each venue', async () => {
  const { screen, user } = await renderDesk(page, { service, restaurantId })
  const part = within(await screen.findByRole('region', { name: 'What is left' }))
  const centro = part.getByLabelText('Trattoria da Gino Centro')
  await user.type(centro, 'three{Enter}')
  await part.findByText('Type a whole number up to 100000, or nothing.')
  expect(document.activeElement).toBe(centro)
  await user.clear(centro)
  await user.type(centro, '3{Enter}')
  await part.findByText('Saved.')
  await user.click(screen.getByText('Back to the menu'))
  expect(screen.getByLabelText(`Edit ${veal}`).closest('li')?.textContent).toContain('3 left')
})

test('the photo is one of those there are, or none', async () => {
  const { screen, user, setOffline, settled } = await renderDesk(page, { service, restaurantId })
  const part = within(await screen.findByRole('region', { name: 'Photo' }))
  const choose = part.getByRole('button', { name: 'Choose one of your photos' })
  await user.click(choose)
  await settled()
  const others = part.getAllByLabelText(/^Photo \d/).filter((each) => each.getAttribute('aria-pressed') === 'false')
  const [other] = others
  if (!other) throw new Error('The restaurant has no other photo.')
  await user.click(other)
  await screen.findByText(`${veal} has its photo`)
  expect(other.getAttribute('aria-pressed')).toBe('true')
  setOffline(true)
  await user.click(part.getByText('Show no photo'))
  await part.findByText('Not changed: there is no connection. Try again.')
  setOffline(false)
  await user.click(part.getByText('Show no photo'))
  await screen.findByText(`${veal} has no photo`)
  expect(part.queryByText('Show no photo')).toBeNull()
  expect(document.activeElement).toBe(choose)
})

test('a product that is not there leads back', async () => {
  const { screen, user } = await renderDesk('/menu/product/999', { service, restaurantId })
  await screen.findByText('This product is not in the menu.')
  await user.click(screen.getByText('Back to the menu'))
  expect(screen.queryByLabelText(`Edit ${veal}`)).not.toBeNull()
})
