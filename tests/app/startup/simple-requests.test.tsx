import { describe, expect, test } from 'vitest'

import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'

/** The service, where it reads simple requests or answers them with 415, and what the widget sends it. */
async function aService({ readsThem }: { readonly readsThem: boolean }) {
  const service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant({ restaurant: { acceptsSimpleRequests: readsThem } })
  const types: (string | null)[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const type = new Request(input, init).headers.get('Content-Type')
    types.push(type)
    if (!readsThem && type !== 'application/json') return Promise.resolve(new Response('', { status: 415 }))
    return service.fetch(input, init)
  }
  const storage = createMemoryStorage()
  async function visit() {
    const options = { usesSimpleRequests: true }
    const widget = await renderWidget('/menu', { fetch, restaurantId, venueId: 11, nowMs: noon, storage, options })
    await widget.screen.findByRole('button', { name: 'Margherita' })
    widget.unmount()
  }
  return { visit, types }
}

const [simple, json] = ['text/plain', 'application/json']

describe('simple requests', () => {
  test('are sent at once where the service reads them', async () => {
    const { visit, types } = await aService({ readsThem: true })
    await visit()
    expect(new Set(types)).toEqual(new Set([simple]))
  })

  test('are tried once where the service does not read them', async () => {
    const { visit, types } = await aService({ readsThem: false })
    await visit()
    expect(types.slice(0, 2)).toEqual([simple, json])
    await visit()
    expect(types.filter((type) => type === simple)).toHaveLength(1)
  })
})
