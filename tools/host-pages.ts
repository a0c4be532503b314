import { pageHeaders } from '#demo/host/headers.ts'
import { tableCard } from '#demo/host/table-cards.ts'

import { docsFolder } from './docs/build-when-stale.ts'
import { pageScripts } from './page-scripts.ts'
import type { Fetch } from './serve.ts'
import { pathOf, readFrom } from './static-server.ts'

export type Origins = {
  readonly cdn: string
  readonly service: string
  /** Origin of the emulated Stripe's frames, in place of js.stripe.com; empty with real keys. */
  readonly provider: string
}

/**
 * The restaurants' own sites of the demo. Their pages name the other origins as `{{cdn}}`, `{{service}}` and
 * `{{provider}}`, because the ports are known only when everything runs.
 */
export function hostPages(folder: string, origins: Origins): Fetch {
  return async (request) => {
    const card = await tableCard(request.url)
    if (card !== null) return new Response(card, { headers: { 'Content-Type': 'image/svg+xml' } })
    const path = pathOf(request)
    if (/^\/docs(\/|$)/.test(path)) return documentation(path)
    const script = pageScripts[path]
    if (script) return new Response(await script.body(), { headers: { 'Content-Type': script.type } })
    const file = await readFrom(folder, path)
    if (!file) return new Response('Not found', { status: 404 })
    const isText = file.type.startsWith('text/')
    const body = isText ? withOrigins(file.body.toString(), origins) : new Uint8Array(file.body)
    const own = pageHeaders[path]?.(origins) ?? {}
    return new Response(body, { headers: { 'Content-Type': file.type, 'Cache-Control': 'no-cache', ...own } })
  }
}

/** A page of the documentation; while the first build runs, one that asks again. */
async function documentation(path: string): Promise<Response> {
  if (path === '/docs') return new Response(null, { status: 302, headers: { Location: '/docs/' } })
  const file = await readFrom(docsFolder, path.slice('/docs'.length))
  if (file) {
    return new Response(new Uint8Array(file.body), {
      headers: { 'Content-Type': file.type, 'Cache-Control': 'no-cache' },
    })
  }
  const isBuilt = await readFrom(docsFolder, '/hashmap.json')
  if (isBuilt) return new Response('Not found', { status: 404 })
  const building = 'The documentation is being built. This page comes again by itself.'
  return new Response(building, { status: 503, headers: { Refresh: '2' } })
}

/** Replaces the placeholders of a page by the addresses of this run. */
export function withOrigins(text: string, origins: Partial<Origins>): string {
  return text.replaceAll(/\{\{(cdn|service|provider)\}\}/g, (place, name: keyof Origins) => origins[name] ?? place)
}
