import { countTones } from '../support/count-tones.ts'
import { eveningDiners, eveningRestaurant, tomorrowEvening } from '../support/evening-diners.ts'
import { remoteDiner } from '../support/remote-diner.ts'
import { openCuttableLine } from './cuttable-line.ts'
import { deskView } from './desk-view.ts'
import { expect, test } from './fixtures.ts'

test('the desk rings, accepts, refuses and takes back [ORD-64]', async ({ diner, service, restaurant, customer }) => {
  const desk = deskView(diner)
  const remote = remoteDiner(service, restaurant, { customer })
  await diner.goTo(`${service.origin}/staff?restaurant=${restaurant.id}`)
  await desk.signIn()
  await diner.evaluate(countTones)
  await diner.press(desk.button('Start service'))
  // Firefox plays nothing where there is no sound card, and the desk says what is true.
  const sound = desk.button('Sound on. Choose the sounds')
  const held = desk.button('Silent: tap to hear orders')
  await diner.appears(desk.button(/^(Sound on|Silent: tap to hear)/))

  const accepted = await remote.order()
  // Told by the service: the desk asks by itself after a minute only.
  await diner.appears(desk.cardOf(accepted))
  await expect
    .poll(async () =>
      (await diner.see(sound)) ? (await diner.evaluate(tonesSoFar)) > 0 : Boolean(await diner.see(held)),
    )
    .toBe(true)
  await diner.press(desk.button('Confirm', desk.cardOf(accepted)))
  await diner.reads(desk.cardOf(accepted), 'Confirmed')

  const refused = await remote.order()
  await diner.press(desk.button('Refuse', desk.cardOf(refused)))
  await diner.press(desk.button('Kitchen closes early', desk.cardOf(refused)))
  await diner.press(desk.button('Take back', desk.cardOf(refused)))
  await diner.reads(desk.cardOf(refused), 'Waiting')
  await diner.press(desk.button('Refuse', desk.cardOf(refused)))
  await diner.press(desk.button('Kitchen closes early', desk.cardOf(refused)))
  // Who leaves the room does not wait the ten seconds.
  await desk.openRoom('Menu')
  await expect.poll(async () => statusOf(await service.ordersOf(restaurant), refused)).toBe('refused')

  const tiramisu = { role: 'listitem', says: 'Tiramisu' }
  await diner.fill({ role: 'searchbox', name: 'Find a product' }, 'tiramisu')
  await diner.press(desk.button('Sold out', tiramisu))
  await diner.appears(desk.button('Back in stock', tiramisu))
  await diner.press(desk.button('Sign out'))
  await diner.appears({ role: 'textbox', name: 'E-mail' })
})

test('a desk without network says so, and accepts once [ORD-73] [ORD-74]', async ({ diner, service, quietConsole }) => {
  quietConsole.expect(/Failed to load|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|NetworkError|connection|can’t establish/)
  const desk = deskView(diner)
  const line = await openCuttableLine(service.origin)
  const restaurant = await eveningRestaurant(service)
  const diners = eveningDiners(service, restaurant)
  const slotStart = tomorrowEvening().at('19:30')
  const order = await diners.order('collect', { slotStart })
  const later = await diners.order('collect', { slotStart })
  await diner.goTo(`${line.origin}/staff?restaurant=${restaurant.id}`)
  await desk.signIn()
  await diner.appears(desk.cardOf(order))
  await desk.openRoom('Tables')
  await diner.appears({ role: 'link', name: 'Table 3' })
  await diner.press(desk.button('All rooms'))
  await diner.press({ role: 'link', name: /^Orders/ })
  await diner.appears(desk.cardOf(order))
  // The page is kept as soon as its worker has heard which files it has loaded.
  await expect.poll(() => diner.evaluate(isPageKept), { timeout: 30_000 }).toBe(true)

  line.setCut(true)
  await diner.press(desk.button('Confirm', desk.cardOf(order)))
  await diner.reads(desk.cardOf(order), 'Accepted here. It waits for the network and is sent by itself.')
  await diner.reload()
  await diner.appears({ role: 'alert', says: 'The service cannot be reached. What you see is as of' })
  await diner.reads(desk.cardOf(order), 'Accepted here. It waits for the network and is sent by itself.')
  await diner.press(desk.button('Confirm, 10 minutes later', desk.cardOf(later)))
  await diner.reads(desk.cardOf(later), 'Accepted here for 19:40. It waits for the network and is sent by itself.')
  // A glance at the tables meanwhile.
  await desk.openRoom('Tables')
  await diner.appears({ role: 'link', name: 'Table 3' })
  await diner.press(desk.button('All rooms'))
  await diner.press({ role: 'link', name: /^Orders/ })
  line.setCut(false)
  await diner.reads(desk.cardOf(order), 'Confirmed')
  await diner.reads(desk.cardOf(later), 'ordered for 19:30')
  await diner.disappears({ role: 'alert', says: 'The service cannot be reached' })
  const stored = await service.ordersOf(restaurant)
  expect([order, later].map((id) => statusOf(stored, id))).toEqual(['confirmed', 'confirmed'])
  await line.close()
})

function statusOf(orders: readonly { readonly id: number; readonly status: string }[], orderId: number) {
  return orders.find(({ id }) => id === orderId)?.status
}

/** Whether the worker of the desk has kept every file that the page has loaded. Runs in the page. */
async function isPageKept(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/staff/assets/'))
  const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)))
  return kept.length > 0 && kept.every((reply) => reply !== undefined)
}

/** Runs in the page. */
function tonesSoFar(): number {
  return (globalThis as unknown as { heard: { tones: number } }).heard.tones
}
