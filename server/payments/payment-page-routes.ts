import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Context } from 'hono'
import * as z from 'zod/mini'

import type { App } from '#server/platform/answer.ts'
import { failure } from '#server/platform/answer.ts'
import { isKeyOf } from '#server/platform/api-key.ts'
import { addressOf } from '#server/platform/call.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { textIn } from '#server/platform/texts/language.ts'
import { moneyText } from '#server/platform/texts/money-text.ts'
import type { PaymentModeRow } from '#server/venues/venue-content-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import { onlineModes } from '#src/domain/payments/online-mode.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'
import type { Language } from '#src/options/languages.ts'
import { isLanguage } from '#src/options/languages.ts'

import { kindsInUse } from './accounts/account-queries.ts'
import { modeOfKind } from './accounts/payment-account.ts'
import { confirmCard, clientSecretOf } from './charge-card.ts'
import { executePayPalOrder, payPalOrderFor } from './charge-paypal.ts'
import { checkAmount } from './check-amount.ts'
import { lapseQuietly } from './lapse-unpaid.ts'
import { offeredModes } from './offered-modes.ts'
import { pageTextsScript } from './page/page-texts.ts'
import type { PaidEntity } from './paid-entity.ts'
import { readEntity, wholeName } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { pageKinds } from './payment-page-link.ts'
import { paymentsOf } from './payment-queries.ts'
import { paymentWays } from './payment-ways.ts'

const text = z.string().check(z.maxLength(2000))
const request = z.object({
  entita_tipo: z.enum(['ORDINE', 'PRENOTAZIONE', 'CONTO']),
  entita_id: z.string().check(z.regex(/^\d{1,9}$/)),
  token: z.nullable(text),
  return_url: z.nullable(text),
  language: text,
  /** For `paypal` only. */
  nonce: z.optional(text),
})
type PageRequest = z.output<typeof request>

const files = {
  '/pay': ['payment-page.html', 'text/html; charset=utf-8'],
  '/pay/page.js': ['payment-page.js', 'text/javascript; charset=utf-8'],
  '/pay/page.css': ['payment-page.css', 'text/css; charset=utf-8'],
} as const

/**
 * Paying on a page of the service (contract 7, pagina_pagamento_url), for sites that must stay out of scope: the
 * scripts of the providers run here. It shows the amount, never personal data; a guest's order opens with its token
 * only.
 */
export function paymentPageRoutes(app: App, { siteOrigin, ...deps }: PageDeps) {
  const { payments } = deps
  const send = async (context: Context, content: string, type: string) =>
    context.body(content, 200, {
      'Content-Type': type,
      'Content-Security-Policy': await policyFor(payments),
      'Referrer-Policy': 'no-referrer',
    })
  for (const [path, [name, type]] of Object.entries(files)) {
    app.get(path, async (context) =>
      send(context, await readFile(join(import.meta.dirname, 'page', name), 'utf8'), type),
    )
  }
  app.get('/pay/page-texts.js', (context) => send(context, pageTextsScript, files['/pay/page.js'][1]))

  app.post('/pay/api/summary', (context) =>
    withEntity(context, deps, async (entity, asked) => {
      const providers = await payments.providers.ofVenue(payments.db, entity)
      const [venue, restaurant, modes] = await Promise.all([
        venueRow(payments.db, entity.restaurantId, entity.venueId),
        restaurantOf(payments.db, entity.restaurantId),
        offeredModes(payments.db, providers, entity),
      ])
      const siteUrl = new URL(restaurant?.siteUrl ?? '/', siteOrigin).href
      const takes = (mode: OnlineMode) => modes.some(({ kind }) => kind === mode) && checkAmount(mode, entity).ok
      const origin = new URL(context.req.url).origin
      return context.json({
        number: entity.id,
        venue: venue?.name ?? '',
        amount: moneyText(entity.amount, entity.currency),
        currency: entity.currency,
        status: entity.paymentStatus,
        isBill: entity.kind === 'bill',
        returnTo: returnAddress(asked.return_url, siteUrl),
        // `card`, `payPal`: what `payment-page.js` offers each by, or null.
        ...Object.fromEntries(
          onlineModes.map((mode) => [mode, takes(mode) ? paymentWays[mode].pageData(providers, origin) : null]),
        ),
        refusals: refusalsOf(entity, modes, languageOf(asked)),
      })
    }),
  )
  app.post('/pay/api/secret', (context) =>
    withEntity(context, deps, async (entity, asked) =>
      reply(context, asked, await clientSecretOf(payments, entity, { account: null, language: languageOf(asked) })),
    ),
  )
  app.post('/pay/api/confirm', (context) =>
    withEntity(context, deps, async (entity, asked) => reply(context, asked, await confirmCard(payments, entity))),
  )
  app.post('/pay/api/paypal-order', (context) =>
    withEntity(context, deps, async (entity, asked) =>
      reply(context, asked, await payPalOrderFor(payments, entity, { language: languageOf(asked) })),
    ),
  )
  app.post('/pay/api/paypal', (context) =>
    withEntity(context, deps, async (entity, asked) => {
      const executed = { language: languageOf(asked), payPalOrderId: asked.nonce ?? '' }
      return reply(context, asked, await executePayPalOrder(payments, entity, executed))
    }),
  )
}

