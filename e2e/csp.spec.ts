import { readFileSync } from 'node:fs'

import type { Origins } from '#tools/host-pages.ts'

import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { watchPolicy } from './support/watch-policy.ts'

/** The policy under a heading of the documentation, word by word, with the origins of this run. */
function documentedPolicy(heading: string, origins: Origins): string {
  const section = readFileSync('docs/csp.md', 'utf8').split(`\n## ${heading}\n`)[1] ?? ''
  const policy = /```txt\n([^`]+)```/.exec(section.split('\n## ')[0] ?? '')?.[1]
  if (!policy) throw new Error(`docs/csp.md has no policy under "${heading}".`)
  return withOrigins(policy, origins).replaceAll(/\s+/g, ' ').trim()
}

function withOrigins(text: string, { cdn, service }: Origins): string {
  return text.replaceAll(/https:\/\/cdn\.example\.com(\/v1)?/g, cdn).replaceAll('https://api.example.com', service)
}

for (const heading of ['With a list of hosts', 'With Trusted Types']) {
  test(
    `a cash order goes through under the policy "${heading}"`,
    { tag: '@phone' },
    async ({ page, openHost, widget, service, restaurant, customer, origins }) => {
      const violations = await watchPolicy(page)
      await openHost({ tag: { venue: 11 }, csp: { policy: documentedPolicy(heading, origins) } })
      await widget.launcher.click()
      await widget.startOrder()
      await widget.addAtOnce('Tiramisu')
      await widget.openCart()
      await widget.goToCheckout.click()
      await widget.signIn(customer)
      await widget.orderInCash()
      expect(await service.ordersOf(restaurant)).toHaveLength(1)
      expect(violations).toEqual([])
    },
  )
}

test(
  'a cash order goes through under the documented nonce',
  { tag: '@phone' },
  async ({ page, openHost, returnWith, widget, service, restaurant, customer, origins }) => {
    const violations = await watchPolicy(page)
    await returnWith({ customer, dishes: [tiramisu] })
    const tag = withOrigins(readFileSync('docs/samples/nonce.html', 'utf8'), origins)
    await openHost({
      tag: null,
      body: tag.replace('NONCE', 'bm9uY2U').replace('restaurant="1"', `restaurant="${restaurant.id}" data-venue="11"`),
      csp: { policy: documentedPolicy('With a nonce', origins).replace('NONCE', 'bm9uY2U') },
    })
    await widget.launcher.click()
    await widget.openCart()
    await widget.goToCheckout.click()
    await widget.orderInCash()
    expect(await service.ordersOf(restaurant)).toHaveLength(1)
    expect(violations).toEqual([])
  },
)

// The payment page needs pagina_pagamento_url, an optional addition.
test(
  'with the payment page nothing of a provider is requested @additions',
  { tag: '@phone' },
  async ({ page, openHost, returnWith, widget, service, restaurant, customer, origins }) => {
    const violations = await watchPolicy(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).origin))
    await service.change(restaurant, { paymentMode: { id: 3, hasPaymentPage: true } })
    await returnWith({ customer, dishes: [tiramisu] })
    const policy = documentedPolicy('With payments on a page of the service', origins)
    const tag = { venue: 11, route: '/carrello/riepilogo', 'payment-surface': 'page' }
    await openHost({ tag, csp: { policy } })
    await service.change(restaurant, { restaurant: { siteUrl: page.url() } })
    await widget.launcher.click()
    await widget.field('PayPal').check()
    const site = new URL(page.url()).origin
    expect(new Set(requests)).toEqual(new Set([site, origins.cdn, origins.service]))
    await widget.orderAndPay.click()
    await page.waitForURL(`${origins.service}/pay?**`)
    expect(violations).toEqual([])
  },
)
