import { strictPolicy } from '#demo/host/headers.ts'
import type { Origins } from '#tools/host-pages.ts'
import { hostPages } from '#tools/host-pages.ts'
import type { Served } from '#tools/serve.ts'
import { serve } from '#tools/serve.ts'
import { pathOf } from '#tools/static-server.ts'

type Attributes = Readonly<Record<string, string | number | true>>

export type HostPage = {
  /** Options of the pasted tag, without `data-`; null leaves the tag out. */
  readonly tag?: Attributes | null
  /** Elements written into the page, one set of attributes each. */
  readonly elements?: readonly Attributes[]
  readonly csp?: 'strict' | { readonly policy: string }
  /** Additional headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>
  /** Has the emulated Stripe.js of the payment provider, as a page of the demo has. */
  readonly hasStripe?: boolean
  readonly language?: string
  readonly head?: string
  readonly body?: string
}

export type HostSite = Served & {
  /** Adds a page to the site and returns its address. */
  add(page: HostPage): string
}

/** A restaurant's site on an origin of its own: pages of `demo/host`, and those a test adds. */
export async function startHostSite(origins: Origins): Promise<HostSite> {
  const added = new Map<string, HostPage>()
  const demo = hostPages('demo/host', origins)
  const served = await serve((request) => {
    const page = added.get(pathOf(request))
    return page ? respond(page, origins) : demo(request)
  })
  const add = (page: HostPage) => {
    const path = `/test/${added.size + 1}`
    added.set(path, page)
    return served.origin + path
  }
  return { ...served, add }
}

function respond(page: HostPage, origins: Origins): Response {
  const provider = page.hasStripe ? origins.provider : null
  const policy = page.csp && {
    'Content-Security-Policy': page.csp === 'strict' ? strictPolicy(origins, provider) : page.csp.policy,
  }
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...policy,
    ...page.headers,
  }
  return new Response(render(page, origins), { headers })
}

function render(page: HostPage, { cdn, service }: Origins): string {
  const { tag = {}, elements = [], language = 'en', head = '', body = '' } = page
  const inline = elements.map(
    (one) => `<comanda-order ${attributes({ host: service, language, ...one })}></comanda-order>`,
  )
  const options = tag && Object.fromEntries(Object.entries(tag).map(([name, value]) => [`data-${name}`, value]))
  const pasted = options
    ? `<script async src="${cdn}/comanda.js" ${attributes({ 'data-host': service, 'data-language': language, ...options })}></script>`
    : ''
  const module = elements.length > 0 ? `<script type="module" src="${cdn}/element.js"></script>` : ''
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Trattoria</title>
    <link rel="icon" href="${service}/favicon.ico">
    ${page.hasStripe ? '<script type="module" src="/js/stripe.js"></script>' : ''}
    ${head}
  </head>
  <body>
    <main>
      <h1>Trattoria</h1>
      <p>Cooking since 1968.</p>
      ${body}
      ${inline.join('\n      ')}
    </main>
    ${module}
    ${pasted}
  </body>
</html>`
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => (value === true ? name : `${name}="${String(value).replaceAll('"', '&quot;')}"`))
    .join(' ')
}
