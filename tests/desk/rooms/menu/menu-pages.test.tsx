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

test('a category and its first product are made', async () => {
  const { screen, user, settled, expectAccessible } = await renderDesk('/menu/categories', { service, restaurantId })
  expect(screen.getByRole('heading', { name: 'Categories', level: 1 })).toHaveFocus()
  await expectAccessible()
  const part = within(screen.getByRole('region', { name: 'New category' }))
  const name = within(part.getByRole('group', { name: 'Italiano' })).getByLabelText('Name')
  await user.click(part.getByRole('button', { name: 'Create the category' }))
  await settled()
  expect(name).toHaveFocus()
  await user.type(name, 'Gelati{Enter}')
  await screen.findByText('The category is there. Diners see it once it has a product.')
  expect(name).toHaveValue('')
  const row = screen.getByRole('listitem', { name: 'Gelati' })
  await user.type(
    within(within(row).getByRole('group', { name: 'English' })).getByLabelText('Name'),
    'Ice cream{Enter}',
  )
  await screen.findByText('Gelati is saved')
  screen.getByRole('listitem', { name: 'Ice cream' })

  await user.click(screen.getByRole('link', { name: 'Back to the menu' }))
  expect(screen.getByRole('link', { name: 'Categories' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'New product' }))
  await settled()
  await expectAccessible()
  await user.type(within(screen.getByRole('group', { name: 'Italiano' })).getByLabelText('Name'), 'Fiordilatte')
  await user.selectOptions(screen.getByLabelText('Category'), 'Ice cream')
  await user.click(screen.getByRole('button', { name: 'Put it in the menu' }))
  await screen.findByText('Type an amount such as 8,50.')
  expect(screen.getByLabelText('Price')).toHaveFocus()
  await user.type(screen.getByLabelText('Price'), '3,50{Enter}')
  expect(await screen.findByRole('link', { name: 'Edit Fiordilatte' })).toHaveFocus()
})

test('an ingredient is out while its form is being typed', async () => {
  const { screen, user, setOffline, expectAccessible } = await renderDesk('/menu/ingredients', {
    service,
    restaurantId,
  })
  await expectAccessible()
  await user.type(screen.getByLabelText('Find an ingredient'), 'buffalo mozz')
  const row = within(screen.getByRole('listitem'))
  const name = within(row.getByRole('group', { name: 'English' })).getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Buffalo mozzarella of Campania')
  setOffline(true)
  await user.click(row.getByRole('button', { name: /is out$/ }))
  await row.findByText('Not changed: there is no connection. Try again.')
  setOffline(false)
  await user.click(row.getByRole('button', { name: /is out$/ }))
  await row.findByText('Out everywhere')
  await user.click(row.getByRole('button', { name: /is there again$/ }))
  await user.click(await row.findByRole('button', { name: /is out$/ }))
  expect(await row.findByRole('button', { name: /is there again$/ })).toHaveFocus()
  // What was typed before is saved on top of it.
  await user.type(name, '{Enter}')
  await screen.findByText('Buffalo mozzarella of Campania', { selector: 'strong' })
  row.getByText('Out everywhere')
  await user.type(screen.getByLabelText('Find an ingredient'), ' of gold')
  await screen.findByText('No ingredient has this name.')
})
