/** The `fetch` of a service that does not know the optional addition `con_avvio` (contract 7). */
export function withoutStart(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.endsWith('/get_restaurant_info')) return fetch(input, init)
    const { con_avvio: _start, ...body } = (await request.json()) as Record<string, unknown>
    return fetch(request.url, { ...init, body: JSON.stringify(body) })
  }
}
