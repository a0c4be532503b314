import type { Service, ServiceOptions } from './app.ts'
import { closeOnSignal } from './platform/close-on-signal.ts'
import { openHttpServer } from './platform/http-server.ts'
import { lineLog } from './platform/monitoring/write-log.ts'
import { startOrEnd } from './settings/process-settings.ts'
import type { Settings } from './settings/settings.ts'

/** Runs a service as this process: it listens, writes its log, takes jobs, and closes when it is told to end. */
export async function runService(settings: Settings, open: (options: ServiceOptions) => Promise<Service>) {
  const log = lineLog({ level: settings.logLevel, write: console.log, now: Date.now })
  await startOrEnd(async () => {
    const service = await open({ ...settings, logger: log, jobsEveryMs: 1000 })
    const server = await openHttpServer(service.app.fetch, { port: settings.port })
    const close = async (deadline: AbortSignal) => {
      service.announceClosing()
      await server.close(deadline)
      await service.close(deadline)
    }
    closeOnSignal({ close, withinMs: settings.closeWithinMs, log })
    log({ event: 'listening', level: 'info', port: server.port })
  })
}
