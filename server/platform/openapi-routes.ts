import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { App } from './answer.ts'

const published = join(import.meta.dirname, '..', '..', 'public')
/** What programs read about the service. */
const documents = ['openapi.json', 'restaurant.schema.json'] as const
const userInterface = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const types: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
}
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Comanda web service</title>
<link rel="icon" href="/openapi/favicon-32x32.png">
<link rel="stylesheet" href="/openapi/swagger-ui.css">
<main id="calls"></main>
<script src="/openapi/swagger-ui-bundle.js"></script>
<script src="/openapi/start.js"></script>
</html>
`
const start =
  "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#calls', docExpansion: 'list', supportedSubmitMethods: [] })\n"

/**
 * The OpenAPI document of the contract at `/openapi.json`, a page that shows it, and the JSON Schema of a restaurant's file
 * at `/restaurant.schema.json`; nothing comes from a CDN.
 */
export function openapiRoutes(app: App) {
  for (const name of documents)
    app.get(`/${name}`, async (context) =>
      context.body(await readFile(join(published, name)), 200, { 'Content-Type': 'application/json' }),
    )
  app.get('/openapi', (context) => context.html(page, 200, { 'Content-Security-Policy': policy }))
  app.get('/openapi/start.js', (context) => context.body(start, 200, { 'Content-Type': 'text/javascript' }))
  app.get('/openapi/:file', async (context) => {
    const file = context.req.param('file')
    if (!Object.hasOwn(types, file)) return context.notFound()
    const content = await readFile(join(userInterface, file))
    return context.body(content, 200, { 'Content-Type': types[file] ?? '', 'Cache-Control': 'public, max-age=3600' })
  })
}
