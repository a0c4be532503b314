import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { keptCart } from './support/stored-visit.ts'
import type { Customer } from './support/test-service.ts'
import type { WidgetPage } from './support/widget-page.ts'

type Scene = WidgetPage & { readonly customer: Customer }

type Step = {
  readonly name: string
  /** The call that fails. */
  readonly path: string
  readonly route: string
  readonly isGuest?: true
  /** The screen before makes the same call: let that one succeed. */
  readonly isAskedBefore?: true
  /** At a service without the optional addition `con_avvio`, where each call is made by itself. */
  readonly isPlain?: true
  /** Route opened before the call fails; without it the widget opens into the failure. */
  readonly arrive?: (scene: Scene) => Promise<void>
  readonly act: (scene: Scene) => Promise<void>
  readonly said: (scene: Scene) => Locator
  /** Presses the button that leads on from the message. */
  readonly again: (scene: Scene) => Promise<void>
  readonly done: (scene: Scene) => Locator
  /** Loading state shown while the reply is slow; without it the screen shows none. */
  readonly waits?: (scene: Scene) => Locator
  /** The cart at the end; unchanged when omitted. */
  readonly keeps?: readonly string[]
}

const open = ({ launcher }: Scene) => launcher.click()
const connectionError = ({ dialog }: Scene) => dialog('ATTENTION').filter({ hasText: 'Connection error' })
const agree = ({ button }: Scene) => button('OK').click()
const busy = ({ widget }: Scene) => widget.locator('[aria-busy="true"]').first()
const loading = (what: string) => (scene: Scene) => scene.status(what).first()

async function retry(scene: Scene) {
  await agree(scene)
  await scene.button('Try again').first().click()
}

/** Takes `con_avvio` out of the requests of a page. */
async function withoutStart(page: Page) {
  await page.route('**/get_restaurant_info', (route) => {
    const { con_avvio: _start, ...body } = route.request().postDataJSON() as Record<string, unknown>
    return route.continue({ postData: JSON.stringify(body) })
  })
}

