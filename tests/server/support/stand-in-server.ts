import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Heard = { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly path: string }

/** A server of somebody else on this machine: keeps what is sent to it, and answers with the status it is told. */
export async function startStandIn() {
  const heard: Heard[] = []
  const answer = { status: 200 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    heard.push({ headers: request.headers, body: Buffer.concat(parts), path: request.url ?? '' })
    response.writeHead(answer.status, { Connection: 'close' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** What was heard since the last look. */
    heard: () => heard.splice(0),
    answerWith(status: number) {
      answer.status = status
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
