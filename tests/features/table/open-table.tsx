import { waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { anOrder, clientOf } from '#tests/server/support/diner.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import { moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { createMemoryStorage } from '#tests/support/memory-storage.ts'
import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'
import type { RenderOptions } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'
import type { TestService } from '#tests/support/service.ts'
// Fetched before the tests begin: on a busy machine these chunks take longer than a test waits.
import '#src/app/background/start-background-work.ts'
import '#src/features/table/at-table.tsx'
import '#src/app/shell/home-below.tsx'
import '#src/features/table/table-screen.tsx'

export const minute = 60_000
export const third = { id: 3, name: '3', code: 'stella-3-v9Lp' }
/** A tiramisù and covers for two. */
export const plainTotal = '9,50 €'

const plain = { ...orderSamples.table, slotStart: moment('2026-11-20 12:00:00'), guest: aGuest } as const

export type TableSetup = {
  /** The orders that the device has placed, the first one first: what is not plain. */
  readonly rounds?: readonly OrderWish[]
  /** Whether the code of the table was read. */
  readonly isSeated?: boolean
  /** Its venue. */
  readonly seatedAt?: number
  readonly route?: string
  readonly service?: Parameters<TestService['newRestaurant']>[0]
  /** The stored entries of the orders, changed. */
  readonly asStored?: (entry: StoredRound) => StoredRound
  readonly options?: Partial<RenderOptions>
  /** Replies in place of the service; null passes the call on. */
  readonly answer?: (path: string) => Response | null
}

export type StoredRound = {
  readonly orderId: Id<'Order'>
  readonly lines: readonly never[]
  readonly venueId: number
  readonly type: 'table'
  readonly slotStart: string
  readonly round: { readonly tableId: number; readonly atMs: number; readonly token: string | null } | null
}

/** The page of table 3 of restaurant 2, whose guest has ordered before. */
export async function openTable(setup: TableSetup = {}) {
  const {
    rounds = [],
    isSeated = true,
    seatedAt = 21,
    route = '/tavolo',
    asStored = (entry: StoredRound) => entry,
  } = setup
  const service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant({ like: 2, ...setup.service })
  const api = clientOf(service, restaurantId)
  const placed: StoredRound[] = []
  for (const wish of rounds) {
    const order = await api.call(createOrder, await anOrder(api, { ...plain, ...wish }))
    const round = { tableId: third.id, atMs: noon, token: order.token }
    const { slotStart } = plain
    placed.unshift(asStored({ orderId: order.id, lines: [], venueId: 21, type: 'table', slotStart, round }))
  }
  const storage = createMemoryStorage()
  if (isSeated) {
    const seat = { table: third, venueId: seatedAt, sinceMs: noon, beganMs: noon }
    storage.storage.write('table', { seat, call: null })
  }
  storage.storage.write('placed', { orders: placed })
  const calls: string[] = []
  const watched: typeof fetch = (input, init) => {
    const path = new Request(input, init).url.replace(/^.*\/webservice/, '')
    calls.push(path)
    return Promise.resolve(setup.answer?.(path) ?? service.fetch(input, init))
  }
  const options = { fetch: watched, restaurantId, venueId: 21, nowMs: noon, storage, ...setup.options }
  const widget = await renderWidget(route, options)
  return { ...widget, ...ofPage(widget), service, restaurantId, api, calls, placed, storage, options }
}

type Widget = Awaited<ReturnType<typeof renderWidget>>

/** Text of an element with plain spaces. */
export function textOf(element: Element | null | undefined): string | undefined {
  return element?.textContent?.replaceAll('\u00A0', ' ')
}

function ofPage({ screen, user, instance }: Widget) {
  const card = (name: string) => within(screen.getByRole('region', { name }))
  return {
    card,
    path: () => instance.location.entry.path,
    /** Each order as the page lists it, the newest first, once all have come. */
    async listed(count: number) {
      const heading = await screen.findByRole('heading', { name: 'Ordered on this device' })
      const list = within(heading.closest('section') as HTMLElement)
      await waitFor(() => expect(list.getAllByRole('button', { name: /^Details of order/ })).toHaveLength(count))
      return list.getAllByRole('listitem').map((item) => {
        return ['.name', '.tag', '.total'].map((part) => textOf(item.querySelector(part)))
      })
    },
    total: () =>
      textOf(
        screen
          .getByText(/^Table 3/)
          .closest('section')
          ?.querySelector('.sum'),
      ),
    /** What each person pays. */
    parts: () => [...(card('Split the bill').getAllByRole('list').at(-1)?.children ?? [])].map(textOf),
    async callFor(reason: string) {
      await user.click(card('Call the staff').getByRole('button', { name: reason }))
    },
  }
}

export function staffOf({
  service,
  restaurantId,
}: Pick<Awaited<ReturnType<typeof openTable>>, 'service' | 'restaurantId'>) {
  return deskOf(service, restaurantId)
}
