import type { Fetch, HttpServer } from '#server/platform/http-server.ts'
import { openHttpServer } from '#server/platform/http-server.ts'

export type { Fetch }
export type Served = { readonly origin: string; readonly close: HttpServer['close'] }

const host = '127.0.0.1'

/** Serves `fetch` to this machine on the first free port from `port` on; 0 lets the system choose. */
export async function serve(fetch: Fetch, port = 0): Promise<Served> {
  for (let attempt = port; attempt < port + 50; attempt += 1) {
    const server = await openUnlessInUse(fetch, attempt)
    if (server) return { origin: `http://${host}:${server.port}`, close: server.close }
  }
  throw new Error(`No free port between ${port} and ${port + 49}.`)
}

async function openUnlessInUse(fetch: Fetch, port: number): Promise<HttpServer | null> {
  try {
    return await openHttpServer(fetch, { port, host })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null
    throw error
  }
}
