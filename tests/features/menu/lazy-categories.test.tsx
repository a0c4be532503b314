import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { renderWidget } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'

let close = () => {}
afterEach(() => close())

/** Restaurant 6 with its 25 categories of 40 products; `asked` are the categories in the order they were asked for. */
async function openLongMenu(route: string, lists: number) {
  const service = await startService()
  const asked: unknown[] = []
  let running = 0
  let most = 0
  const watched: typeof fetch = async (input, init) => {
    const { url } = new Request(input, init)
    if (!url.endsWith('/get_products_list')) return service.fetch(input, init)
    asked.push((await new Request(input, init).json()).id_categoria)
    running += 1
    most = Math.max(most, running)
    const response = await service.fetch(input, init)
    running -= 1
    return response
  }
  const widget = await renderWidget(route, { fetch: watched, restaurantId: 6, venueId: 61 })
  close = widget.unmount
  await waitFor(() => expect(asked).toHaveLength(lists), { timeout: 20_000 })
  return { asked, most }
}

describe('categories of a long menu', () => {
  test('are asked for once, in order, four at a time [BAPI-07]', async () => {
    const { asked, most } = await openLongMenu('/menu', 22)
    // The first three lists came with the start.
    expect(asked).toEqual(Array.from({ length: 22 }, (_, index) => index + 4))
    expect(most).toBeLessThanOrEqual(4)
  })

  test('asks first for the opened category and the next', async () => {
    const { asked } = await openLongMenu('/menu/lista/20', 25)
    expect(asked.slice(0, 2)).toEqual([20, 21])
    expect(new Set(asked).size).toBe(25)
  })
})
