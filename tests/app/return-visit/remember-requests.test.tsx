import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { firstBody } from '#src/options/service-requests.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { dinner, noon } from '#tests/support/open-order.tsx'
import { aDraft, renderWidget } from '#tests/support/render-widget.tsx'
import type { RenderOptions } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'

type Sent = { readonly url: string; readonly body: string }

type Setup = Partial<RenderOptions> & { readonly slow?: { readonly path: string; readonly ms: number } }

/** One visit to restaurant 1 and what it asks for, in order. */
async function visit(route: string, { slow, ...setup }: Setup = {}) {
  const service = await startService({ now: noon })
  if (slow) service.faults.next({ ...slow, kind: 'delay', restaurantId: 1 })
  const sent: Sent[] = []
  const watched: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push({ url: request.url, body: await request.text() })
    return service.fetch(input, init)
  }
  const widget = await renderWidget(route, { fetch: watched, restaurantId: 1, venueId: 12, nowMs: noon, ...setup })
  const kept = (): Sent[] | null => JSON.parse(widget.stored.get('replay') ?? 'null')
  const isReady = () => waitFor(() => expect(widget.events.some(({ name }) => name === 'ready')).toBe(true))
  return { ...widget, sent, kept, isReady }
}

const pathsOf = (requests: readonly Sent[]) => requests.map(({ url }) => url.replace(/^.*\/webservice/, ''))
const list = '/restaurant/get_products_list'
const menu = ['/restaurant/get_status', '/restaurant/get_categories_list', list, list, list]

describe('the requests of a visit', () => {
  test('are kept once the visible lists have come', async () => {
    const { screen, kept, advance } = await visit('/menu', { draft: aDraft(dinner) })
    await screen.findByRole('button', { name: 'Margherita' })
    await waitFor(() => {
      advance(1000)
      expect(pathsOf(kept() ?? [])).toEqual(menu)
    })
  })

  test('are kept when the panel closes', async () => {
    const { screen, kept, instance, isReady } = await visit('/menu', { draft: aDraft(dinner) })
    await isReady()
    await screen.findByRole('button', { name: 'Margherita' })
    act(() => instance.surface.close())
    expect(pathsOf(kept() ?? [])).toEqual(menu)
  })

  test('are all that the next visit needs to start', async () => {
    const storage = createMemoryStorage()
    const first = await visit('/menu', { draft: aDraft(dinner), storage })
    await first.screen.findByRole('button', { name: 'Margherita' })
    act(() => first.instance.surface.close())
    first.unmount()
    const next = await visit('/menu', { storage })
    await next.isReady()
    const asked = next.sent.map(({ url, body }) => `${url} ${body}`)
    const expected = (first.kept() ?? []).map(({ url, body }) => `${url} ${body}`)
    expect(new Set(asked.slice(0, 1 + expected.length))).toEqual(
      new Set([`https://service.test/en/webservice/restaurant/get_restaurant_info ${firstBody(1)}`, ...expected]),
    )
  })

  test('are none before an order is started', async () => {
    const { screen, kept, advance, instance } = await visit('/ordine')
    await screen.findByRole('heading', { level: 1 })
    advance(10_000)
    act(() => instance.surface.close())
    expect(kept()).toBeNull()
  })
})

describe('the menu of a started order', () => {
  test('is asked for at once, visible lists included', async () => {
    const slow = { path: '/get_status', ms: 500 }
    const { sent, events } = await visit('/menu', { draft: aDraft(dinner), slow })
    await waitFor(() => expect(pathsOf(sent).filter((path) => path === list)).toHaveLength(3))
    expect(events.some(({ name }) => name === 'ready')).toBe(false)
  })

  test('delays the first screen by the grace at most', async () => {
    const slow = { path: list, ms: 3000 }
    const { screen, advance } = await visit('/menu', { draft: aDraft(dinner), slow })
    await waitFor(() => {
      advance(150)
      expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy()
    })
    expect(screen.getByText('Loading the menu')).toBeTruthy()
  })
})
