import { createHmac } from 'node:crypto'

import { outsideDeadline } from '#server/platform/outside-calls.ts'
import type { CallSettings } from '#server/settings/settings.ts'

/** What the operator's webhook hears of something that waits: enough to telephone the venue, nothing of the diner. */
export type VenueCall = {
  readonly kind: 'order' | 'reservation'
  readonly number: number
  readonly restaurant: number
  readonly venue: { readonly id: number; readonly name: string; readonly phone: string | null }
  /** When it is due, in ISO 8601. */
  readonly due: string
  /** When the service refuses it; null = it does not. */
  readonly refusedAt: string | null
  /** Address of the desk. */
  readonly desk: string
}

export type CallEnd = { readonly kind: 'taken' } | { readonly kind: 'refused-for-now'; readonly reason: string }

/**
 * Asks the operator's webhook to call a venue, by SMS or telephone. `Comanda-Signature` is `t=<seconds>,v1=<hex>`: the
 * HMAC-SHA256 of `<seconds>.<body>`. The same call has the same `Idempotency-Key`. A redirect is no answer.
 */
export async function callWebhook(
  { url, secret }: Pick<CallSettings, 'url' | 'secret'>,
  call: VenueCall,
  nowMs: number,
): Promise<CallEnd> {
  const body = JSON.stringify(call)
  const seconds = Math.floor(nowMs / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Comanda-Signature': `t=${seconds},v1=${signature}`,
        'Idempotency-Key': `${call.kind}-${call.number}`,
      },
      body,
      redirect: 'manual',
      signal: outsideDeadline(),
    })
    await reply.body?.cancel()
    return reply.ok ? { kind: 'taken' } : { kind: 'refused-for-now', reason: `webhook ${reply.status}` }
  } catch (error) {
    return { kind: 'refused-for-now', reason: `webhook ${error instanceof Error ? error.name : 'failed'}` }
  }
}
