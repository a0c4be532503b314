import { afterEach, describe, expect, test } from 'vitest'

import { renderWidget } from '#tests/support/render-widget.tsx'
import { startService } from '#tests/support/service.ts'
import { withoutStart } from '#tests/support/without-start.ts'

let close = () => {}
afterEach(() => close())

/** The showcase menu of venue 11 with only its first categories. */
async function openShortMenu(count: number) {
  const service = await startService()
  const shortened: typeof fetch = async (input, init) => {
    const response = await service.fetch(input, init)
    if (!new Request(input, init).url.endsWith('/get_categories_list')) return response
    const reply = await response.json()
    const categorie_prodotti_lista = reply.data.categorie_prodotti_lista.slice(0, count)
    return Response.json({ ...reply, data: { ...reply.data, consigli: [], categorie_prodotti_lista } })
  }
  const widget = await renderWidget('/menu', { fetch: withoutStart(shortened), restaurantId: 1, venueId: 11 })
  close = widget.unmount
  return widget
}

describe('a short menu', () => {
  test('says so when there is nothing on it [MENU-22]', async () => {
    const { screen } = await openShortMenu(0)
    expect(await screen.findByText('There is nothing on the menu at the moment.')).toBeDefined()
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull()
  })

  test('has no advice without recommended products [MENU-05]', async () => {
    const { screen } = await openShortMenu(1)
    const heading = await screen.findByRole('heading', { level: 2 })
    expect(heading.textContent).toBe('Starters')
    expect(screen.queryByText('For you')).toBeNull()
  })

  test('has nothing for axe to complain about', async () => {
    const { screen, expectAccessible } = await openShortMenu(1)
    expect(await screen.findByRole('button', { name: 'Add Tomato bruschetta' })).toBeDefined()
    await expectAccessible()
  })
})
