import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { App } from '#server/platform/answer.ts'
import type { MapTiles } from '#server/settings/settings.ts'

/** Pictures come from the service, and those of the map from where the operator says. */
function policyWith(mapTiles: MapTiles | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${mapTiles ? ` ${new URL(mapTiles.url).origin}` : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }
/** What the page names beside its scripts: for browsers that install it, and its worker. */
const named: Readonly<Record<string, string>> = {
  'icon.svg': 'image/svg+xml',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'manifest.webmanifest': 'application/manifest+json',
  'worker.js': 'text/javascript; charset=utf-8',
}
/** A worker is asked for anew at every load; it looks after the address of the page itself, which has no slash at its end. */
const headersOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'worker.js': { 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/staff' },
}
const notBuilt = 'The staff desk is not built. Run `npm run build` and load this page again.'

/** The page of the operators, every room, the pages of the menu, those of the tables, and the steps of the set-up. */
const pages = [
  '/operator',
  '/staff/:room{[a-z-]+}?',
  '/staff/menu/:page{[a-z-]+}',
  '/staff/menu/product/:product{\\d+}',
  '/staff/tables/:table{\\d+}',
  '/staff/tables/codes',
  '/staff/set-up/:step{[a-z-]+}',
  '/staff/set-up/:step{[a-z-]+}/:venue{\\d+}',
]

type DeskPage = { readonly folder: string; readonly mapTiles: MapTiles | null }

/**
 * The staff desk at `/staff`: a page of the service itself, because its calls answer to no other origin. `folder` holds its
 * build; every room has an address of its own, all with the same page.
 */
export function staffPageRoutes(app: App, { folder, mapTiles }: DeskPage) {
  const policy = policyWith(mapTiles)
  app.get('/staff/assets/:file{[\\w.-]+\\.(?:js|css)}', async (context) => {
    const name = context.req.param('file')
    const content = await readFile(join(folder, 'assets', name), 'utf8').catch(() => null)
    if (content === null) return context.notFound()
    const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain'
    // Its name says what it holds.
    return context.body(content, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' })
  })
  for (const [name, type] of Object.entries(named))
    app.get(`/staff/${name}`, async (context) => {
      const content = await readFile(join(folder, name)).catch(() => null)
      if (content === null) return context.notFound()
      return context.body(new Uint8Array(content), 200, { 'Content-Type': type, ...headersOf[name] })
    })
  app.on('GET', pages, async (context) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
    if (page === null) return context.text(notBuilt, 503)
    return context.html(page, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
  })
}
