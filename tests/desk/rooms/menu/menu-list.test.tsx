import { beforeAll, expect, test } from 'vitest'

import type { Id } from '#src/contract/values.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const staff = 'staff@example.com'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService()
  restaurantId = await service.newRestaurant()
})

const veal = 'Edit Veal with tuna sauce'

test('a product is found by its name, without accents', async () => {
  const { screen, user, expectAccessible } = await renderDesk('/menu', { service, restaurantId })
  const row = (await screen.findByLabelText(veal)).closest('li')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Menu', level: 1 }))
  expect(row?.textContent).toContain('9,00')
  const shown = () => screen.getAllByLabelText(/^Edit/).filter((link) => link.closest('[hidden]') === null)
  await user.type(screen.getByLabelText('Find a product'), 'vèal with')
  expect(shown()).toEqual([screen.getByLabelText(veal)])
  expect(screen.getByLabelText(veal).closest('li')).toBe(row)
  await expectAccessible()
  await user.type(screen.getByLabelText('Find a product'), ' and gold')
  expect(shown()).toEqual([])
  screen.getByText('No product has this name.')
})

test('a product is sold out at one venue by keyboard', async () => {
  const { screen, user, setOffline } = await renderDesk('/menu', { service, restaurantId })
  const button = () => [...(screen.getByLabelText(veal).parentElement?.querySelectorAll('button') ?? [])].at(-1)
  const notChanged = 'Not changed: there is no connection. Try again.'
  await screen.findByLabelText(veal)
  button()?.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Veal with tuna sauce is sold out')
  expect(button()?.textContent).toBe('Back in stock')
  expect(document.activeElement).toBe(button())

  await user.selectOptions(screen.getByLabelText('Sold out at'), 'Trattoria da Gino San Salvario')
  expect(button()?.textContent).toBe('Sold out')
  await user.selectOptions(screen.getByLabelText('Sold out at'), 'Trattoria da Gino Centro')
  await user.keyboard('{Tab}')
  button()?.focus()
  setOffline(true)
  await user.keyboard('{Enter}')
  await screen.findByText(notChanged)
  setOffline(false)
  await user.keyboard('{Enter}')
  await screen.findByText('Veal with tuna sauce is back in stock')
  expect(screen.queryByText(notChanged)).toBeNull()
  expect(button()?.textContent).toBe('Sold out')
})

test('staff of a venue change what is left only', async () => {
  const setup = { service, restaurantId: 1, email: staff }
  const { screen, user, path, settled } = await renderDesk('/menu/new', setup)
  const edit = await screen.findByLabelText(veal)
  expect(path()).toBe('/staff/menu')
  expect(screen.queryByText('New product')).toBeNull()
  await user.click(edit)
  await settled()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['What is left'])
  screen.getByLabelText('Trattoria da Gino San Salvario')
  expect(screen.queryByLabelText('Trattoria da Gino Centro')).toBeNull()
})

test('a menu without products says how to begin', async () => {
  const { screen, expectAccessible } = await renderDesk('/menu', { service, restaurantId: 5 })
  const said = 'The menu is empty. Make its categories and products, or import it from a file.'
  expect(await screen.findByText(said)).not.toBeNull()
  await expectAccessible()
})

test('a dish is sold out until tomorrow, in two taps [MENU-47] [VENUE-48]', async () => {
  const { screen, user, expectAccessible } = await renderDesk('/menu', { service, restaurantId })
  const pause = await screen.findByRole('button', { name: 'Pause: Veal with tuna sauce' })
  await user.click(pause)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Sold out until tomorrow' }))
  await screen.findByText('Veal with tuna sauce is paused')
  expect(pause).toBe(document.activeElement)
  const banner = screen.getByRole('region', { name: 'Paused now' })
  expect(banner.textContent).toMatch(/Veal with tuna sauce.*Paused until/)
  await user.click(screen.getByRole('button', { name: /^Resume: Veal with tuna sauce,/ }))
  await screen.findByText(/is open again$/)
  expect(screen.getByRole('heading', { name: 'Menu', level: 1 })).toBe(document.activeElement)
})

test('many paused dishes are folded in the banner [VENUE-48]', async () => {
  const { screen, user } = await renderDesk('/menu', { service, restaurantId })
  for (const category of (await screen.findAllByRole('heading', { level: 2 })).slice(0, 3)) {
    const name = category.textContent ?? ''
    await user.click(screen.getByRole('button', { name: `Pause: ${name}` }))
    await user.click(screen.getByRole('button', { name: '15 minutes' }))
    await screen.findByRole('button', { name: `Resume: ${name}` })
  }
  expect(screen.getByText('3 dishes and categories paused').closest('summary')).not.toBeNull()
})
