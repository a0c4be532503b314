import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('an owner sees the card as guests will [SET-122] [SET-123]', async () => {
  const restaurantId = await service.newRestaurant({ like: 2, restaurant: { hasLoyaltyCard: false } })
  const { screen, user, expectAccessible } = await renderDesk('/loyalty', { service, restaurantId })
  const card = () => document.querySelector('.desk-preview-widget')?.shadowRoot?.textContent
  await expect.poll(card).toContain('There is no promotion at the moment.')
  expect(screen.getByText('Guests see no card: it is switched off in the settings.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a promotion' }))
  await enterText(user, screen.getByLabelText('Name of the card'), 'Carta Stella')
  const reward = within(screen.getByRole('group', { name: 'Rewards' }))
  await enterText(user, reward.getByLabelText('What guests read'), 'A free pizza')
  await user.click(screen.getByRole('button', { name: 'Add a reward' }))
  await enterText(user, reward.getAllByLabelText('Points')[1]!, '25')
  await user.selectOptions(reward.getAllByLabelText('What it is')[1]!, 'Per cent')
  await enterText(user, reward.getByLabelText('How much'), '150')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This is more than 100 per cent.')
  await enterText(user, reward.getByLabelText('How much'), '15')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect((await exportRestaurant(service.db, restaurantId))?.promotions).toMatchObject([
    { rewardsAre: 'earned', amountPerPoint: 1, rewards: [{ points: 10 }, { points: 25, percent: 15 }] },
  ])
  await expect.poll(card).toContain('10 points to the next reward')
  expect(card()).toContain('A free pizza')
  await user.selectOptions(screen.getByLabelText('A guest who has collected'), '10 points')
  await expect.poll(card).toContain('15 points to the next reward')
})
