import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

import { createAdaptorServer } from '@hono/node-server'

export type Fetch = (request: Request) => Response | Promise<Response>
export type Served = { readonly origin: string; readonly close: () => Promise<void> }

/** Serves `fetch` on the first free port from `port` on; 0 lets the system choose. */
export async function serve(fetch: Fetch, port = 0): Promise<Served> {
  const server = createAdaptorServer({ fetch }) as Server
  const running = new Set<ServerResponse>()
  server.on('request', (_request, response) => {
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  const origin = `http://127.0.0.1:${await listen(server, port)}`
  return { origin, close: () => close(server, running) }
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

/** Stops accepting connections, lets running requests finish, and closes idle connections. */
async function close(server: Server, running: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  for (const response of running) await new Promise((resolve) => response.once('close', resolve))
  server.closeAllConnections()
  await closed
}
