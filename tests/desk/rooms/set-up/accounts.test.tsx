import { within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { accountsInUse } from '#server/payments/accounts/account-queries.ts'
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

async function open() {
  const desk = await renderDesk('/set-up/payments', { service, restaurantId })
  const card = within(await desk.screen.findByRole('region', { name: 'Card: account at Stripe' }))
  await desk.user.click(card.getAllByText(/^Enter (the|other) keys$/)[0]!)
  const type = async (label: string, text: string) => enterText(desk.user, card.getAllByLabelText(label)[0]!, text)
  return {
    ...desk,
    card,
    type,
    choose: (mode: string) => desk.user.selectOptions(card.getAllByLabelText('What the keys are for')[0]!, mode),
    keep: () => desk.user.click(card.getAllByRole('button', { name: 'Test and keep' })[0]!),
  }
}

test('an owner enters keys, which are tried and kept [SET-90, SET-94]', async () => {
  const { user, screen, card, type, choose, keep, expectAccessible } = await open()
  await expectAccessible()
  await choose('test')
  await type('Publishable key', 'pk_test_rita')
  await type('Restricted key', 'rk_test_rita')
  const secret = card.getAllByLabelText<HTMLInputElement>('Restricted key')[0]!
  expect([secret.type, secret.autocomplete]).toEqual(['password', 'off'])
  await keep()
  await screen.findByText('The keys work and are kept: a payment was made and taken back.')
  await card.findByText(/^Works, tested on/)
  expect(await accountsInUse(service.db, restaurantId)).toMatchObject([{ kind: 'stripe', venueId: null }])
  expect(secret.value).toBe('')
  await expectAccessible()
  await user.click(card.getByRole('button', { name: 'Test now' }))
  await screen.findByText('It works: a payment was made and taken back.')
})

test('keys that are wrong are told at their fields [SET-91]', async () => {
  const { card, type, choose, keep, expectAccessible } = await open()
  await choose('test')
  await type('Publishable key', 'pk_test_rita')
  await type('Restricted key', 'rk_test_other')
  await keep()
  await card.findByText(/^This key is of another account/)
  await expectAccessible()
  expect(card.getAllByLabelText<HTMLInputElement>('Restricted key')[0]!.value).toBe('rk_test_other')
  await choose('live')
  await keep()
  expect(await card.findAllByText(/^This is a test key/)).toHaveLength(2)
  expect(await accountsInUse(service.db, restaurantId)).toEqual([])
})

test('an account goes out of use with a second tap [SET-93]', async () => {
  const { user, screen, card, type, choose, keep } = await open()
  await choose('test')
  await type('Publishable key', 'pk_test_rita')
  await type('Restricted key', 'rk_test_rita')
  await keep()
  await user.click(await card.findByRole('button', { name: 'Take out of use' }))
  await user.click(card.getByRole('button', { name: 'Keep it' }))
  await user.click(card.getByRole('button', { name: 'Take out of use' }))
  await user.click(card.getByRole('button', { name: 'Take out of use now' }))
  await screen.findByText('The account is out of use.')
  expect(await accountsInUse(service.db, restaurantId)).toEqual([])
})
