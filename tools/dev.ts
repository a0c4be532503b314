import { createServer } from 'vite'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { closeOnSignal } from '#server/platform/close-on-signal.ts'
import { errorsOnly } from '#server/platform/logger.ts'
import { demoSettings, startOrEnd } from '#server/settings/process-settings.ts'
import { attributeNames, elementName } from '#src/options/options.ts'

import { serve } from './serve.ts'

// The element as the build makes it, on Preact (decision 44), on a page of its own; `?restaurant=6&language=it` sets its attributes.
const settings = demoSettings(process.env)
const service = await startOrEnd(() => openDemonstration({ ...settings, jobsEveryMs: 1000 }))
const api = await serve(service.app.fetch, 8787)

const vite = await createServer({
  appType: 'custom',
  server: { host: '127.0.0.1', port: 5173 },
  optimizeDeps: { entries: ['src/element/element.ts'] },
  plugins: [
    {
      name: 'comanda:dev-page',
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const url = new URL(request.url ?? '/', 'http://dev')
          if (url.pathname !== '/') return next()
          server
            .transformIndexHtml(url.pathname, devPage(url.searchParams))
            .then((html) => response.setHeader('Content-Type', 'text/html').end(html), next)
        })
      },
    },
  ],
})
await vite.listen()

function devPage(query: URLSearchParams): string {
  const set = new URLSearchParams({ restaurant: '1', host: api.origin, language: 'en', mode: 'inline' })
  for (const [name, value] of query) set.set(name, value)
  const attributes = attributeNames
    .filter((name) => set.has(name))
    .map((name) => `${name}="${escape(set.get(name) ?? '')}"`)
  return `<!doctype html>
<html lang="${escape(set.get('language') ?? 'en')}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Comanda, development</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <${elementName} ${attributes.join(' ')}></${elementName}>
    <script type="module" src="/src/element/element.ts"></script>
  </body>
</html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

vite.printUrls()
console.log(`  Web service ${api.origin}. Attributes of the element go in the query: ?restaurant=6&language=it`)

async function close(deadline: AbortSignal) {
  await Promise.all([vite.close(), api.close(deadline)])
  await service.close()
}
closeOnSignal({ close, withinMs: settings.closeWithinMs, log: errorsOnly })
