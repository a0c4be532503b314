import { createVerify } from 'node:crypto'
import { crc32 } from 'node:zlib'

import * as z from 'zod/mini'

import type { Webhook } from '#server/payments/payment-provider.ts'
import type { PayPalKeys } from '#server/settings/settings.ts'

import { createCertificates } from './paypal-certificates.ts'

/** PayPal retries for three days; older webhooks are treated as replays. */
const toleranceMs = 3 * 86_400_000

const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.optional(z.string()),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
    ),
  }),
})

type Reading = Pick<PayPalKeys, 'webhookId' | 'environment'> & { readonly fetch: typeof globalThis.fetch }

/**
 * Reads PayPal's webhooks once their signature holds: RSA over id, time, our webhook's id and the checksum of the body,
 * with the certificate that PayPal serves itself.
 */
export function createWebhookReader({ webhookId, ...source }: Reading) {
  const certificate = createCertificates(source)

  return async function readWebhook({ headers, body, nowMs }: Webhook): Promise<string | null | false> {
    const [id, time, signature, url, algorithm] = ['ID', 'TIME', 'SIG']
      .map((name) => headers.get(`PAYPAL-TRANSMISSION-${name}`))
      .concat(headers.get('PAYPAL-CERT-URL'), headers.get('PAYPAL-AUTH-ALGO'))
    if (!id || !time || !signature || !url || algorithm !== 'SHA256withRSA') return false
    if (!(Math.abs(nowMs - Date.parse(time)) <= toleranceMs)) return false
    const key = await certificate(url, nowMs)
    return key !== null && isSigned([id, time, webhookId, crc32(body)].join('|'), { key, signature })
      ? orderOf(body)
      : false
  }
}

type Signature = { readonly key: string; readonly signature: string }

function isSigned(text: string, { key, signature }: Signature): boolean {
  try {
    return createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64')
  } catch {
    // What was fetched is no certificate.
    return false
  }
}

function orderOf(body: string): string | null {
  const parsed = z.safeParse(event, JSON.parse(body))
  if (!parsed.success) return null
  const { event_type: type, resource } = parsed.data
  if (type === 'CHECKOUT.ORDER.APPROVED') return resource.id ?? null
  return type === 'PAYMENT.AUTHORIZATION.CREATED' ? (resource.supplementary_data?.related_ids?.order_id ?? null) : null
}