/** Which of the ways to pay cannot take the amount, each with the sentence that says why. */
function refusalsOf(entity: PaidEntity, modes: readonly PaymentModeRow[], language: Language): string[] {
  return modes.flatMap(({ kind, labels }) => {
    const taken = checkAmount(kind, entity)
    if (taken.ok) return []
    const name = textIn(labels, { language, main: 'en' })
    return failure(taken.refusal, language).messages.map((text) => `${name}: ${text}`)
  })
}

/** Where the payment page links back: `return_url` when it has the origin of the restaurant's site, else that site. */
export function returnAddress(wanted: string | null, siteUrl: string): string {
  if (wanted === null || !URL.canParse(wanted)) return siteUrl
  const [url, site] = [new URL(wanted), new URL(siteUrl)]
  return url.origin === site.origin && /^https?:$/.test(url.protocol) ? url.href : siteUrl
}

/** The page may load from the providers of which this service has keys; emulators are on its own origin. */
async function policyFor({ db, providers: { ofEnvironment } }: PaymentDeps): Promise<string> {
  const ofAccounts = (await kindsInUse(db)).map((kind) => modeOfKind[kind])
  const isEmulated = onlineModes.some((mode) => ofEnvironment[mode]?.isEmulator)
  const used = onlineModes.filter((mode) => ofEnvironment[mode] !== null || ofAccounts.includes(mode))
  const sources = isEmulated ? [] : used.flatMap((mode) => paymentWays[mode].pageSources)
  const from = ["'self'", ...sources].join(' ')
  return `default-src 'none'; style-src 'self'; script-src ${from}; connect-src ${from}; frame-src ${from}; frame-ancestors 'none'`
}

type PageDeps = {
  readonly payments: PaymentDeps
  readonly siteOrigin: string
  readonly limits: Limits
  readonly trustedProxies: number
}
type Work = (entity: PaidEntity, asked: PageRequest) => Promise<Response>

/**
 * Runs `work` for the entity of the request. Order numbers can be guessed, so a guest needs the token, a customer a
 * client secret.
 */
async function withEntity(context: Context, deps: Omit<PageDeps, 'siteOrigin'>, work: Work): Promise<Response> {
  const { payments, limits, trustedProxies } = deps
  const parsed = z.safeParse(request, await context.req.json().catch(() => null))
  if (!parsed.success) return context.json({ messages: [] }, 400)
  const { entita_tipo: word, entita_id: id, token } = parsed.data
  const name = await wholeName(payments, { kind: pageKinds[word], id: Number(id) })
  if (name) {
    const { restaurantId } = name
    const address = addressOf(context, trustedProxies)
    const trier = { restaurant: { id: restaurantId }, address, nowMs: payments.clock.now(restaurantId) }
    const allowed = await limits.take(['payment'], trier)
    if (!allowed.ok) return reply(context, parsed.data, allowed)
    await lapseQuietly(payments, name)
  }
  const entity = name && (await readEntity(payments, name, 'look'))
  if (!entity || entity.paymentStatus === null || token === null || !(await isProof(payments, entity, token)))
    return context.json({ messages: [] }, 404)
  return work(entity, parsed.data)
}

async function isProof(payments: PaymentDeps, entity: PaidEntity, token: string): Promise<boolean> {
  if (entity.tokenHash !== null) return isKeyOf(token, entity.tokenHash)
  const begun = await paymentsOf(payments.db, entity)
  const secrets = await Promise.all(
    begun.map(async (one) => (await paymentWays[one.provider].secretOf?.(payments, one)) ?? null),
  )
  return secrets.some((secret) => secret !== null && isSameText(secret, token))
}

/** Compares in constant time. */
function isSameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}

function reply(context: Context, asked: PageRequest, answer: Answer<object>): Response {
  if (answer.ok) return context.json(answer.value)
  const status = answer.refusal.code === 'TOO_MANY_ATTEMPTS' ? 429 : 409
  return context.json({ messages: failure(answer.refusal, languageOf(asked)).messages }, status)
}

function languageOf({ language }: PageRequest) {
  return isLanguage(language) ? language : 'en'
}
