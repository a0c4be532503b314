import type { BrowserContext, Request } from '@playwright/test'

import { getOrderHistory } from '#src/contract/placed-order.ts'

import { expect, test } from './support/fixtures.ts'
import { payingDiner, watchClaims } from './support/paying-diner.ts'
import type { Way } from './support/paying-diner.ts'
import { remoteDiner, tiramisu } from './support/remote-diner.ts'

type Step = { readonly name: string; readonly path: string }
type Loss = 'request' | 'reply'

// A request that never arrives leaves the service as it was; the property test of a breaking line
// (tests/features/checkout/payment-machine.test.ts) loses requests too.
const only: Readonly<Record<Loss, string>> = { request: ' @full', reply: '' }

// The emulated PayPal needs sdk_base_url, an optional addition.
const needs: Readonly<Record<Way, string>> = { card: '', payPal: ' @additions' }

const order: Step = { name: 'the order', path: '/account/order' }
const confirmation: Step = { name: 'the confirmation', path: '/account/get_order' }
/** Every call on the way to a paid order, in sequence. */
const steps: Readonly<Record<Way, readonly Step[]>> = {
  card: [
    order,
    { name: 'the payment', path: '/account/pay/stripe/get-client-secret' },
    { name: 'the card', path: '/emulators/stripe/payment_methods' },
    { name: 'the charge', path: '/emulators/stripe/intents/confirm' },
    { name: 'the notice', path: '/account/pay/stripe/notify-confirmation' },
    confirmation,
  ],
  payPal: [
    order,
    { name: 'the payment', path: '/account/pay/paypal/start-transaction' },
    { name: 'the approval', path: '/approve' },
    { name: 'the charge', path: '/account/pay/paypal/execute-transaction' },
    confirmation,
  ],
}

/** Cuts the network at the first call to `path`: before it is sent, or after the service has handled it. */
async function cutAt(context: BrowserContext, { path }: Step, loss: Loss) {
  let strike = () => {}
  const struck = new Promise<void>((resolve) => (strike = resolve))
  let isCut = false
  const isThere = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path)
  await context.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      if (isCut || !isThere(route.request())) return route.fallback()
      isCut = true
      if (loss === 'reply') await route.fetch()
      await context.setOffline(true)
      await route.abort('internetdisconnected')
      return strike()
    },
  )
  return { struck, isCut: () => isCut, heal: () => context.setOffline(false) }
}

test.describe('wherever the network goes away, one order is paid once @phone', () => {
  for (const way of ['card', 'payPal'] as const) {
    for (const step of steps[way]) {
      for (const loss of ['request', 'reply'] as const) {
        for (const then of ['tries again', 'comes back'] as const) {
          test(`${way}: the ${loss} of ${step.name} is lost, diner ${then}${needs[way]}${only[loss]}`, async ({
            page,
            context,
            openAgain,
            openHost,
            widget,
            service,
            restaurant,
            customer,
            quietConsole,
          }) => {
            quietConsole.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
            const liesTold = await watchClaims({ page, service, restaurant })
            await openAgain('/carrello/riepilogo', { customer, dishes: [tiramisu] })
            const diner = payingDiner({ page, widget, service, restaurant }, way)
            const network = await cutAt(context, step, loss)
            while (!network.isCut()) await diner.attempt()
            await network.struck
            await network.heal()
            if (then === 'comes back') {
              await openHost({ tag: { venue: 11 } })
              await diner.comeBack()
            }
            await diner.finish()
            await diner.seeOrder()
            expect(await liesTold()).toEqual([])
            await service.sweep()
            expect(await service.moneyOf(restaurant)).toBe(550)
            expect(await service.ordersOf(restaurant)).toHaveLength(1)
            const { orders } = await remoteDiner(service, restaurant, { customer }).api.call(getOrderHistory, {
              countsMessages: false,
            })
            expect(orders).toMatchObject([{ paymentStatus: 'paid' }])
          })
        }
      }
    }
  }
})
