import type { Service } from '#server/app.ts'
import type { HttpServer } from '#server/platform/http-server.ts'

import type { Origins } from './host-pages.ts'
import { hostPages } from './host-pages.ts'
import { late, latePreflights, noDelays } from './late.ts'
import { providerFiles } from './provider-files.ts'
import { serve } from './serve.ts'
import { cdn } from './static-server.ts'

export type Running = Origins & { readonly host: string; readonly close: HttpServer['close'] }

/**
 * Serves the origins of the product as in production: web service, CDN, restaurant's site (decision 14), and the
 * emulated payment provider.
 */
export async function startOrigins(
  service: Pick<Service, 'close' | 'payments'> & { readonly app: Pick<Service['app'], 'fetch'> },
  ports = { service: 0, cdn: 0, host: 0, provider: 0 },
  delays = noDelays,
): Promise<Running> {
  const api = await serve(latePreflights(late(service.app.fetch, delays.service), delays.preflight), ports.service)
  const files = await serve(latePreflights(late(cdn('dist'), delays.cdn), delays.preflight), ports.cdn)
  const frames = await serve(providerFiles(api.origin), ports.provider)
  const isEmulated = service.payments.providers.ofEnvironment.card?.isEmulator === true
  const origins = { service: api.origin, cdn: files.origin, provider: isEmulated ? frames.origin : '' }
  const host = await serve(hostPages('demo/host', origins), ports.host)
  const close = async (deadline?: AbortSignal) => {
    await Promise.all([host, frames, files, api].map((server) => server.close(deadline)))
    await service.close()
  }
  return { ...origins, host: host.origin, close }
}
