import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { getOrderHistory } from '#src/contract/placed-order.ts'
import { draftFingerprint } from '#src/domain/checkout/order-request.ts'
import type { PaymentOption } from '#src/domain/payments/payment-option.ts'
import { createOrder, finishSubmission } from '#src/features/checkout/create-order.ts'
import type { Submission } from '#src/features/checkout/submission.ts'
import { createInstance } from '#src/instance/create-instance.ts'
import type { CardOutcome } from '#src/integrations/stripe-sdk.ts'
import { paymentOutcome } from '#src/integrations/stripe-sdk.ts'
import { payByCard } from '#src/parts/payment/card/pay-by-card.ts'
import { settleUnpaid } from '#src/parts/payment/settle-unpaid.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { createSurface } from '#src/surface/create-surface.ts'
import { anOrder, noon } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id } from '#tests/support/builders.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { startService } from '#tests/support/service.ts'
import type { TestService } from '#tests/support/service.ts'

/** What becomes of a call: it goes through, never arrives, or its answer never comes back. */
type Line = 'good' | 'cut before' | 'cut after' | 'broken'
type Step =
  | { readonly kind: 'confirm'; readonly card: string; readonly lines: readonly Line[] }
  | { readonly kind: 'reload'; readonly lines: readonly Line[] }

const good = '4242424242424242'
const cards = [good, '4000000000000002', '4000000000000499', '4000000000000408']
const someLines = fc.array(fc.constantFrom<Line>('good', 'good', 'cut before', 'cut after', 'broken'), { maxLength: 5 })
const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('confirm' as const), card: fc.constantFrom(...cards), lines: someLines }),
  fc.record({ kind: fc.constant('reload' as const), lines: someLines }),
)

const option = {
  kind: 'card',
  key: 'card-new',
  label: 'Card',
  mode: { id: 1 as never, kind: 'card', label: 'Card', credentials: null },
  card: { kind: 'new' },
} as const satisfies PaymentOption

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** One diner with one draft on a line whose calls fail as each step says. */
async function aDiner() {
  const restaurantId = await service.newRestaurant()
  const customer = await service.newCustomer(restaurantId)
  const storage = createMemoryStorage()
  let lines: Line[] = []
  const announced: string[] = []

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const line = lines.shift() ?? 'good'
    if (line === 'cut before') throw new TypeError('Failed to fetch')
    if (line === 'broken') return new Response('oops', { status: 500 })
    const response = await service.fetch(input, init)
    if (line === 'cut after') throw new TypeError('Failed to fetch')
    return response
  }

  const widget = () => {
    const element = document.createElement('div')
    element.attachShadow({ mode: 'open' })
    const appRoot = document.createElement('div')
    const { clock } = createManualClock(noon)
    const surface = createSurface({ mode: 'floating', hostElement: element, appRoot, after: clock.after })
    const options = {
      restaurantId,
      venueId: id<'Venue'>(11),
      language: 'en',
      route: '/carrello/riepilogo',
      host: 'https://service.test',
      theme: 'light',
      mode: 'floating',
      hasHistory: false,
      usesSimpleRequests: false,
      sendsIdempotencyKey: true,
      routeParameter: 'ordering_route',
      pushWorker: null,
      paymentSurface: 'widget',
    } as const
    const deps = { surface, view: window, fetch, clock, storage: storage.storage }
    const instance = createInstance(options, {
      ...deps,
      emit: (name) => name !== 'order-placed' || announced.push(name) > 0,
      applyLook: () => {},
      setRestaurantColour: () => {},
    })
    instance.stores.session.signIn(customer.apiKey, customer.email)
    return instance
  }

  let instance = widget()
  const shop = { id: 11 as never, currencyCode: 'EUR' }
  const fields = { paymentMode: 'card', cashMeans: null } as const
  const request = { ...(await anOrder(instance.api, { fields })), orderedAt: '2026-03-10 12:00:00' as never }
  const submission: Submission = { request, fingerprint: draftFingerprint(request), payment: option }

  async function pay(secret: string, number: string): Promise<CardOutcome> {
    const ask = async (path: string, body: object) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      const response = await fetch(`https://service.test/emulators/stripe${path}`, init)
      if (!response.ok) throw new TypeError('no answer')
      return (await response.json()) as { paymentMethod?: { id: string } }
    }
    const { paymentMethod } = await ask('/payment_methods', {
      card: { number, expMonth: 12, expYear: 2034, cvc: '123' },
    })
    const confirmed = await ask('/intents/confirm', {
      clientSecret: secret,
      paymentMethod: paymentMethod?.id,
      keepsCard: false,
    })
    return paymentOutcome(confirmed as Parameters<typeof paymentOutcome>[0])
  }

  const entry = () => instance.stores.of(createJournalStore).state.entry
  return {
    announced,
    entry,
    async take({ lines: next, ...step }: Step) {
      lines = [...next]
      if (step.kind === 'reload') {
        instance.destroy()
        instance = widget()
        await settleUnpaid(instance).catch(() => {})
      } else if (entry()?.step !== 'placed') {
        await confirm(step.card).catch(() => {})
      }
      lines = []
    },
    money: payer(service, { diner: { api: instance.api } as never, restaurantId }).money,
    async orders() {
      const { orders } = await instance.api.call(getOrderHistory, { countsMessages: false })
      return orders
    },
  }

  async function confirm(number: string) {
    const payable = await createOrder(instance, shop, submission)
    if (!payable) return
    const result = await payByCard(instance, payable, {
      provider: { pay: (secret) => pay(secret, number) },
      card: number,
      isToBeSaved: false,
    })
    if (result.kind === 'paid') finishSubmission(instance, shop, submission, { ...payable, id: payable.id as never })
    if (result.kind === 'lapsed') instance.stores.of(createJournalStore).close()
  }
}

describe('one draft on a line that breaks', () => {
  test('is one order, one charge, truthfully shown [PAY-19, PAY-20]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 6 }), async (steps) => {
        const diner = await aDiner()
        for (const step of steps) {
          await diner.take(step)
          const [order, ...others] = await diner.orders()
          expect(others).toEqual([])
          const money = await diner.money()
          expect(money).toBeLessThanOrEqual(order?.total ?? 0)
          expect(diner.entry()?.step !== 'placed' || money === order?.total).toBe(true)
        }
        // The line is good again: opening the widget finds what was paid, and the next press pays what was not.
        await diner.take({ kind: 'reload', lines: [] })
        await diner.take({ kind: 'confirm', card: good, lines: [] })
        // A payment whose report was lost reaches the service by the provider's webhook.
        await service.sweep()
        const [order] = await diner.orders()
        expect(order?.paymentStatus).toBe('paid')
        expect(diner.entry()?.step).toBe('placed')
        expect(await diner.money()).toBe(order?.total)
        expect(diner.announced).toHaveLength(1)
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})
