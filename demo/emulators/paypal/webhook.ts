import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Webhook } from '#server/payments/payment-provider.ts'

const secret = 'comanda-paypal-emulator'
const header = 'Comanda-Emulator-Signature'

export function signEmulatedWebhook(body: string, account: string): Readonly<Record<string, string>> {
  return { [header]: signatureOf(body, account) }
}

/** The order of an emulated webhook; false when its signature is wrong, or that of another application. */
export function readEmulatedWebhook({ headers, body }: Webhook, account: string): string | null | false {
  const [given, right] = [Buffer.from(headers.get(header) ?? ''), Buffer.from(signatureOf(body, account))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  const event: { resource?: { id?: unknown } } = JSON.parse(body)
  return typeof event.resource?.id === 'string' ? event.resource.id : null
}

function signatureOf(body: string, account: string): string {
  return createHmac('sha256', `${secret} ${account}`).update(body).digest('hex')
}
