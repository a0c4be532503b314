import { beforeAll, expect, test } from 'vitest'

import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})

test('the line is green for thirty seconds after a beat', async () => {
  const { screen, beat, advance, setOffline, settled } = await renderDesk('/', { service, restaurantId: 1 })
  const state = () => screen.getAllByRole('status').find((each) => each.matches('.line'))?.dataset.state
  beat()
  expect(state()).toBe('live')
  setOffline(true)
  advance(29_999)
  expect(state()).toBe('live')
  advance(1)
  expect(state()).toBe('lost')
  screen.getByText(/cannot be reached since/)
  await settled()
  setOffline(false)
  advance(3_000)
  await settled()
  expect(state()).toBe('live')
  expect(screen.queryByText(/cannot be reached since/)).toBeNull()
})

test('one stream is open, none when signed out', async () => {
  const { screen, user, advance, openStreams, settled } = await renderDesk('/', { service, restaurantId: 1 })
  expect(openStreams()).toBe(1)
  advance(60_000)
  await settled()
  expect(openStreams()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByText('You are signed out.')
  expect(openStreams()).toBe(0)
})
