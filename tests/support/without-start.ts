/** The `fetch` of a service that does not know the optional addition `con_avvio` (contract 7). */
export function withoutStart(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.endsWith('/get_restaurant_info')) return fetch(input, init)
    const request = new Request(input, init)
    const { con_avvio: _start, ...body } = (await request.json()) as Record<string, unknown>
    const { method, headers } = request
    return fetch(url, { ...init, method, headers, body: JSON.stringify(body) })
  }
}
