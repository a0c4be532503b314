import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { noon } from '#tests/server/support/diner.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

test('a way to order is paused and resumed [VENUE-46]', async () => {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const { screen, user, expectAccessible } = await renderDesk('/controls', { service, restaurantId, nowMs: noon })
  const [pause] = await screen.findAllByRole('button', { name: /^Pause: Take-away/ })
  await user.click(pause!)
  await expectAccessible()
  await user.click(within(screen.getByRole('group', { name: 'For how long' })).getByText('30 minutes'))
  const banner = await screen.findByRole('region', { name: 'Paused now' })
  expect(banner.textContent).toContain('Paused until 12:30')
  const room = screen.getByRole('heading', { name: 'Pauses' })
  await screen.findByText('Take-away is paused')
  expect(pause).toBe(document.activeElement)
  expect(pause?.getAttribute('aria-label')).toMatch(/^Resume: Take-away/)
  await expectAccessible()
  await user.click(within(banner).getByRole('button', { name: /^Resume: Take-away/ }))
  await screen.findByText(/is open again$/)
  expect(screen.queryByRole('region', { name: 'Paused now' })).toBeNull()
  expect(room).toBe(document.activeElement)
})

test('a pause that ended leaves the banner [VENUE-46]', async () => {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const { screen, user, tell, settled } = await renderDesk('/controls', { service, restaurantId, nowMs: noon })
  await user.click(await screen.findByRole('button', { name: 'Pause: Restaurant' }))
  await user.click(screen.getByText('15 minutes'))
  await screen.findByRole('region', { name: 'Paused now' })
  service.clock.set(noon + 15 * 60_000, restaurantId)
  tell()
  await settled()
  expect(screen.queryByRole('region', { name: 'Paused now' })).toBeNull()
})

test('a capacity is judged, kept offline, saved by Enter', async () => {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const { screen, user, setOffline } = await renderDesk('/controls', { service, restaurantId, nowMs: noon })
  const [field] = await screen.findAllByLabelText<HTMLInputElement>(/^Take-away, .* to /)
  await user.clear(field!)
  await user.type(field!, 'few{Enter}')
  await screen.findByText('Type a whole number, or nothing for no limit.')
  await user.clear(field!)
  setOffline(true)
  await user.type(field!, '7{Enter}')
  await screen.findByText('Not changed: there is no connection. Try again.')
  setOffline(false)
  await user.type(field!, '{Enter}')
  await screen.findByText(/ is saved$/)
  expect(field?.value).toBe('7')
})

test('orders are made to take longer and as usual [VENUE-48]', async () => {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const { screen, user, expectAccessible } = await renderDesk('/controls', { service, restaurantId, nowMs: noon })
  const [begin] = await screen.findAllByRole('button', { name: /^Busy: All orders/ })
  await user.click(begin!)
  await user.click(screen.getByRole('button', { name: '+30 min' }))
  await expectAccessible()
  await user.click(within(screen.getByRole('group', { name: 'For how long' })).getByText('60 minutes'))
  const banner = await screen.findByRole('region', { name: 'Paused now' })
  expect(banner.textContent).toContain('30 minutes longer, until 13:00')
  expect(begin).toBe(document.activeElement)
  await user.click(begin!)
  await screen.findByText(/: as usual again$/)
  expect(screen.queryByRole('region', { name: 'Paused now' })).toBeNull()
})
