export type Sent = { readonly method: string; readonly path: string; readonly body: string; readonly headers: Headers }
type Reply = { readonly status?: number; readonly body?: unknown }

/** A provider's servers as recorded answers: what a request is answered is said by `METHOD path`; anything else fails. */
export function recordedNetwork(replies: Readonly<Record<string, Reply | ((sent: Sent) => Reply)>>) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const { pathname, search } = new URL(request.url)
    const entry = {
      method: request.method,
      path: pathname + search,
      body: await request.text(),
      headers: request.headers,
    }
    sent.push(entry)
    const reply = replies[`${entry.method} ${pathname}`]
    if (!reply) throw new TypeError(`Nobody answers ${entry.method} ${pathname}.`)
    const { status = 200, body = {} } = typeof reply === 'function' ? reply(entry) : reply
    if (status === 204) return new Response(null, { status })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    })
  }
  return {
    fetch,
    sent,
    paths: () => sent.map(({ method, path }) => `${method} ${path}`),
    fieldsOf: (path: string) =>
      Object.fromEntries(new URLSearchParams(sent.find((one) => one.path === path)?.body ?? '')),
  }
}
