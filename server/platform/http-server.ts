import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Server as NetServer } from 'node:net'

import { createAdaptorServer } from '@hono/node-server'

export type Fetch = (request: Request) => Response | Promise<Response>
export type Address = {
  /** 0 = a free one. */ readonly port: number
  /** Left out: all of the machine's. */ host?: string
}
export type HttpServer = {
  readonly port: number
  /**
   * Stops accepting connections, lets running requests finish and closes their connections; `deadline` cuts what is
   * left. Resolves when no connection is left.
   */
  readonly close: (deadline?: AbortSignal) => Promise<void>
}

/** Longer than the usual 60 s of a load balancer, which must be the first to close a quiet connection. */
const keepAliveMs = 65_000
/** Longer than the keep-alive: quiet time before a request may count in it (nodejs/node#27363). */
const headersMs = 70_000

/** Serves `fetch` over HTTP. */
export async function openHttpServer(fetch: Fetch, { port, host }: Address): Promise<HttpServer> {
  const server = createAdaptorServer({ fetch }) as Server
  server.keepAliveTimeout = keepAliveMs
  server.headersTimeout = headersMs
  const close = closingOf(server)
  server.listen(port, host)
  // Rejects on 'error', as when the port is in use.
  await once(server, 'listening')
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : port, close }
}

/** What a connection is doing. */
type Talk = {
  readonly running: Set<ServerResponse>
  /** Bytes received when its last reply was done: more of them are the beginning of a request. */
  bytesHeard: number
}

function closingOf(server: Server): HttpServer['close'] {
  const talks = new Map<Socket, Talk>()
  let isClosing = false

  server.on('connection', (socket) => {
    talks.set(socket, { running: new Set(), bytesHeard: 0 })
    socket.once('close', () => talks.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response) => {
    const talk = talks.get(socket)
    if (!talk) return
    talk.running.add(response)
    if (isClosing) announceEnd(response)
    response.once('close', () => {
      talk.running.delete(response)
      talk.bytesHeard = socket.bytesRead
      // A reply whose headers had gone out before the closing has not announced it.
      if (isClosing && talk.running.size === 0) socket.destroySoon()
    })
  })

  async function close(deadline?: AbortSignal): Promise<void> {
    isClosing = true
    const closed = once(server, 'close')
    // The close() of http would cut replies that are written but not sent yet; that of net only stops accepting.
    NetServer.prototype.close.call(server)
    for (const [socket, { running, bytesHeard }] of talks) {
      for (const response of running) announceEnd(response)
      if (running.size === 0 && socket.bytesRead === bytesHeard) socket.destroy()
    }
    const cut = () => server.closeAllConnections()
    if (deadline?.aborted) cut()
    deadline?.addEventListener('abort', cut, { once: true })
    await closed
  }
  return close
}

/** The reply says `Connection: close`, and Node closes the connection after it. */
function announceEnd(response: ServerResponse): void {
  if (!response.headersSent) response.shouldKeepAlive = false
}
