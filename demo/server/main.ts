import type { Server } from 'node:http'

import { createAdaptorServer } from '@hono/node-server'

import { createService } from './app.ts'

const { DATABASE_URL, COMANDA_DATA, PUBLIC_URL, SITE_ORIGIN, PORT, COMANDA_TRUST_PROXY } = process.env
const port = Number(PORT ?? 8787)
const log = (entry: object) => console.log(JSON.stringify(entry))
const service = await createService({
  databaseUrl: DATABASE_URL,
  dataDir: COMANDA_DATA,
  publicUrl: PUBLIC_URL,
  siteOrigin: SITE_ORIGIN,
  trustedProxies: Number.parseInt(COMANDA_TRUST_PROXY ?? '0', 10) || 0,
  logger: log,
  sweepEveryMs: 10_000,
})
const server = createAdaptorServer({ fetch: service.app.fetch }) as Server
server.listen(port, () => {
  const address = server.address()
  log({ event: 'listening', level: 'info', port: typeof address === 'object' ? address?.port : port })
})

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    log({ event: 'closing', level: 'info', signal })
    // Stops accepting connections, waits for running requests, then closes the database.
    server.close(() => void service.close().then(() => process.exit(0)))
    server.closeIdleConnections()
  })
}
