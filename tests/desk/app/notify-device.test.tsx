import { afterAll, beforeAll, expect, test } from 'vitest'

import type { DevicePush, DevicePushState } from '#desk/client/device-push.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { devicesAt } from '#server/alerts/staff-devices.ts'
import { noon } from '#tests/server/support/diner.ts'
import { pushBrowser } from '#tests/server/support/push-stand-in.ts'
import { id } from '#tests/support/builders.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

let service: TestService
const answers: number[] = []
beforeAll(async () => {
  service = await openTestService({ now: () => noon, postPush: () => Promise.resolve(answers.shift() ?? 201) })
})
afterAll(() => service.close())

/** A browser that gives permission, with a push service. */
function aBrowser(first: DevicePushState = 'off'): DevicePush {
  const { p256dh, auth } = pushBrowser()
  const device = { endpoint: 'https://push.example/one', p256dh, auth }
  let state = first
  return {
    state: () => Promise.resolve(state),
    turnOn() {
      state = 'on'
      return Promise.resolve(device)
    },
    current: () => Promise.resolve(state === 'on' ? device : null),
    turnOff() {
      state = 'off'
      return Promise.resolve(device.endpoint)
    },
  }
}

async function openSounds(devicePush: DevicePush) {
  const restaurantId = await service.newRestaurant()
  const desk = await renderDesk('/', { service, restaurantId, nowMs: noon, devicePush })
  await desk.user.click(desk.screen.getByRole('button', { name: 'Start service' }))
  await desk.user.click(desk.screen.getByRole('button', { name: 'Sound on. Choose the sounds' }))
  await desk.screen.findByRole('heading', { name: 'Notify this device' })
  const kept = () => devicesAt(service.db, { restaurantId, venueId: id<'Venue'>(11), call: readOrders, nowMs: noon })
  return { ...desk, kept }
}

test('a device is notified, tested, and left alone again [ORD-72]', async () => {
  const { screen, user, kept, expectAccessible } = await openSounds(aBrowser())
  await user.click(screen.getByRole('button', { name: 'Notify this device' }))
  await screen.findByText('This device gets a message when an order waits and nobody answers.')
  await screen.findByText('A test message is on its way to this device')
  expect(await kept()).toHaveLength(1)
  answers.push(503)
  await user.click(screen.getByRole('button', { name: 'Send a test' }))
  await screen.findByText('The push service did not take the test message. Try again.')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Stop notifying' }))
  await screen.findByRole('button', { name: 'Notify this device' })
  expect(await kept()).toEqual([])
})

test('what the browser refuses is said [ORD-72]', async () => {
  const { screen } = await openSounds(aBrowser('blocked'))
  await screen.findByText('Messages are blocked in the settings of this browser. Allow them there.')
  expect(screen.queryByRole('button', { name: 'Notify this device' })).toBe(null)
})
