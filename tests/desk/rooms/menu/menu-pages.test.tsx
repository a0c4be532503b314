import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { deskOf } from '#tests/support/desk.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant({ like: 7 })
})

test('a category and its first product are made [SET-86]', async () => {
  const { screen, user, settled, expectAccessible } = await renderDesk('/menu/categories', { service, restaurantId })
  const named = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Categories', level: 1 }))
  await user.click(await screen.findByText('Add a category'))
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This is missing. Fill it in.')
  await settled()
  expect(document.activeElement).toBe(named('Name'))
  fireEvent.input(named('Name'), { target: { value: 'Gelati' } })
  fireEvent.input(named('Name · English'), { target: { value: 'Ice cream' } })
  screen.getByText('Gelati', { selector: 'summary' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')

  await user.click(screen.getByText('Back to the menu'))
  expect(document.activeElement?.textContent).toBe('Categories')
  await user.click(screen.getByText('New product'))
  await settled()
  await expectAccessible()
  fireEvent.input(await screen.findByLabelText('Name'), { target: { value: 'Fiordilatte' } })
  await user.selectOptions(screen.getAllByLabelText('Category')[0]!, 'Ice cream')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Price')))
  await user.type(screen.getByLabelText('Price'), '3,50{Enter}')
  const edit = await screen.findByLabelText('Edit Fiordilatte')
  expect(document.activeElement).toBe(edit)
})

test('an ingredient is out while its form is being typed [SET-86]', async () => {
  const { screen, user, setOffline, settled, expectAccessible } = await renderDesk('/menu/ingredients', {
    service,
    restaurantId,
  })
  fireEvent.input(await screen.findByLabelText('Find an ingredient'), { target: { value: 'mozzarella' } })
  await settled()
  await expectAccessible()
  const [shown] = screen.getAllByText('Out').map((button) => button.closest('li'))
  if (!shown) throw new Error('There is no mozzarella.')
  const row = within(shown)
  await user.click(shown.querySelector('summary')!)
  const name = row.getByLabelText<HTMLInputElement>('Name of the ingredient · English')
  fireEvent.input(name, { target: { value: 'Mozzarella of Campania' } })
  setOffline(true)
  await user.click(row.getByText('Out'))
  await row.findByText('Not changed: there is no connection. Try again.')
  setOffline(false)
  await user.click(row.getByText('Out'))
  await row.findByText('Out everywhere')
  await user.click(row.getByText('There again'))
  await row.findByText('Out')
  await user.click(row.getByText('Out'))
  await row.findByText('There again')
  expect(document.activeElement?.textContent).toBe('There again')
  // What was typed before is saved on top of it.
  expect(name.value).toBe('Mozzarella of Campania')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  row.getByLabelText('Mozzarella of Campania is there again')
  row.getByText('Out everywhere')
  fireEvent.input(screen.getByLabelText('Find an ingredient'), { target: { value: 'mozzarella of gold' } })
  await screen.findByText('No ingredient has this name.')
})

test('a mark is made [SET-86]', async () => {
  const { screen, user, settled, expectAccessible } = await renderDesk('/menu/traits', { service, restaurantId })
  await user.click(await screen.findByText('Add a mark'))
  fireEvent.input(screen.getAllByLabelText('Name').at(-1)!, { target: { value: 'Della nonna' } })
  await user.selectOptions(screen.getAllByLabelText('Its sign').at(-1)!, 'Vegan')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await settled()
  const traits = (await exportRestaurant(service.db, restaurantId))?.menu.traits
  expect(traits?.at(-1)).toMatchObject({ name: 'Della nonna', icon: 'vegan' })
})

const path = 'menu/set-up/order'
type OrderPart = { readonly value: { readonly categoryOrder: readonly string[] } }

test('the menu is sorted by buttons and by a pointer [SET-87]', async () => {
  const { screen, user, settled, expectAccessible } = await renderDesk('/menu/order', { service, restaurantId })
  const categories = await screen.findByRole('list', { name: 'Categories' })
  const order = async () => (await exportRestaurant(service.db, restaurantId))?.menu
  const keys = async () => (await order())?.categories?.map(({ id }) => id)
  const before = (await keys()) ?? []
  const [first, second] = [...categories.children].map((item) => item.querySelector('.name')?.textContent ?? '')
  await user.click(screen.getByLabelText(`Move ${first} down`))
  await settled()
  screen.getByText(`${first}, 2 of ${before.length}`)
  expect(document.activeElement).toBe(screen.getByLabelText(`Move ${first} down`))
  await user.click(screen.getByLabelText(`Move ${first} up`))
  await settled()
  // Its button for the way up does nothing at the top.
  expect(document.activeElement).toBe(screen.getByLabelText(`Move ${first} down`))

  // happy-dom draws nothing: each thing is 100 px high.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, place * 100, 300, 100)
  })
  const grip = categories.querySelector('.grip')!
  await user.pointer([
    { keys: '[MouseLeft>]', target: grip, coords: { clientY: 50 } },
    { target: grip, coords: { clientY: 150 } },
  ])
  expect([...categories.children].map((item) => item.getAttribute('data-state')).slice(0, 3)).toEqual([
    'dragged',
    'below',
    null,
  ])
  await user.pointer({ keys: '[/MouseLeft]', target: grip, coords: { clientY: 150 } })
  await screen.findByText(`${first}, 2 of ${before.length}`)
  expect(categories.querySelector('.name')?.textContent).toBe(second)

  // A pointer that is cancelled changes nothing.
  fireEvent.pointerDown(categories.querySelector('.grip')!, { button: 0, clientY: 50 })
  fireEvent.pointerMove(categories.querySelector('.grip')!, { clientY: 250 })
  fireEvent.pointerCancel(categories.querySelector('.grip')!)
  expect(categories.querySelector('.name')?.textContent).toBe(second)

  const dishes = screen.getAllByText(/^Dishes of /)[0]!
  await user.click(dishes)
  await settled()
  const list = within(dishes.closest('details')!)
  const [dish] = list.getAllByRole('listitem').map((item) => item.querySelector('.name')?.textContent ?? '')
  await user.click(list.getByLabelText(`Move ${dish} down`))
  screen.getByText(new RegExp(`^${dish}, 2 of \\d+ in ${second}$`))
  await expectAccessible()

  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  await screen.findByText('Saved.')
  expect(await keys()).toEqual([before[1], before[0], ...before.slice(2)])

  // Somebody else was faster: they are not written over, and what was moved stays.
  await user.click(screen.getByLabelText(`Move ${first} up`))
  const { categoryOrder } = (await deskOf(service, restaurantId).read<OrderPart>(path)).value
  await deskOf(service, restaurantId).savePart(path, { categoryOrder: categoryOrder.toReversed() })
  await user.click(save)
  await screen.findByText(/^Somebody else has changed this meanwhile/)
  expect(await keys()).toEqual([...before.slice(2).toReversed(), before[0], before[1]])
  expect(categories.querySelector('.name')?.textContent).toBe(first)
})
