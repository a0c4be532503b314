import { withOrigins } from './host-pages.ts'
import type { Fetch } from './serve.ts'
import { pathOf, readFrom } from './static-server.ts'

/**
 * Files of the emulated payment provider: the card fields and the bank's challenge. The code they share with the
 * emulated Stripe.js of the pages (`demo/host/js/stripe`) is served here too.
 */
export function providerFiles(service: string): Fetch {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${service}`
  return async (request) => {
    const path = pathOf(request)
    const file = (await readFrom('demo/provider', path)) ?? (await readFrom('demo/host/js', path))
    if (!file) return new Response('Not found', { status: 404 })
    const headers = { 'Cache-Control': 'no-cache', 'Content-Type': file.type, 'Content-Security-Policy': policy }
    return new Response(withOrigins(file.body.toString(), { service, provider: new URL(request.url).origin }), {
      headers,
    })
  }
}
