import { within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { enterText } from '#tests/support/enter-text.ts'
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

const file = async () => (await exportRestaurant(service.db, restaurantId))!
async function open(step: string) {
  const desk = await renderDesk(`/set-up/${step}`, { service, restaurantId })
  await desk.screen.findByRole('button', { name: 'Save' })
  return {
    ...desk,
    list: (name: string) => within(desk.screen.getByRole('group', { name })),
    save: () => desk.user.click(desk.screen.getByRole('button', { name: 'Save' })),
  }
}

test('an area is known by its postcodes [SET-71]', async () => {
  const { user, screen, list, save, expectAccessible } = await open('delivery')
  await user.click(screen.getByRole('button', { name: 'Add an area' }))
  const names = screen.getAllByLabelText('Town or part of it')
  await enterText(user, names.at(-1)!, 'Moncalieri')
  await user.selectOptions(screen.getAllByLabelText('How it is known').at(-1)!, 'zones')
  await save()
  await expect.poll(() => screen.queryAllByText(/This is missing|Enter a text/).length).toBeGreaterThan(0)
  await expectAccessible()
  const item = within(list('Areas').getAllByLabelText('Town or part of it').at(-1)!.closest('li')!)
  await enterText(user, item.getByLabelText('Postcode'), '10024')
  await enterText(user, item.getByLabelText('Part of town'), 'Centro')
  await enterText(user, item.getAllByLabelText('Delivery costs')[0]!, '2,50')
  await save()
  await screen.findByText('Saved.')
  expect((await file()).deliveryAreas?.at(-1)).toMatchObject({
    name: 'Moncalieri',
    deliveryFee: 2.5,
    zones: [{ name: 'Centro', postcode: '10024' }],
  })
})

test('ways to pay stand in the order of the checkout [SET-70]', async () => {
  const { user, screen, save, expectAccessible } = await open('payments')
  const before = (await file()).payments?.map(({ id }) => id) ?? []
  await expectAccessible()
  await user.click(screen.getAllByRole('button', { name: /^Move .* down$/ })[0]!)
  await save()
  await screen.findByText('Saved.')
  const [first, second, ...others] = before
  expect((await file()).payments?.map(({ id }) => id)).toEqual([second, first, ...others])
})

test('a legal text is a page of the restaurant [SET-72]', async () => {
  const { user, screen, save, expectAccessible } = await open('legal')
  await screen.findAllByText('Read what it says')
  await expectAccessible()
  const [choice] = screen.getAllByRole('combobox')
  await user.selectOptions(choice!, 'address')
  await enterText(user, screen.getByLabelText('Address of the page'), 'rita.example/privacy')
  await save()
  await screen.findByText(/^Enter the (whole )?address of the page/)
  await enterText(user, screen.getByLabelText('Address of the page'), 'https://rita.example/privacy')
  await save()
  await screen.findByText('Saved.')
  expect((await file()).legal).toEqual({ privacy: { address: 'https://rita.example/privacy' } })
})

test('a question is for all ways until some are ticked [SET-73]', async () => {
  const { user, screen, list, save, expectAccessible } = await open('questions')
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  const item = within(list('Questions').getAllByLabelText('Question').at(-1)!.closest('li')!)
  await enterText(user, item.getByLabelText('Question'), 'Servono le posate?')
  await user.click(item.getByLabelText('Take-away'))
  await expectAccessible()
  await save()
  await screen.findByText('Saved.')
  expect((await file()).questions?.at(-1)).toMatchObject({
    kind: 'yesNo',
    label: 'Servono le posate?',
    services: ['takeAway'],
  })
})
