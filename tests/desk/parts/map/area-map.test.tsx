import { within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, startService } from '#tests/support/service.ts'

const mapTiles = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: [{ text: '© Mapmakers', address: 'https://tiles.example/' }],
}
let service: TestService
beforeAll(async () => {
  service = await openTestService({ mapTiles })
})
afterAll(() => service.close())

async function open(step: string, of = service) {
  const restaurantId = await of.newRestaurant({ like: 3 })
  const desk = await renderDesk(`/set-up/${step}`, { service: of, restaurantId })
  await desk.screen.findByRole('button', { name: 'Save' })
  return { ...desk, restaurantId, save: () => desk.user.click(desk.screen.getByRole('button', { name: 'Save' })) }
}

test('corners are moved on the map and in the table [SET-45]', async () => {
  const { user, screen, save, restaurantId, expectAccessible } = await open('delivery')
  await user.click(await screen.findByRole('button', { name: /Show the map.*area Centro on the map/ }))
  const map = within(await screen.findByRole('group', { name: 'area Centro on the map' }))
  expect(await map.findByText('Cucine del Po Vittoria')).toBeTruthy()
  expect(screen.getByRole('link', { name: '© Mapmakers' })).toBeTruthy()
  await expectAccessible()

  const [latitude] = screen.getAllByLabelText('Latitude')
  const before = (latitude as HTMLInputElement).value
  ;(await map.findByRole('button', { name: 'corner 1' })).focus()
  await user.keyboard('{ArrowUp}')
  await expect.poll(() => (latitude as HTMLInputElement).value).not.toBe(before)
  map.getByRole('button', { name: 'corner 4' }).focus()
  await user.keyboard('{Delete}')
  await expect.poll(() => map.queryByRole('button', { name: 'corner 4' })).toBeNull()
  await enterText(user, latitude!, '45.08')
  await user.keyboard('{Escape}')
  await save()
  await screen.findByText('Saved.')
  const [area] = (await exportRestaurant(service.db, restaurantId))?.deliveryAreas ?? []
  expect(area?.polygon).toEqual([
    [45.08, 7.6705],
    [45.0782, 7.7],
    [45.058, 7.7],
  ])
})

test('Esc leaves the map for its button [SET-45]', async () => {
  const { user, screen } = await open('delivery')
  const button = await screen.findByRole('button', { name: /Show the map.*area Crocetta on the map/ })
  await user.click(button)
  const map = within(await screen.findByRole('group', { name: 'area Crocetta on the map' }))
  const radius = () => screen.getByLabelText<HTMLInputElement>('Radius in metres').value
  const before = radius()
  ;(await map.findByRole('button', { name: 'Radius' })).focus()
  await user.keyboard('{ArrowRight}')
  await expect.poll(radius).not.toBe(before)
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(button)
})

test('the position of a venue is on the map [SET-49]', async () => {
  const { user, screen, save, restaurantId, expectAccessible } = await open('place/31')
  await user.click(await screen.findByRole('button', { name: /Show the map/ }))
  const map = within(await screen.findByRole('group', { name: 'position of the venue on the map' }))
  ;(await map.findByRole('button', { name: 'Position of the venue' })).focus()
  await user.keyboard('{ArrowLeft}')
  await expectAccessible()
  await save()
  await screen.findByText('Saved.')
  const [venue] = (await exportRestaurant(service.db, restaurantId))?.venues ?? []
  expect(venue?.position?.longitude).toBeLessThan(7.6952)
})

test('without tiles there is no map [SET-45]', async () => {
  const { screen } = await open('delivery', await startService())
  expect(screen.getAllByLabelText('Latitude').length).toBeGreaterThan(3)
  expect(screen.queryByRole('button', { name: /map/ })).toBeNull()
})
