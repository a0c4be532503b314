import { createService } from '#demo/server/app.ts'

import type { Origins } from './host-pages.ts'
import { hostPages } from './host-pages.ts'
import { serve } from './serve.ts'
import { cdn } from './static-server.ts'

type ServiceOptions = NonNullable<Parameters<typeof createService>[0]>
export type Running = Origins & { readonly host: string; readonly close: () => Promise<void> }

/** Starts the three origins of the product, as in life: web service, CDN, restaurant's site (architecture decision 14). */
export async function startOrigins(options: ServiceOptions, ports = { service: 0, cdn: 0, host: 0 }): Promise<Running> {
  const service = await createService(options)
  const api = await serve(service.app.fetch, ports.service)
  const files = await serve(cdn('dist'), ports.cdn)
  const origins = { service: api.origin, cdn: files.origin }
  const host = await serve(hostPages('demo/host', origins), ports.host)
  const close = async () => {
    await Promise.all([host.close(), files.close(), api.close()])
    await service.close()
  }
  return { ...origins, host: host.origin, close }
}

/** Stops everything on Ctrl-C or when the process is told to end, once. */
export function closeOnSignal(close: () => Promise<void>) {
  let isClosing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) return
      isClosing = true
      void close().then(() => process.exit(0))
    })
  }
}
