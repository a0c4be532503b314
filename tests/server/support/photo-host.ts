import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import { askAt } from '#server/platform/download/ask-at.ts'
import type { FoundAddress } from '#server/platform/download/ask-at.ts'
import type { Internet } from '#server/platform/download/download.ts'

// A certificate of nobody, for photos.example and other.example, until 2120.
const certificate = `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIBATAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5waG90b3Mu
ZXhhbXBsZTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGTEXMBUG
A1UEAwwOcGhvdG9zLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAS9
7PESfmtSJ89SiXxCPu2UQNlzYjA1HO9R//ciS2zBGrBFYZReaBRiLVh+dVngY0Be
rHakVVQN9cQ8RRpWXQFMo1wwWjAoBgNVHREEITAfgg5waG90b3MuZXhhbXBsZYIN
b3RoZXIuZXhhbXBsZTAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBTQ+ytSpLQp
Ly37rPcLbXsIVksTJzAKBggqhkjOPQQDAgNHADBEAiBsCh0iW19P7QHTBV25RYdh
fdVds/2C5x385EI/v6NFuAIgWlSEuq5iDlpALCK+jW4qppVqy8tT70VYQhaX+4Nf
xBs=
-----END CERTIFICATE-----`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRqoRW22mz5BqclLs
4BarZsiKkP+gJKNCVdDpg6/njSOhRANCAAS97PESfmtSJ89SiXxCPu2UQNlzYjA1
HO9R//ciS2zBGrBFYZReaBRiLVh+dVngY0BerHakVVQN9cQ8RRpWXQFM
-----END PRIVATE KEY-----`

/** An address that is given to somebody on the public internet. */
export const publicAddress: FoundAddress = { address: '93.184.215.14', family: 4 }
export const privateAddress: FoundAddress = { address: '10.0.0.7', family: 4 }

export type PhotoHost = Awaited<ReturnType<typeof startPhotoHost>>

/**
 * A web server with a certificate of its own on this machine. `internet` says of every name that it is public, unless told
 * otherwise, and leads to this server what the judged address would have been asked.
 */
export async function startPhotoHost() {
  const paths = new Map<string, RequestListener>()
  const asked: { readonly path: string; readonly at: string }[] = []
  const names = new Map<string, FoundAddress[][]>()
  const lookedUp: string[] = []
  const limitsMs: number[] = []
  const deadline = new AbortController()
  let connections = 0
  const server = createServer({ cert: certificate, key }, (request, response) => {
    const listener = paths.get(request.url ?? '')
    if (listener) return listener(request, response)
    response.writeHead(404).end()
  })
  server.on('connection', () => (connections += 1))
  // A client that does not trust the certificate is not worth a word.
  server.on('tlsClientError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const internet: Internet = {
    async lookUp(host) {
      lookedUp.push(host)
      const answers = names.get(host)
      return (answers && answers.length > 1 ? answers.shift() : answers?.[0]) ?? [publicAddress]
    },
    ask(url, asking) {
      asked.push({ path: url.pathname, at: asking.found[0].address })
      const here = new URL(url)
      here.port = String(port)
      return askAt(here, { ...asking, ca: certificate, found: [{ address: '127.0.0.1', family: 4 }] })
    },
    endsAfter(ms) {
      limitsMs.push(ms)
      return deadline.signal
    },
  }

  return {
    port,
    internet,
    /** What was asked for, and at which address. */
    asked,
    lookedUp,
    /** After how many ms each download would have ended. */
    limitsMs,
    /** All that time passes. */
    timePasses: () => deadline.abort(),
    connections: () => connections,
    answers: (path: string, listener: RequestListener) => void paths.set(path, listener),
    sends: (path: string, body: Uint8Array) => void paths.set(path, (_request, response) => void response.end(body)),
    redirects: (path: string, location: string) =>
      void paths.set(path, (_request, response) => void response.writeHead(302, { location }).end()),
    /** The addresses of a name, one list for each look-up; the last one stays. */
    isAt: (host: string, ...answers: FoundAddress[][]) => void names.set(host, answers),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
