import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

import type { RememberedReplies } from '#src/app/return-visit/recall-replies.ts'
import { readWithChecksum } from '#src/app/return-visit/with-checksum.ts'
import type { ReplyOf } from '#src/contract/endpoint.ts'
import { getProducts } from '#src/contract/product.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { dinner, noon } from '#tests/support/open-order.tsx'
import { aDraft, renderWidget } from '#tests/support/render-widget.tsx'
import type { RenderOptions } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'

export const hourMs = 3_600_000
// When what was told is written down.
export const settledMs = 1000
export const banner = 'Offline: prices may have changed'

/** Touches the widget: what waits for the first touch begins (decision 145). */
export function touch({ surface }: Instance): void {
  fireEvent.pointerDown(surface.root.querySelector('.root') as HTMLElement)
}

/** The line to the service: up, with every call waiting, or cut. */
function aConnection(through: typeof fetch) {
  let isCut = false
  let opened = Promise.resolve()
  let open = () => {}
  let calls = 0
  const line: typeof fetch = async (input, init) => {
    calls += 1
    if (isCut) throw new TypeError('Failed to fetch')
    await opened
    return through(input, init)
  }
  return {
    fetch: line,
    calls: () => calls,
    hold() {
      opened = new Promise((resolve) => (open = resolve))
    },
    cut: (isNowCut: boolean) => void (isCut = isNowCut),
    /** Lets every waiting call through. */
    release: () => act(async () => open()),
  }
}

const isWhole = ({ path, reply }: RememberedReplies['replies'][number]) =>
  path !== getProducts.path || !(reply as ReplyOf<typeof getProducts>).isBrief

/** A visit to the menu of a started order by who touched it, and what the browser keeps of it. */
async function firstVisit() {
  const service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant()
  const storage = createMemoryStorage()
  const options = { fetch: service.fetch, restaurantId, venueId: 12, nowMs: noon, storage }
  const { screen, instance, advance, unmount } = await renderWidget('/menu', { ...options, draft: aDraft(dinner) })
  await screen.findByRole('button', { name: 'Margherita' })
  touch(instance)
  await waitFor(() => {
    advance(settledMs)
    const replies = keptIn(storage.map)?.replies
    expect(replies).toHaveLength(6)
    expect(replies?.every(isWhole)).toBe(true)
  })
  unmount()
  return { restaurantId, map: storage.map }
}

const keptIn = (map: Map<string, string>) =>
  readWithChecksum(JSON.parse(map.get('replies') ?? 'null')) as RememberedReplies

let shared: ReturnType<typeof firstVisit> | undefined

/** The way back of a diner who has seen the menu an hour ago; who changes the restaurant needs an `own` one. */
export async function visited({ isOwn = false } = {}) {
  const { restaurantId, map } = await (isOwn ? firstVisit() : (shared ??= firstVisit()))
  const service = await startService({ now: noon })
  const line = aConnection(service.fetch)
  const storage = createMemoryStorage(new Map(map))
  const open = async (route = '/menu', setup: Partial<RenderOptions> = {}) => {
    const options = { fetch: line.fetch, restaurantId, venueId: 12, nowMs: noon + hourMs, storage }
    const widget = await renderWidget(route, { ...options, ...setup })
    return { ...widget, countOf: (event: string) => widget.events.filter(({ name }) => name === event).length }
  }
  const change = (changes: Parameters<typeof service.changeRestaurant>[1]) =>
    service.changeRestaurant(restaurantId, changes)
  return { service, restaurantId, line, storage, open, kept: () => keptIn(storage.map), change }
}
