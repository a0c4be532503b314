import type { Server } from 'node:http'

import { createAdaptorServer } from '@hono/node-server'

export type Fetch = (request: Request) => Response | Promise<Response>
export type Served = { readonly origin: string; readonly close: () => Promise<void> }

/** Serves `fetch` on the first free port from `port` on; 0 lets the system choose. */
export async function serve(fetch: Fetch, port = 0): Promise<Served> {
  const server = createAdaptorServer({ fetch }) as Server
  const origin = `http://127.0.0.1:${await listen(server, port)}`
  return { origin, close: () => close(server) }
}

async function listen(server: Server, port: number): Promise<number> {
  for (let attempt = port; attempt < port + 50; attempt += 1) {
    if (await isListening(server, attempt)) {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : attempt
    }
  }
  throw new Error(`No free port between ${port} and ${port + 49}.`)
}

function isListening(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error))
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed)
      resolve(true)
    })
  })
}

/** Lets running requests finish, but does not wait for ever for a page that keeps its connection. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), 3_000)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    server.closeIdleConnections()
  })
}
