import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'

import type { Context } from 'hono'
import * as z from 'zod/mini'

import type { App } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import { toProvider } from '#src/domain/payments/provider-amounts.ts'
import { isLanguage } from '#src/options/languages.ts'

import type { Confirmation } from './confirm-intent.ts'
import { answerChallenge, confirmIntent } from './confirm-intent.ts'
import type { IntentRow, MethodRow } from './intents.ts'
import { createMethod, intentOfSecret } from './intents.ts'
import { emulatedKey } from './stripe-emulator.ts'
import type { StripeFault } from './stripe-errors.ts'
import { stripeErrorJson } from './stripe-errors.ts'
import { isCardNumber, testCard } from './test-cards.ts'

const path = '/emulators/stripe'
const demo = resolve(import.meta.dirname, '../..')
const folders = [
  ['js', join(demo, 'host/js')],
  ['frames/stripe', join(demo, 'host/js/stripe')],
  ['frames', join(demo, 'provider')],
] as const
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const framePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
/** Of the page; English when it is none of ours. */
const locale = z.optional(z.string())
const newCard = z.object({
  number: z.string().check(z.maxLength(40)),
  expMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
})
/** The publishable key that the page has started Stripe.js with. */
const key = z.prefault(z.string().check(z.maxLength(200)), emulatedKey)
const newMethod = z.union([
  z.object({ locale, key, card: newCard }),
  z.object({ locale, key, wallet: z.enum(['apple_pay', 'google_pay']) }),
])
// The card behind the wallet of a device.
const ofWallet = { number: '4242424242424242', expMonth: 12, expYear: 2099 }
const newConfirmation = z.object({
  locale,
  key,
  clientSecret: z.string(),
  paymentMethod: z.string(),
  keepsCard: z.boolean(),
})
const newAnswer = z.object({ locale, key, clientSecret: z.string(), outcome: z.enum(['complete', 'fail']) })
const question = z.object({ locale, key, clientSecret: z.string() })

/**
 * Routes for the emulated Stripe.js. Card numbers come only from the provider's own frame and are never stored; knowing
 * the client secret of an intent is the permission to confirm it.
 */
export function stripeEmulatorRoutes(app: App, db: Database, clock: Clock) {
  // For the payment page of this service; sites have their own copy, and frames on an origin of their own.
  for (const [part, folder] of folders) {
    app.get(`${path}/${part}/:file{.+\\.(js|html|css)}`, async (context) => {
      const name = resolve(folder, context.req.param('file'))
      const content = name.startsWith(folder + sep) ? await readFile(name, 'utf8').catch(() => null) : null
      if (content === null) return context.notFound()
      const { origin } = new URL(context.req.url)
      const body = content.replaceAll('{{service}}', origin).replaceAll('{{provider}}', `${origin}${path}/frames`)
      const headers = { 'Content-Type': types[extname(name)] ?? 'text/plain', 'Content-Security-Policy': framePolicy }
      return context.body(body, 200, headers)
    })
  }

  app.post(`${path}/payment_methods`, async (context) => {
    const body = await read(context, newMethod)
    if (!body) return context.json({ error: stripeErrorJson('missing', 'en') }, 400)
    const { expMonth, expYear, ...card } = 'card' in body ? body.card : ofWallet
    const number = card.number.replaceAll(/\s/g, '')
    if (!isCardNumber(number)) return fail(context, 'incompleteNumber', body.locale)
    const { brand, fate } = testCard(number)
    const method = { account: body.key, brand, fate, last4: number.slice(-4), expMonth, expYear }
    return context.json({ paymentMethod: methodJson(await createMethod(db, method, clock.now())) })
  })

  app.post(`${path}/intents/confirm`, async (context) => {
    const body = await read(context, newConfirmation)
    if (!body) return context.json({ error: stripeErrorJson('missing', 'en') }, 400)
    return answer(context, await confirmIntent(db, body), body.locale)
  })

  app.post(`${path}/intents/challenge`, async (context) => {
    const body = await read(context, newAnswer)
    if (!body) return context.json({ error: stripeErrorJson('missing', 'en') }, 400)
    return answer(context, await answerChallenge(db, body, body.outcome), body.locale)
  })

  app.post(`${path}/intents/retrieve`, async (context) => {
    const body = await read(context, question)
    const intent = body && (await intentOfSecret(db, body))
    return intent ? context.json(intentJson(intent)) : fail(context, 'missing', body?.locale)
  })
}

async function read<T>(context: Context, shape: z.ZodMiniType<T>): Promise<T | null> {
  const content: unknown = await context.req.json().catch(() => null)
  const parsed = z.safeParse(shape, content)
  return parsed.success ? parsed.data : null
}

function answer(context: Context, confirmation: Confirmation, asked?: string) {
  if (confirmation.kind === 'moved') return context.json(intentJson(confirmation.intent))
  // The page waits as long as it would for a line that is dead.
  if (confirmation.kind === 'no-answer') return context.json({ noAnswer: true })
  return fail(context, confirmation.fault, asked, confirmation.intent)
}

function fail(context: Context, fault: StripeFault, asked = 'en', intent: IntentRow | null = null) {
  const language = isLanguage(asked) ? asked : 'en'
  return context.json({ error: { ...stripeErrorJson(fault, language), ...(intent ? asPart(intent) : {}) } })
}

/** As the error of a confirmation carries it. */
function asPart(intent: IntentRow) {
  return intent.kind === 'payment'
    ? { payment_intent: intentJson(intent).paymentIntent }
    : { setup_intent: intentJson(intent).setupIntent }
}

function intentJson({ id, kind, clientSecret, status, paymentMethod, amount, currency }: IntentRow) {
  const shared = { id, client_secret: clientSecret, status, payment_method: paymentMethod }
  if (kind === 'setup') return { setupIntent: { ...shared, object: 'setup_intent' } }
  const charge = { amount: toProvider('card', amount, currency), currency: currency.toLowerCase() }
  return { paymentIntent: { ...shared, object: 'payment_intent', ...charge } }
}

function methodJson({ id, brand, last4, expMonth, expYear }: MethodRow) {
  return { id, object: 'payment_method', type: 'card', card: { brand, last4, exp_month: expMonth, exp_year: expYear } }
}
