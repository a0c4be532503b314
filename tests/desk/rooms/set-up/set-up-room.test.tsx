import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { deskOf } from '#tests/support/desk.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('each step says its state and leads on [SET-07]', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/set-up', { service, restaurantId })
  const about = await screen.findByRole('link', { name: /Name and website/ })
  expect(about.textContent).toContain('To look at')
  await expectAccessible()
  await user.click(about)
  await user.click(await screen.findByRole('button', { name: 'This is right as it is' }))
  await screen.findByRole('heading', { name: 'Address and contact' })
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: 'All steps' }))
  expect((await screen.findByRole('link', { name: /Name and website/ })).textContent).toContain('Done')
})

test('what is typed outlives a reload until it is saved [SET-09]', async () => {
  const restaurantId = await service.newRestaurant()
  const first = await renderDesk('/set-up/about', { service, restaurantId })
  await enterText(first.user, await first.screen.findByLabelText('Name of the restaurant'), 'Da Rita')
  await first.screen.findByText('Not saved yet.')
  first.close()
  const { screen, user } = await renderDesk('/set-up/about', { service, restaurantId, browser: first.browser })
  const name = await screen.findByLabelText<HTMLInputElement>('Name of the restaurant')
  expect(name.value).toBe('Da Rita')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { name: 'Address and contact' })
  expect((await exportRestaurant(service.db, restaurantId))?.name).toBe('Da Rita')
  expect(first.kept.get('comanda-desk-drafts')).toBe('{}')
})

test('what is wrong is said at its focused field [SET-09]', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/set-up/place/11', { service, restaurantId })
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail')
  await enterText(user, email, 'nowhere')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => document.activeElement).toBe(email)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  await expect.poll(() => email.value).not.toBe('nowhere')
  expect(email.getAttribute('aria-invalid')).not.toBe('true')
})

test('tables are added at once and one by one [SET-08]', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/set-up/tables/11', { service, restaurantId })
  await enterText(user, await screen.findByLabelText('How many more tables'), '3')
  await user.click(screen.getByRole('button', { name: 'Add them' }))
  const list = within(screen.getByRole('group', { name: 'Tables' }))
  expect(list.getAllByLabelText<HTMLInputElement>('Name or number').map(({ value }) => value)).toEqual(['1', '2', '3'])
  await user.click(list.getByRole('button', { name: 'Remove table 2' }))
  await user.click(list.getByRole('button', { name: 'Add a table' }))
  await enterText(user, list.getAllByLabelText('Name or number')[2]!, 'Terrazza')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const tables = async () => (await exportRestaurant(service.db, restaurantId))?.venues[0]?.tables ?? []
  await expect.poll(async () => (await tables()).map(({ name }) => name)).toEqual(['1', '3', 'Terrazza'])
})

test('what somebody else has saved meanwhile is not written over [SET-08]', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user } = await renderDesk('/set-up/about', { service, restaurantId })
  await enterText(user, await screen.findByLabelText('Name of the restaurant'), 'Da Rita')
  const desk = deskOf(service, restaurantId)
  const { version, value } = await desk.read<{ version: string; value: object }>('set-up/about')
  await desk.post('set-up/about', { version, value: { ...value, name: 'Da Gino' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Somebody else has changed this meanwhile/)
  expect(screen.getByLabelText<HTMLInputElement>('Name of the restaurant').value).toBe('Da Rita')
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Name of the restaurant').value).toBe('Da Gino')
})

test('what is wrong in a closed language is opened [SET-09]', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user } = await renderDesk('/set-up/place/11', { service, restaurantId })
  const english = await screen.findByLabelText('Description · English')
  await enterText(user, english, ' ')
  const fold = english.closest('details')
  expect(fold?.open).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => fold?.open).toBe(true)
  await expect.poll(() => document.activeElement).toBe(english)
})

test('the main language comes first, others are ticked', async () => {
  const restaurantId = await service.newRestaurant()
  const { screen, user, expectAccessible } = await renderDesk('/set-up/languages', { service, restaurantId })
  await user.selectOptions(await screen.findByLabelText('Main language'), 'de')
  await user.click(screen.getByLabelText('Français'))
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => (await exportRestaurant(service.db, restaurantId))?.languages)
    .toEqual(expect.arrayContaining(['de']))
})
