import { fireEvent, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
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

  const form = within(screen.getByRole('region', { name: 'The dish' }))
  const price = await form.findByLabelText<HTMLInputElement>('Price')
  await user.clear(price)
  await user.type(price, 'nine{Enter}')
  await form.findByText(/number/)
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

test('the photo is one of those there are, or none [SET-83]', async () => {
  const { screen, user, settled } = await renderDesk(page, { service, restaurantId })
  const part = within(await screen.findByRole('group', { name: 'Photo' }))
  const choose = part.getByRole('button', { name: 'Choose one of your photos' })
  for (const remove of part.queryAllByRole('button', { name: /^Remove photo/ })) await user.click(remove)
  await user.click(choose)
  await settled()
  const [first, second] = part.getAllByLabelText(/^Photo \d/)
  if (!first || !second) throw new Error('The restaurant has no other photo.')
  await user.click(second)
  await user.click(first)
  expect([first, second].map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
  await user.click(part.getByRole('button', { name: 'Move photo 2 up' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByLabelText(`Edit ${veal}`)
  const photos = async () => {
    const menu = (await exportRestaurant(service.db, restaurantId))?.menu
    return menu?.products.find(({ id }) => id === 101)?.photos
  }
  expect(await photos()).toHaveLength(2)
})

test('a new pizza has all that a dish can have [SET-81, SET-84, SET-88]', async () => {
  const { screen, user, path, settled, expectAccessible } = await renderDesk('/menu/new', { service, restaurantId })
  const named = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  await user.type(await screen.findByLabelText('Name'), 'Pizza della forma')
  await user.selectOptions(screen.getAllByLabelText('Category')[0]!, 'Classic pizzas')
  await user.click(screen.getByText('New ingredient'))
  await user.type(named('Name of the ingredient'), 'Alga della forma')
  await user.click(named('Fish'))
  await user.click(screen.getByText('Sizes'))
  await user.click(screen.getByText('Add a size'))
  expect(screen.queryByText('Its price depends on the size, below.')).not.toBeNull()
  await user.type(named('Name of the size'), 'Normale')
  await user.click(screen.getByText('Variants'))
  await user.type(named('What is chosen'), 'Impasto')
  await user.click(screen.getByText('Add a variant'))
  await user.type(named('Name of the variant'), 'Di riso')
  await user.type(named('Adds to the price'), '1,50')
  expect(screen.queryByText('Prices of a size with a variant')).not.toBeNull()
  await user.click(screen.getByText('Add a price'))
  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
  type(screen.getAllByLabelText('Price').at(-1)!, '11')
  // A price that names something new follows it.
  type(named('Name of the size'), 'Intera')
  type(named('Name of the variant'), 'Di farro')
  const picked = screen.getByLabelText<HTMLSelectElement>('Picked from')
  await user.selectOptions(picked, picked.options[1]!)
  type(named('At most'), '2')
  await user.selectOptions(screen.getByLabelText('What it costs'), 'Its own price, and supplements')
  await user.click(screen.getByText('Add a course'))
  await user.click(screen.getByText('Add a dish'))
  await user.selectOptions(screen.getAllByLabelText('Dish')[0]!, veal)
  type(named('Its price in the set'), '2')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await settled()
  const [price] = screen.getAllByLabelText('Price')
  expect(document.activeElement).toBe(price)
  await user.type(price!, '9{Enter}')
  const edit = await screen.findByLabelText('Edit Pizza della forma')
  expect(document.activeElement).toBe(edit)
  expect(path()).toBe('/staff/menu')
  const file = await exportRestaurant(service.db, restaurantId)
  expect(file?.menu.products.at(-1)).toMatchObject({
    name: 'Pizza della forma',
    price: 9,
    category: 'pizze-classiche',
    ingredients: ['alga-della-forma'],
    sizes: [{ name: 'Intera', price: 9 }],
    variantName: 'Impasto',
    variants: [{ name: 'Di farro', price: 1.5 }],
    prices: [{ size: 'intera', variant: 'di-farro', price: 11 }],
    picks: { from: file?.menu.extras?.[0]?.name, max: 2 },
    combo: {
      pricing: 'fixed',
      courses: [{ category: 'antipasti', products: [{ product: 'vitello-tonnato', price: 2 }] }],
    },
  })
  expect(file?.menu.ingredients?.at(-1)).toMatchObject({ name: 'Alga della forma', allergens: ['PESCE'] })
})

test('a set of extras is made in one form [SET-85, SET-88]', async () => {
  const { screen, user, settled, expectAccessible } = await renderDesk('/menu/extras', { service, restaurantId })
  const named = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).at(-1)!
  await user.click(await screen.findByText('Add a set'))
  await user.type(named('Name of the set'), 'Salse della prova')
  await user.type(named('Name of the group'), 'Salsa')
  await user.click(screen.getByText('Add an extra'))
  await user.selectOptions(named('Ingredient'), 'Basil')
  await user.type(named('Adds to the price'), '0,80')
  await user.click(screen.getByText('Add a rule'))
  await user.type(named('At most'), '2')
  // The rule follows its group.
  fireEvent.input(named('Name of the group'), { target: { value: 'Salse' } })
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await settled()
  const sets = async () => (await exportRestaurant(service.db, restaurantId))?.menu.extras
  expect((await sets())?.at(-1)).toMatchObject({
    name: 'salse-della-prova',
    groups: [{ name: 'Salse' }],
    extras: [{ ingredient: 'basilico', price: 0.8 }],
    rules: [{ group: 'salse', max: 2 }],
  })
})

test('a product that is not there leads back', async () => {
  const { screen, user } = await renderDesk('/menu/product/999', { service, restaurantId })
  await screen.findByText('This product is not in the menu.')
  await user.click(screen.getByText('Back to the menu'))
  expect(screen.queryByLabelText(`Edit ${veal}`)).not.toBeNull()
})
