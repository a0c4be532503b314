import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { aCounter, noon, statusOf, tiramisu } from './diner.ts'
import { payer } from './payer.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service, { stock: [{ productId: tiramisu, venueId: 11, quantity: 4 }] })
  pay = payer(service, counter)
})

describe('an order paid by card', () => {
  test('reaches the desk and the mail only once it is paid', async () => {
    const { id } = await pay.order('card')
    expect(await pay.atDesk()).toEqual([])
    expect(await pay.mails()).toEqual([])
    expect(await counter.read(id)).toMatchObject({ status: 'new', paymentStatus: 'pending' })
    expect(await pay.byCard(id)).toBe('succeeded')
    expect(await statusOf(pay.notify(id))).toBe('accepted')
    expect(await counter.read(id)).toMatchObject({ status: 'new', paymentStatus: 'paid', paymentMode: 'card' })
    expect(await pay.atDesk()).toEqual([id])
    expect(await pay.mails()).toEqual(['order-received'])
  })
})
