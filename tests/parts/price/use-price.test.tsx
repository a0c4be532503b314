import { describe, expect, test } from 'vitest'

import { dinner, noon } from '#tests/support/open-order.tsx'
import { aDraft, renderWidget } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'

type Wire = { data: { monete: object[]; locali: { id: number; moneta: string }[] } }

/** The menu of venue 12, whose service answers with other currencies. */
async function openWith(change: (data: Wire['data']) => void) {
  const service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant()
  const answer: typeof fetch = async (input, init) => {
    const reply = await service.fetch(input, init)
    if (!new Request(input, init).url.endsWith('/get_restaurant_info')) return reply
    const content = (await reply.json()) as Wire
    change(content.data)
    return Response.json(content)
  }
  return renderWidget('/menu', { fetch: answer, restaurantId, venueId: 12, nowMs: noon, draft: aDraft(dinner) })
}

describe('an amount', () => {
  test.each([
    ['CHF', /^5,50\sFr\.$/],
    ['GBP', /^5,50\s£$/],
    ['XTS', /^5,50\sXTS$/],
  ])('of a venue in %s has that symbol after it [I18N-12]', async (code, shown) => {
    const { screen } = await openWith((data) => {
      data.monete = [
        { id: 1, codice: 'EUR', simbolo: '€' },
        { id: 2, codice: 'CHF', simbolo: 'Fr.' },
        { id: 3, codice: 'GBP', simbolo: '£' },
        { id: 4, codice: 'XTS', simbolo: '' },
      ]
      for (const venue of data.locali) venue.moneta = Number(venue.id) === 12 ? code : 'EUR'
    })
    const amounts = await screen.findAllByText(shown)
    expect(amounts.length).toBeGreaterThan(0)
    // A description may name euros within its text; an amount ends with them.
    expect(screen.queryByText(/\d €$/)).toBeNull()
  })
})
