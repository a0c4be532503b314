import { createVerify } from 'node:crypto'
import { crc32 } from 'node:zlib'

import * as z from 'zod/mini'

import type { Webhook } from '#demo/server/payments/payment-provider.ts'

/** PayPal retries for three days; older webhooks are treated as replays. */
const toleranceMs = 3 * 86_400_000
const certificates = /^https:\/\/api(-m)?(\.sandbox)?\.paypal\.com\//

const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
})

type Reading = { readonly webhookId: string; readonly fetch: typeof globalThis.fetch }

/**
 * Reads PayPal's webhooks once their signature holds: RSA over id, time, our webhook's id and the checksum of the body,
 * with the certificate that PayPal serves itself.
 */
export function createWebhookReader({ webhookId, fetch }: Reading) {
  const known = new Map<string, string>()

  async function certificate(url: string): Promise<string> {
    const kept = known.get(url)
    if (kept) return kept
    const response = await fetch(url)
    if (!response.ok) throw new Error(`PayPal answered ${response.status} for its certificate.`)
    const content = await response.text()
    known.set(url, content)
    return content
  }

  return async function readWebhook({ headers, body, nowMs }: Webhook): Promise<string | null | false> {
    const [id, time, signature, url, algorithm] = ['ID', 'TIME', 'SIG']
      .map((name) => headers.get(`PAYPAL-TRANSMISSION-${name}`))
      .concat(headers.get('PAYPAL-CERT-URL'), headers.get('PAYPAL-AUTH-ALGO'))
    if (!id || !time || !signature || !url || algorithm !== 'SHA256withRSA') return false
    if (!certificates.test(url) || !(Math.abs(nowMs - Date.parse(time)) <= toleranceMs)) return false
    const signed = [id, time, webhookId, crc32(body)].join('|')
    const holds = createVerify('RSA-SHA256')
      .update(signed)
      .verify(await certificate(url), signature, 'base64')
    return holds ? orderOf(body) : false
  }
}

function orderOf(body: string): string | null {
  const parsed = z.safeParse(event, JSON.parse(body))
  if (!parsed.success) return null
  const { event_type: type, resource } = parsed.data
  if (type === 'CHECKOUT.ORDER.APPROVED') return resource.id ?? null
  return type === 'PAYMENT.AUTHORIZATION.CREATED' ? (resource.supplementary_data?.related_ids?.order_id ?? null) : null
}
