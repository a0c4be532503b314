import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { App } from '#server/platform/answer.ts'

const folder = join(import.meta.dirname, 'browser')
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** The staff desk at `/staff`: a page of the service itself, because its calls answer to no other origin. */
export function staffPageRoutes(app: App) {
  app.get('/staff', async (context) =>
    context.html(await readFile(join(folder, 'staff.html'), 'utf8'), 200, { 'Content-Security-Policy': policy }),
  )
  app.get('/staff/:file{[a-z-]+\\.(?:js|css)}', async (context) => {
    const name = context.req.param('file')
    const content = await readFile(join(folder, name), 'utf8').catch(() => null)
    if (content === null) return context.notFound()
    return context.body(content, 200, { 'Content-Type': types[name.split('.')[1] ?? ''] ?? 'text/plain' })
  })
}
