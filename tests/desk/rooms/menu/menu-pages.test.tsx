import { waitFor, within } from '@testing-library/react'
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
  restaurantId = await service.newRestaurant({ like: 7 })
})

test('a category and its first product are made', async () => {
  const { screen, user, settled, expectAccessible } = await renderDesk('/menu/categories', { service, restaurantId })
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Categories', level: 1 }))
  await expectAccessible()
  const part = within(await screen.findByRole('region', { name: 'New category' }))
  const name = within(part.getByRole('group', { name: 'Italiano' })).getByLabelText<HTMLInputElement>('Name')
  await user.click(part.getByText('New category'))
  await user.click(part.getByRole('button', { name: 'Create the category' }))
  await part.findByText('Name is missing.')
  expect(document.activeElement).toBe(name)
  await user.type(name, 'Gelati{Enter}')
  await screen.findByText('The category is there. Diners see it once it has a product.')
  expect(name.value).toBe('')
  expect(document.activeElement).toBe(part.getByText('New category'))
  const row = within(screen.getByRole('listitem', { name: 'Gelati' }))
  await user.click(row.getByText('Edit'))
  await user.type(within(row.getByRole('group', { name: 'English' })).getByLabelText('Name'), 'Ice cream{Enter}')
  await screen.findByText('Gelati is saved')
  screen.getByText('Ice cream', { selector: 'strong' })

  await user.click(screen.getByText('Back to the menu'))
  expect(document.activeElement?.textContent).toBe('Categories')
  await user.click(screen.getByText('New product'))
  await settled()
  await expectAccessible()
  await user.type(await screen.findByLabelText('Name'), 'Fiordilatte')
  await user.selectOptions(screen.getAllByLabelText('Category')[0]!, 'Ice cream')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Price')))
  await user.type(screen.getByLabelText('Price'), '3,50{Enter}')
  const edit = await screen.findByLabelText('Edit Fiordilatte')
  expect(document.activeElement).toBe(edit)
})

test('an ingredient is out while its form is being typed', async () => {
  const { screen, user, setOffline, expectAccessible } = await renderDesk('/menu/ingredients', {
    service,
    restaurantId,
  })
  await user.type(await screen.findByLabelText('Find an ingredient'), 'mozzarella')
  await expectAccessible()
  const found = screen.getAllByText('Edit').map((edit) => edit.closest('li'))
  const [shown] = found.filter((row) => row?.hidden === false)
  if (!shown) throw new Error('There is no mozzarella.')
  const row = within(shown)
  await user.click(row.getByText('Edit'))
  const name = within(row.getByRole('group', { name: 'English' })).getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Mozzarella of Campania')
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
  await user.type(name, '{Enter}')
  await screen.findByText('Mozzarella of Campania', { selector: 'strong' })
  row.getByText('Out everywhere')
  await user.type(screen.getByLabelText('Find an ingredient'), ' of gold')
  screen.getByText('No ingredient has this name.')
})
