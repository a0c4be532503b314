import type { Server } from 'node:http'

import { createAdaptorServer } from '@hono/node-server'

import { createService } from './app.ts'
import { processSettings, startOrEnd } from './settings/process-settings.ts'

const settings = processSettings({ args: process.argv.slice(2), variables: process.env })
const log = (entry: object) => console.log(JSON.stringify(entry))

await startOrEnd(async () => {
  const service = await createService({ ...settings, logger: log, sweepEveryMs: 10_000 })
  const server = createAdaptorServer({ fetch: service.app.fetch }) as Server
  const port = await listen(server)
  log({ event: 'listening', level: 'info', port })

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
})

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : settings.port)
    })
  })
}
