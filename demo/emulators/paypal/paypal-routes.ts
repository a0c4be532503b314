import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as z from 'zod/mini'

import { ownAccounts } from '#demo/emulators/own-accounts.ts'
import type { App } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import { moneyText } from '#server/platform/texts/money-text.ts'
import { fromDecimals, toDecimals } from '#src/domain/payments/provider-amounts.ts'

import { amountIssue } from './amount-issue.ts'
import { emulatedApplication, sdkPath } from './paypal-emulator.ts'
import { approvePayPalOrder, createPayPalOrder, payPalOrderOf } from './paypal-orders.ts'

const path = '/emulators/paypal'
const amount = z.string().check(z.regex(/^\d{1,7}(\.\d{1,5})?$/))
const newOrder = z.object({
  /** The application that the page has loaded the SDK for. */
  client_id: z.prefault(z.string().check(z.maxLength(200)), emulatedApplication.clientId),
  intent: z.enum(['AUTHORIZE', 'CAPTURE']),
  purchase_units: z.tuple([
    z.object({
      amount: z.object({ currency_code: z.string().check(z.regex(/^[A-Z]{3}$/)), value: amount }),
      custom_id: z.string().check(z.maxLength(127)),
      // As at PayPal, who makes the order may name anybody.
      payee: z.optional(z.object({ merchant_id: z.string().check(z.maxLength(20)) })),
    }),
  ]),
})

const approval = z.object({ fate: z.enum(['complete', 'pending', 'decline', 'expire']) })
/** What a test wants to come of the capture. */
function fateOf(body: unknown) {
  const parsed = z.safeParse(approval, body)
  return parsed.success ? parsed.data.fate : undefined
}

/** The merchant id of the account that an application makes orders for. */
async function merchantOf(db: Database, clientId: string): Promise<string> {
  const [own] = await ownAccounts(db, 'payPal', clientId)
  return own?.publicPart.merchantId ?? emulatedApplication.merchantId
}

const html = 'text/html; charset=utf-8'
const js = 'text/javascript; charset=utf-8'
const css = 'text/css; charset=utf-8'
const files: readonly (readonly [address: string, file: string, type: string])[] = [
  [sdkPath, 'sdk.js', js],
  [`${path}/button`, 'paypal-button.html', html],
  [`${path}/button.js`, 'paypal-button.js', js],
  [`${path}/button.css`, 'paypal-button.css', css],
  [`${path}/checkout`, 'checkout.html', html],
  [`${path}/checkout.js`, 'checkout.js', js],
  [`${path}/checkout.css`, 'checkout.css', css],
]
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"

/** Routes for the emulated PayPal SDK and its checkout window. */
export function payPalEmulatorRoutes(app: App, db: Database, clock: Clock) {
  for (const [address, name, type] of files) {
    app.get(address, async (context) => {
      const content = await readFile(join(import.meta.dirname, 'browser', name), 'utf8')
      return context.body(content, 200, { 'Content-Type': type, 'Content-Security-Policy': policy })
    })
  }

  app.post(`${path}/orders`, async (context) => {
    const parsed = z.safeParse(newOrder, await context.req.json().catch(() => null))
    if (!parsed.success) return context.json({ name: 'INVALID_REQUEST' }, 400)
    const [unit] = parsed.data.purchase_units
    const issue = amountIssue(unit.amount.value, unit.amount.currency_code)
    if (issue) return context.json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }, 422)
    const account = parsed.data.client_id
    const order = {
      account,
      intent: parsed.data.intent,
      currency: unit.amount.currency_code,
      amount: fromDecimals(unit.amount.value),
      customId: unit.custom_id,
      payee: unit.payee?.merchant_id ?? (await merchantOf(db, account)),
    }
    return context.json({ id: (await createPayPalOrder(db, order, clock.now())).id }, 201)
  })

  app.get(`${path}/orders/:id`, async (context) => {
    const order = await payPalOrderOf(db, context.req.param('id'))
    if (!order) return context.json({ name: 'RESOURCE_NOT_FOUND' }, 404)
    const { id, intent, status, currency, amount: total } = order
    const text = moneyText(total, currency)
    return context.json({ id, intent, status, currency, value: toDecimals('payPal', total, currency), text })
  })

  app.post(`${path}/orders/:id/approve`, async (context) =>
    (await approvePayPalOrder(db, context.req.param('id'), fateOf(await context.req.json().catch(() => null))))
      ? context.json({ status: 'APPROVED' })
      : context.json({ name: 'UNPROCESSABLE_ENTITY' }, 422),
  )
}
