import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { venues } from '#server/platform/db/schema/venue-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { anOrder, clientOf, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const online = { ...aGuest, email: 'luca@example.com' }
const restaurantFor = (guestOrderTypes: OrderType[]) =>
  service.newRestaurant({ like: 2, restaurant: { guestOrderTypes } })

async function place(restaurantId: Id<'Restaurant'>, type: keyof typeof orderSamples, guest: typeof aGuest = online) {
  const api = clientOf(service, restaurantId)
  return api.call(createOrder, await anOrder(api, { ...orderSamples[type], guest }))
}

describe('a restaurant that names the types guests may order', () => {
  test('says so', async () => {
    const restaurantId = await restaurantFor(['takeAway', 'eatIn'])
    const { settings } = await clientOf(service, restaurantId).call(getRestaurantInfo, {})
    expect([settings.guestOrderTypes, settings.proposesEarliestSlot]).toEqual([['takeAway', 'eatIn'], false])
  })

  test('takes guests for named types and tables only [ACCT-13]', async () => {
    const restaurantId = await restaurantFor(['eatIn'])
    expect(await statusOf(place(restaurantId, 'eatIn'))).toBe('accepted')
    expect(await statusOf(place(restaurantId, 'table', aGuest))).toBe('accepted')
    expect(await statusOf(place(restaurantId, 'collect'))).toBe('ACCOUNT_NEEDED')
  })

  test('gives the guest a token and keeps the e-mail', async () => {
    const restaurantId = await restaurantFor(['takeAway'])
    const { id, token } = await place(restaurantId, 'collect')
    const { order } = await clientOf(service, restaurantId).call(getOrder, { venueId: null, id, token })
    expect(order.orderType).toBe('takeAway')
    const [row] = await service.db.select().from(orders).where(eq(orders.id, id))
    expect(row?.guest).toEqual({
      firstName: 'Luca',
      lastName: 'Verdi',
      phone: '+39 333 555 0202',
      email: 'luca@example.com',
    })
  })

  test.each([
    ['no name', { firstName: ' ' }, 'First name is a mandatory field'],
    ['a name that nobody sees', { firstName: '\u3164\u200B' }, 'First name is a mandatory field'],
    ['no phone', { phone: '' }, 'Phone is a mandatory field'],
    ['no e-mail', { email: '' }, 'E-mail is a mandatory field'],
    ['an e-mail that is none', { email: 'luca@' }, 'E-mail: this value is not valid'],
    ['an endless e-mail', { email: `${'x'.repeat(200)}@example.com` }, 'E-mail: at most 200 characters'],
  ])('refuses a guest with %s', async (_case, fields, message) => {
    const refusal = await refusalOf(place(await restaurantFor(['takeAway']), 'collect', { ...online, ...fields }))
    expect(refusal).toMatchObject({ status: 'VALIDATION', messages: [message] })
  })

  test.each(['33312', 'call me', 'my number is 333 555 0100', '+39', '+999 333 555 0100', '12'])(
    'refuses "%s" as a telephone number [API-66]',
    async (phone) => {
      const refusal = await refusalOf(place(await restaurantFor(['takeAway']), 'collect', { ...online, phone }))
      expect(refusal?.messages).toEqual(['Phone: enter a full number with its code, such as +39 333 123 4567'])
    },
  )

  test.each(['333 555 0100', '0039 333.555.0100', '011-5550100', '+44 (0)20 7946 0958', '３３３５５５０１００'])(
    'takes "%s" as a telephone number in Italy [API-66]',
    async (phone) => {
      expect(await statusOf(place(await restaurantFor(['takeAway']), 'collect', { ...online, phone }))).toBe('accepted')
    },
  )

  test('judges a telephone number by the country of the venue [API-66]', async () => {
    const restaurantId = await service.newRestaurant({ like: 2, restaurant: { guestOrderTypes: ['takeAway'] } })
    await service.db.update(venues).set({ country: 'FR' }).where(eq(venues.restaurantId, restaurantId))
    const order = (phone: string) => statusOf(place(restaurantId, 'collect', { ...online, phone }))
    // Six digits are a number in Italy, and none in France.
    expect([await order('011234'), await order('06 12 34 56 78')]).toEqual(['VALIDATION', 'accepted'])
  })

  test('keeps a guest’s only name, without what nobody sees [CHK-55, CHK-56]', async () => {
    const restaurantId = await restaurantFor(['takeAway'])
    const { id } = await place(restaurantId, 'collect', { ...online, firstName: ' Suharto\u202E ', lastName: '' })
    const [row] = await service.db.select().from(orders).where(eq(orders.id, id))
    expect(row?.guest).toMatchObject({ firstName: 'Suharto', lastName: '' })
    const { orders: atDesk } = await deskOf(service, restaurantId).read<{ orders: { customer: object }[] }>('orders')
    expect(atDesk).toMatchObject([{ customer: { name: 'Suharto' } }])
  })

  test('refuses a guest who leaves the e-mail out', async () => {
    const refusal = await refusalOf(place(await restaurantFor(['takeAway']), 'collect', aGuest))
    expect(refusal?.messages).toEqual(['E-mail is a mandatory field'])
  })
})
