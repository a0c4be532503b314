import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { dinner, noon } from '#tests/support/open-order.tsx'
import { aDraft, renderWidget } from '#tests/support/render-widget.tsx'
import type { RenderOptions } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'
import { withoutStart } from '#tests/support/without-start.ts'

type Setup = Partial<RenderOptions> & {
  /** Without the optional addition `con_avvio`. */
  readonly isPlain?: boolean
  readonly slow?: { readonly path: string; readonly ms: number }
  /** Paths of the calls that are answered, the others never are; by default all. */
  readonly answers?: (path: string) => boolean
}

/** One visit to restaurant 1 and the paths it asks for, in order. */
async function visit(route: string, { slow, answers = () => true, isPlain = false, ...setup }: Setup = {}) {
  const service = await startService({ now: noon })
  if (slow) service.faults.next({ ...slow, kind: 'delay', restaurantId: 1 })
  const sent: string[] = []
  const watched: typeof fetch = (input, init) => {
    const path = new Request(input, init).url.replace(/^.*\/webservice/, '')
    sent.push(path)
    return answers(path) ? service.fetch(input, init) : new Promise(() => {})
  }
  const line = isPlain ? withoutStart(watched) : watched
  const widget = await renderWidget(route, { fetch: line, restaurantId: 1, venueId: 11, nowMs: noon, ...setup })
  const isReady = () => waitFor(() => expect(widget.events.some(({ name }) => name === 'ready')).toBe(true))
  return { ...widget, sent, isReady }
}

const info = '/restaurant/get_restaurant_info'
const status = '/restaurant/get_status'
const categories = '/restaurant/get_categories_list'
const list = '/restaurant/get_products_list'

describe('a first visit', () => {
  test('draws the menu shown to all from one reply', async () => {
    const { screen } = await visit('/menu', { answers: (path) => path === info })
    await screen.findByRole('button', { name: 'Margherita' })
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy()
  })

  test('draws home from one reply', async () => {
    const { screen, isReady } = await visit('/', { answers: (path) => path === info })
    await isReady()
    expect(screen.getByRole('button', { name: 'Order now' })).toBeTruthy()
  })

  test('at a service without the addition asks side by side', async () => {
    const { screen, sent } = await visit('/menu', { isPlain: true, slow: { path: status, ms: 300 } })
    await screen.findByRole('button', { name: 'Margherita' })
    expect(sent.slice(0, 6)).toEqual([info, status, categories, list, list, list])
  })
})

describe('a started order', () => {
  test('brings its menu in the same reply', async () => {
    const { screen, sent } = await visit('/menu', { venueId: 12, draft: aDraft(dinner) })
    await screen.findByRole('button', { name: 'Margherita' })
    expect(sent[0]).toBe(info)
    expect(sent).not.toContain(status)
    expect(sent).not.toContain(categories)
  })

  test('delays the first screen by the grace at most', async () => {
    const answers = (path: string) => path !== list
    const { screen, advance } = await visit('/menu', { venueId: 12, draft: aDraft(dinner), answers, isPlain: true })
    await waitFor(() => {
      advance(150)
      expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy()
    })
    expect((await screen.findAllByText('Loading the menu')).length).toBeGreaterThan(0)
  })
})

describe('a later visit', () => {
  test('refreshes everything in one call', async () => {
    const storage = createMemoryStorage()
    const first = await visit('/menu', { venueId: 12, draft: aDraft(dinner), storage })
    await first.screen.findByRole('button', { name: 'Margherita' })
    first.advance(1000)
    first.unmount()
    const next = await visit('/menu', { venueId: 12, storage })
    await next.isReady()
    await next.screen.findByRole('button', { name: 'Margherita' })
    await waitFor(() => expect(next.sent).toContain(info))
    expect(next.sent).not.toContain(status)
    expect(next.sent).not.toContain(categories)
  })
})
