import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { executePayPalOrder } from '#server/payments/charge-paypal.ts'
import { readEntity } from '#server/payments/paid-entity.ts'
import { providerOf } from '#server/payments/payment-deps.ts'
import { paymentsOf } from '#server/payments/payment-queries.ts'
import { stripeIntents } from '#server/platform/db/schema/emulator-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import { createPayPalRest } from '#server/providers/paypal/paypal-rest.ts'
import { cents } from '#src/domain/money.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { fixedProviders } from '#tests/server/support/fixed-providers.ts'
import { payer } from '#tests/server/support/payer.ts'
import { recordedNetwork } from '#tests/server/support/provider-network.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
  pay = payer(service, counter)
})

describe('a payment of another installation on the same account', () => {
  test.each([
    ['over the same amount', 550],
    ['over another amount', 990],
  ])('%s neither pays nor goes back [PAY-32]', async (_how, amount) => {
    const { id: orderId } = await pay.order('card')
    const card = await providerOf(service.payments, 'card', null)
    const { ref, clientSecret } = await card.createIntent({
      amount: cents(amount),
      currency: 'EUR',
      customer: null,
      key: `elsewhere-${orderId}`,
      reference: { installation: 'elsewhere', restaurantId: counter.restaurantId, kind: 'order', id: orderId },
    })
    expect(await pay.confirm(clientSecret, await pay.method())).toBe('succeeded')
    await service.sweep()
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'pending' })
    expect([await pay.atDesk(), await pay.money(), await pay.mails()]).toEqual([[], amount, []])
    expect(await card.lookAt(ref)).toMatchObject({ status: 'succeeded' })
  })

  test('by PayPal is left alone by the webhook [PAY-32]', async () => {
    const { id: orderId } = await pay.order('payPal')
    const name = { restaurantId: counter.restaurantId, kind: 'order', id: orderId } as const
    const ref = await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` })
    await service.sweep()
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'pending' })
    expect(await paymentsOf(service.db, name)).toEqual([])
    expect(await service.payments.providers.ofEnvironment.payPal?.lookAt(ref)).toMatchObject({ state: 'approved' })
  })
})

describe('an order that a browser has made at PayPal', () => {
  const keys = {
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: 'WH-1',
    merchantId: 'MERCHANT12345',
    environment: 'sandbox',
  } as const
  const at = '/v2/checkout/orders/PP1'
  type Wish = { readonly authorized: number; readonly payee?: string }

  /** Executes it; the order is approved when it is looked at first, and held when it is looked at again. */
  async function executed({ authorized, payee = keys.merchantId }: Wish) {
    const { id: orderId } = await pay.order('payPal')
    const name = { restaurantId: counter.restaurantId, kind: 'order', id: orderId } as const
    const entity = await readEntity(service.payments, name, 'look')
    if (!entity) throw new Error('There is no order.')
    let looks = 0
    const network = recordedNetwork({
      'POST /v1/oauth2/token': { body: { access_token: 't-1', expires_in: 3600 } },
      [`POST ${at}/authorize`]: { status: authorized },
      [`GET ${at}`]: () => {
        looks += 1
        const amount = { currency_code: 'EUR', value: '5.50' }
        const made = looks === 1 ? {} : { payments: { authorizations: [{ id: 'A1', status: 'CREATED' }] } }
        const merchant = looks === 1 ? keys.merchantId : payee
        const unit = { amount, custom_id: `ORDINE-${orderId}`, payee: { merchant_id: merchant }, ...made }
        return { body: { id: 'PP1', intent: 'AUTHORIZE', status: 'APPROVED', purchase_units: [unit] } }
      },
    })
    const payPal = createPayPalRest(keys, { fetch: network.fetch, now: () => noon })
    const call = { language: 'en', payPalOrderId: 'PP1' } as const
    // What is due at the emulator's PayPal is not due at this one.
    const jobs = { ...service.payments.jobs, runNow: async () => undefined }
    const providers = fixedProviders({ payPal })
    const answer = await executePayPalOrder({ ...service.payments, providers, jobs }, entity, call)
    const rows = await paymentsOf(service.db, name)
    await service.db.delete(payments).where(eq(payments.ref, 'PP1'))
    const { paymentStatus } = await counter.read(orderId)
    return { isPaid: answer.ok, paymentStatus, statuses: rows.map(({ status }) => status), paths: network.paths() }
  }

  test('pays when this installation holds it [PAY-28]', async () => {
    expect(await executed({ authorized: 201 })).toMatchObject({
      isPaid: true,
      paymentStatus: 'paid',
      statuses: ['paid'],
    })
  })

  test('stays with the installation that was faster [PAY-32]', async () => {
    const { paths, ...found } = await executed({ authorized: 422 })
    expect(found).toEqual({ isPaid: false, paymentStatus: 'pending', statuses: [] })
    expect(paths.at(-1)).toBe(`GET ${at}`)
  })

  test('pays nothing when it was changed before it was held [PAY-28]', async () => {
    const { paths: _paths, ...found } = await executed({ authorized: 201, payee: 'MALLORY123456' })
    expect(found).toEqual({ isPaid: false, paymentStatus: 'pending', statuses: ['cancelled'] })
  })
})

test('two installations name themselves differently at a provider [PAY-32]', async () => {
  const other = await openTestService({ now: () => noon })
  const made = await Promise.all(
    [service, other].map(async (one) => {
      const at = await aCounter(one)
      const payAt = payer(one, at)
      const { id: orderId } = await payAt.order('card')
      const secrets = [await payAt.secret(orderId), await payAt.secret(orderId)]
      const [intent] = await one.db
        .select()
        .from(stripeIntents)
        .where(eq(stripeIntents.clientSecret, secrets[0] ?? ''))
      return { secrets, installation: intent?.metadata.installation ?? '', key: intent?.idempotencyKey ?? '' }
    }),
  )
  await other.close()
  for (const { secrets, installation, key } of made) {
    expect(secrets[1]).toBe(secrets[0])
    expect(key).toContain(installation)
  }
  expect(made[0]?.installation).toMatch(/^[\da-f-]{36}$/)
  expect(made[1]?.installation).not.toBe(made[0]?.installation)
})
