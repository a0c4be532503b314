import { createService } from './app.ts'
import { closeOnSignal } from './platform/close-on-signal.ts'
import { openHttpServer } from './platform/http-server.ts'
import { lineLog } from './platform/monitoring/write-log.ts'
import { processSettings, startOrEnd } from './settings/process-settings.ts'

const settings = processSettings({ args: process.argv.slice(2), variables: process.env })
const log = lineLog({ level: settings.logLevel, write: console.log, now: Date.now })

await startOrEnd(async () => {
  const service = await createService({ ...settings, logger: log, jobsEveryMs: 1000 })
  const server = await openHttpServer(service.app.fetch, { port: settings.port })
  const close = async (deadline: AbortSignal) => {
    service.announceClosing()
    await server.close(deadline)
    await service.close(deadline)
  }
  closeOnSignal({ close, withinMs: settings.closeWithinMs, log })
  log({ event: 'listening', level: 'info', port: server.port })
})
