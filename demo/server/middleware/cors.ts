import type { MiddlewareHandler } from 'hono'

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept, X-Version, Authorization, Idempotency-Key',
  'Access-Control-Max-Age': '86400',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Any site may call, on every route and every response, without cookies (contract 1.4). */
export const cors: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  await next()
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  return undefined
}
