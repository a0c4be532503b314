import type { Context, MiddlewareHandler } from 'hono'

const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept, X-Version, Authorization, Idempotency-Key',
  'Access-Control-Max-Age': '86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}
const closedHeaders = { 'Cross-Origin-Resource-Policy': 'same-origin' }

/** Paths for pages of other sites: calls and files of the contract, the icon, and the emulated providers. */
const openPaths = /^\/(?:(?:[^/]+\/webservice|static|documents|emulators)\/|favicon\.ico$)/

/**
 * Any site may call the paths of the contract, without cookies (contract 1.4). Everything else (staff desk, payment
 * page, Google page, test routes) belongs to the service's own pages: the answers name no origin, so that browsers let
 * no other page read them, and a POST from a page of another origin is refused before it does anything.
 */
export function cors(publicUrl: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    const isOpen = openPaths.test(context.req.path)
    const headers = isOpen ? openHeaders : closedHeaders
    if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    if (!isOpen && context.req.method === 'POST' && !isFromOwnPage(context, publicUrl)) {
      return context.json({ reason: 'other-origin' }, 403, headers)
    }
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
    return undefined
  }
}

/**
 * Browsers send `Origin` with every POST and `Sec-Fetch-Site` where the address is secure or of this machine; a page
 * can forge neither. Requests without `Origin` come from no page: webhooks of the providers, and programs. Where the
 * own address is set, only that one counts: a name that somebody else has led here would be in `Host` as well.
 */
function isFromOwnPage({ req }: Context, publicUrl: string | undefined): boolean {
  const origin = req.header('Origin')
  if (origin === undefined) return true
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  return origin === new URL(req.url).origin || req.header('Sec-Fetch-Site') === 'same-origin'
}
