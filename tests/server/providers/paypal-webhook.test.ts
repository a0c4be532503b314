import { generateKeyPairSync, createSign } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { createWebhookReader } from '#server/providers/paypal/paypal-webhook.ts'
import { noon } from '#tests/server/support/diner.ts'
import { recordedNetwork } from '#tests/server/support/provider-network.ts'

const open = (replies: Parameters<typeof recordedNetwork>[0]) => {
  const network = recordedNetwork(replies)
  const readWebhook = createWebhookReader({ webhookId: 'WH-1', environment: 'sandbox', fetch: network.fetch })
  return { network, payPal: { readWebhook } }
}

describe('a webhook of PayPal', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const body = JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'PP1' } })
  const certs = '/v1/notifications/certs'
  type Signed = { text?: string; webhookId?: string; atMs?: number; url?: string }
  const signed = ({
    text = body,
    webhookId = 'WH-1',
    atMs = noon,
    url = `https://api.sandbox.paypal.com${certs}/CERT-1`,
  }: Signed = {}) => {
    const time = new Date(atMs).toISOString()
    const signature = createSign('RSA-SHA256')
      .update(['T1', time, webhookId, crc32(text)].join('|'))
      .sign(privateKey, 'base64')
    return new Headers({
      'PAYPAL-TRANSMISSION-ID': 'T1',
      'PAYPAL-TRANSMISSION-TIME': time,
      'PAYPAL-TRANSMISSION-SIG': signature,
      'PAYPAL-CERT-URL': url,
      'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
    })
  }
  const read = (headers: Headers, text = body) =>
    open({ [`GET ${certs}/CERT-1`]: { body: certificate } }).payPal.readWebhook({ headers, body: text, nowMs: noon })

  test('names the order that was approved', async () => {
    expect(await read(signed())).toBe('PP1')
  })

  test('names the order whose money is held', async () => {
    const related = { supplementary_data: { related_ids: { order_id: 'PP1' } } }
    const text = JSON.stringify({ event_type: 'PAYMENT.AUTHORIZATION.CREATED', resource: { id: 'A1', ...related } })
    expect(await read(signed({ text }), text)).toBe('PP1')
  })

  test('about anything else names none', async () => {
    const text = JSON.stringify({ event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { id: 'D1' } })
    expect(await read(signed({ text }), text)).toBeNull()
  })

  test.each([
    ['without a signature', new Headers()],
    ['for another webhook of ours', signed({ webhookId: 'WH-2' })],
    ['signed for another body', signed({ text: '{}' })],
    ['of another host', signed({ url: `https://api.sandbox.paypal.com.example${certs}/CERT-1` })],
    ['of the other environment', signed({ url: `https://api.paypal.com${certs}/CERT-1` })],
    ['with a certificate of another path', signed({ url: 'https://api.sandbox.paypal.com/v1/other/CERT-1' })],
    ['with a path that leads elsewhere', signed({ url: `https://api.sandbox.paypal.com${certs}/../CERT-1` })],
    ['with a question in its path', signed({ url: `https://api.sandbox.paypal.com${certs}/CERT-1?x=1` })],
    ['sent again after three days', signed({ atMs: noon - 3 * 86_400_000 - 1000 })],
  ])('%s is not believed', async (_case, headers) => {
    expect(await read(headers)).toBe(false)
  })

  test('with a made-up certificate is asked about so often only [PAY-31]', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `${certs}/CERT-${index}`)
    const { network, payPal } = open(Object.fromEntries(many.map((path) => [`GET ${path}`, { status: 404 }])))
    const readAt = (path: string, nowMs: number) =>
      payPal.readWebhook({ headers: signed({ url: `https://api.sandbox.paypal.com${path}` }), body, nowMs })
    for (const path of many) expect(await readAt(path, noon)).toBe(false)
    expect(network.sent).toHaveLength(20)
    for (const path of many) expect(await readAt(path, noon + 3_600_000)).toBe(false)
    expect(network.sent).toHaveLength(40)
  })

  test('fetches a certificate once, and keeps the newest [PAY-31]', async () => {
    const paths = Array.from({ length: 9 }, (_, index) => `${certs}/CERT-${index}`)
    const { network, payPal } = open(Object.fromEntries(paths.map((path) => [`GET ${path}`, { body: certificate }])))
    const readAt = (path = '') =>
      payPal.readWebhook({ headers: signed({ url: `https://api.sandbox.paypal.com${path}` }), body, nowMs: noon })
    for (const path of [...paths, ...paths.slice(1)]) expect(await readAt(path)).toBe('PP1')
    expect(network.sent).toHaveLength(9)
    expect(await readAt(paths[0])).toBe('PP1')
    expect(network.sent).toHaveLength(10)
  })

  test('with something else as certificate is not believed', async () => {
    const { payPal } = open({ [`GET ${certs}/CERT-1`]: { body: 'no certificate' } })
    expect(await payPal.readWebhook({ headers: signed(), body, nowMs: noon })).toBe(false)
  })
})