const steps: readonly Step[] = [
  {
    name: 'the start',
    path: '/restaurant/get_restaurant_info',
    route: '/carrello',
    act: open,
    said: ({ alert }) => alert.filter({ hasText: 'Connection error' }),
    again: ({ button }) => button('Try again').click(),
    done: ({ lineOf }) => lineOf('Tiramisu'),
    waits: busy,
  },
  {
    name: 'the categories',
    path: '/restaurant/get_categories_list',
    route: '/menu',
    isPlain: true,
    act: open,
    said: connectionError,
    again: retry,
    done: ({ categories }) => categories,
    waits: loading('Loading the menu'),
  },
  {
    name: 'the dishes',
    path: '/restaurant/get_products_list',
    route: '/menu',
    isPlain: true,
    act: open,
    said: connectionError,
    again: retry,
    done: ({ button }) => button('Agnolotti del plin').first(),
    waits: loading('Loading the menu'),
  },
  {
    name: 'a dish',
    path: '/restaurant/get_product',
    route: '/menu',
    arrive: ({ button }) => button('Tomato bruschetta').waitFor(),
    act: ({ button }) => button('Tomato bruschetta').click(),
    said: connectionError,
    // The facts known from the menu are shown anyway.
    again: async (scene) => {
      await agree(scene)
      await scene.sheet('Tomato bruschetta').getByRole('button', { name: 'Close' }).click()
      await scene.button('Tomato bruschetta').click()
    },
    done: ({ sheet }) => sheet('Tomato bruschetta').getByRole('button', { name: /^Add to order/ }),
  },
  {
    name: 'the fees',
    path: '/restaurant/get_mixed_info',
    route: '/carrello',
    act: open,
    said: connectionError,
    // The account screen shows no costs of the order.
    again: async (scene) => {
      await agree(scene)
      await scene.go('/utente')
      await scene.heading(/./).first().waitFor()
      await scene.go('/carrello')
    },
    done: ({ lineOf }) => lineOf('Tiramisu'),
  },
  {
    name: 'the check of the cart',
    path: '/account/cart-check',
    route: '/carrello',
    act: ({ goToCheckout }) => goToCheckout.click(),
    arrive: ({ goToCheckout }) => goToCheckout.waitFor(),
    said: connectionError,
    again: async (scene) => {
      await agree(scene)
      await scene.goToCheckout.click()
    },
    done: ({ heading }) => heading('Checkout'),
    waits: busy,
  },
  {
    name: 'signing in',
    path: '/account/login',
    route: '/carrello',
    isGuest: true,
    arrive: ({ goToCheckout }) => goToCheckout.click(),
    act: async ({ field, whoOrders, customer }) => {
      await field('E-mail or user name').fill(customer.email)
      await field('Password').fill(customer.password)
      await whoOrders.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
    said: ({ whoOrders }) => whoOrders.getByRole('alert').filter({ hasText: 'Connection error' }),
    // The typed text is kept [ERR-01].
    again: ({ whoOrders }) => whoOrders.getByRole('button', { name: 'Sign in', exact: true }).click(),
    done: ({ heading }) => heading('Checkout'),
    waits: busy,
  },
  {
    name: 'the times',
    path: '/restaurant/shifts/lv2',
    route: '/ordine',
    act: open,
    said: ({ widget }) => widget.getByText('The times could not be loaded.'),
    again: ({ button }) => button('Try again').click(),
    done: ({ seeTheMenu }) => seeTheMenu,
    waits: loading('Loading the times'),
  },
  {
    name: 'the data of the checkout',
    path: '/restaurant/get_mixed_info',
    route: '/carrello',
    isAskedBefore: true,
    arrive: ({ goToCheckout }) => goToCheckout.waitFor(),
    act: ({ goToCheckout }) => goToCheckout.click(),
    said: connectionError,
    again: retry,
    done: ({ field }) => field('Cash'),
    waits: loading('Checkout'),
  },
  {
    name: 'the order',
    path: '/account/order',
    route: '/carrello/riepilogo',
    arrive: ({ field }) => field('Cash').check(),
    act: ({ orderAndPay }) => orderAndPay.click(),
    said: (scene) => connectionError(scene).filter({ hasText: 'it cannot be ordered twice' }),
    again: async (scene) => {
      await agree(scene)
      await scene.orderAndPay.click()
    },
    done: ({ heading }) => heading(/^Order #\d+$/),
    waits: busy,
    keeps: [],
  },
]

test.beforeEach(({ quietConsole }) => {
  quietConsole.expect(/Failed to load resource/)
})

for (const step of steps) {
  const { name, path, route, isGuest, isAskedBefore, isPlain, arrive, act, said, again, done, waits, keeps } = step
  test(`without ${name} the cart stays, and trying again works`, async ({
    page,
    openHost,
    returnWith,
    widget,
    service,
    restaurant,
    customer,
  }) => {
    const scene: Scene = { ...widget, customer }
    if (isPlain) await withoutStart(page)
    await returnWith({ ...(isGuest ? {} : { customer }), dishes: [tiramisu] })
    await openHost({ tag: { venue: 11, route } })
    if (arrive) {
      const answer = isAskedBefore ? page.waitForResponse((response) => response.url().endsWith(path)) : null
      await open(scene)
      await arrive(scene)
      await answer
    }
    let next = act
    for (const kind of ['500', 'garbage', 'drop'] as const) {
      await test.step(kind, async () => {
        // A browser repeats a request by itself when the connection breaks.
        await service.fail(restaurant, { path, kind, times: 99 })
        await next(scene)
        await expect(said(scene)).toBeVisible()
        expect(await keptCart({ page, service }, restaurant)).toEqual(['1 Tiramisu'])
        await service.heal(restaurant)
        next = again
      })
    }
    await test.step('slow', async () => {
      await service.fail(restaurant, { path, kind: 'delay', ms: 1500 })
      await again(scene)
      if (waits) await expect(waits(scene)).toBeVisible()
      await expect(done(scene)).toBeVisible()
      await expect(said(scene)).toBeHidden()
      expect(await keptCart({ page, service }, restaurant)).toEqual(keeps ?? ['1 Tiramisu'])
    })
  })
}
