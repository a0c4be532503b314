import { readFileSync } from 'node:fs'

import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'

import { startService } from '#tests/support/service.ts'
import { endpoints } from '#tools/contract/calls.ts'
import { buildDocument } from '#tools/openapi/build-document.ts'

type Body = { readonly example?: unknown }
type Operation = {
  readonly requestBody: { readonly content: { readonly 'application/json': Body } }
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': Body } } }
}
type Document = { readonly paths: Readonly<Record<string, { readonly post: Operation }>> }

const written = JSON.parse(readFileSync('public/openapi.json', 'utf8')) as Document
const withoutExamples = (document: unknown) =>
  JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'example' ? undefined : value))) as unknown

/** Made in a browser, or by a mail: the conformance kit cannot reach their success. */
const outOfReach = [
  '/account/confirm_email',
  '/account/data/erase',
  '/account/pay/paypal/execute-transaction',
  '/account/pay/stripe/detach-payment-method',
  '/account/pay/stripe/notify-confirmation',
  '/be/reset_password',
  '/restaurant/ordina-tavolo/bill/give_up',
  '/restaurant/ordina-tavolo/bill/open',
]

describe('public/openapi.json', () => {
  test('is what the codecs say; else run `npm run openapi`', () => {
    expect(withoutExamples(written)).toEqual(withoutExamples(buildDocument(new Map())))
  })

  test('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator()
    expect(await validator.validate(readFileSync('public/openapi.json', 'utf8'))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('has every call with a reachable example', () => {
    const paths = [...new Set(Object.values(endpoints).map(({ path }) => path))].sort()
    expect(Object.keys(written.paths).sort()).toEqual(paths)
    const bare = Object.entries(written.paths).filter(
      ([, { post }]) =>
        post.requestBody.content['application/json'].example === undefined ||
        post.responses[200].content['application/json'].example === undefined,
    )
    expect(bare.map(([path]) => path).sort()).toEqual(outOfReach)
  })

  test('is served with a page that needs no other origin', async () => {
    const { app } = await startService()
    const document = await app.request('/openapi.json')
    expect(await document.json()).toEqual(written)
    const page = await app.request('/openapi')
    const html = await page.text()
    expect(html).not.toMatch(/https?:\/\//)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect([address, (await app.request(address)).status]).toEqual([address, 200])
    }
    expect((await app.request('/openapi/__proto__')).status).toBe(404)
  })
})
