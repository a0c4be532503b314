import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payPalOrders } from '#server/platform/db/schema/emulator-tables.ts'
import { aCounter, noon, statusOf } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

const logged: object[] = []
let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
beforeAll(async () => {
  service = await openTestService({ now: () => noon, logger: (entry) => logged.push(entry) })
  return service.close
})
beforeEach(async () => {
  counter = await aCounter(service)
  pay = payer(service, counter)
  logged.length = 0
})

const failedJobs = async () =>
  (await pay.desk.read<{ jobs: { id: number; kind: string; subject: string; lastError: string }[] }>('jobs')).jobs
const problems = async () =>
  (await pay.desk.read<{ orders: { payment: { problem: string | null } }[] }>('orders')).orders.map(
    ({ payment }) => payment.problem,
  )
async function paidWith(fate: 'pending' | 'decline' | 'expire') {
  const { id: orderId, total } = await pay.order('payPal')
  const ref = await pay.startPayPal(orderId)
  await pay.approve(ref, fate)
  expect(await statusOf(pay.execute(orderId, ref))).toBe('accepted')
  return { orderId, total, ref }
}

describe('money that PayPal does not hand over', () => {
  test.each([
    ['decline', 'capture DECLINED'],
    ['expire', 'authorization EXPIRED'],
  ] as const)('by %s fails its job and is shown [PAY-29]', async (fate, reason) => {
    const { ref } = await paidWith(fate)
    expect(await problems()).toEqual(['notCollected'])
    expect(await failedJobs()).toMatchObject([{ kind: 'payment-paypal', subject: `${ref} capture`, lastError: reason }])
    expect(logged).toContainEqual(expect.objectContaining({ event: 'job-failed', level: 'error', reason }))
    await service.sweep()
    expect(await failedJobs()).toHaveLength(1)
  })

  test('is asked for again while PayPal has not decided [PAY-29]', async () => {
    const { ref, total } = await paidWith('pending')
    await service.sweep()
    expect([await problems(), await failedJobs()]).toEqual([[null], []])
    expect(await service.payments.providers.ofEnvironment.payPal?.lookAt(ref)).toMatchObject({ state: 'held' })
    await service.db.update(payPalOrders).set({ fate: 'complete' }).where(eq(payPalOrders.id, ref))
    await service.sweep()
    expect(await service.payments.providers.ofEnvironment.payPal?.lookAt(ref)).toMatchObject({ state: 'taken' })
    expect(await pay.money()).toBe(total)
  })

  test('is given back when the order is refused [PAY-29]', async () => {
    const { orderId, ref } = await paidWith('decline')
    await pay.desk.post(`orders/${orderId}/refuse`)
    await service.sweep()
    expect(await pay.money()).toBe(0)
    expect(await service.payments.providers.ofEnvironment.payPal?.lookAt(ref)).toMatchObject({ state: 'over' })
    expect(await problems()).toEqual([null])
  })

  test('is shown no more once it is got after all [PAY-29]', async () => {
    const { ref } = await paidWith('decline')
    await service.db.update(payPalOrders).set({ fate: 'complete', funds: 'held' }).where(eq(payPalOrders.id, ref))
    const [job] = await failedJobs()
    await pay.desk.post(`jobs/${job?.id}/again`)
    await service.sweep()
    expect([await problems(), await failedJobs()]).toEqual([[null], []])
  })
})
