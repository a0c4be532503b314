import { act, waitFor, within } from '@testing-library/react'
import { and, eq, lt } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { news } from '#server/platform/db/schema/content-tables.ts'
import { texts } from '#server/platform/texts/localized.ts'
import { id, moment } from '#tests/support/builders.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

/** Three items of the test's own; those of the demo are taken away at once. */
const items = [
  { id: 31, createdAt: moment('2026-03-02 10:00:00'), titles: texts('<i>Truffle</i>'), photoCode: 'venue-11-4' },
  { id: 32, createdAt: moment('2026-02-01 10:00:00'), titles: texts('Terrace'), bodies: texts('x'.repeat(201)) },
  {
    id: 33,
    createdAt: moment('2026-01-15 10:00:00'),
    titles: texts('Boxes'),
    bodies: texts('One.<br>Two &amp; three.'),
  },
] as const

async function openNews(route: string, setup: OrderSetup = {}) {
  const order = await openOrder('/ordine', { draft: null, service: { news: items }, ...setup })
  await order.service.db.delete(news).where(and(eq(news.restaurantId, order.restaurantId), lt(news.id, id(31))))
  await order.screen.findByRole('heading', { level: 1 })
  act(() => order.instance.location.navigate(route))
  return order
}

describe('NewsScreen', () => {
  test('lists news newest first with date, title, text, photo [NEWS-02, NEWS-03, API-14, I18N-08]', async () => {
    const { screen, sent, expectAccessible } = await openNews('/news')
    expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeTruthy()
    const articles = await screen.findAllByRole('article')
    expect(articles.map((article) => article.textContent)).toEqual([
      'Truffle02/03/2026Come in.',
      `Terrace01/02/2026${'x'.repeat(200)}...`,
      'Boxes15/01/2026One.\nTwo & three.',
    ])
    const photos = articles.map((article) => article.querySelector('img'))
    expect(photos.map((photo) => photo?.getAttribute('src')?.split('/').at(-1))).toEqual([
      'venue-11-4',
      undefined,
      undefined,
    ])
    expect(photos[0]?.getAttribute('loading')).toBe('lazy')
    expect(sent('/restaurant/get_mixed_info')).toMatchObject({ news: true, news_limit: null })
    await expectAccessible()
  })

  test('says that there is none [NEWS-02]', async () => {
    const { screen, expectAccessible } = await openNews('/news', { service: {} as never })
    expect(await screen.findByText('There is no news at the moment.')).toBeTruthy()
    await expectAccessible()
  })

  test('opens an item, which leads back to the list [NEWS-04, NEWS-06]', async () => {
    const { screen, user, path } = await openNews('/news')
    await user.click(await screen.findByRole('button', { name: 'Boxes' }))
    expect(path()).toBe('/news/dettaglio/33')
    expect(await screen.findByRole('heading', { level: 2, name: 'Boxes' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Back to all news' }))
    expect(path()).toBe('/news')
    expect(await screen.findByRole('button', { name: 'Boxes' })).toBeTruthy()
  })

  test('says why it failed, and retries [ERR-03]', async () => {
    const { screen, user, service, restaurantId, instance } = await openNews('/ordine')
    service.faults.next({ path: '/get_mixed_info', kind: '500', restaurantId })
    act(() => instance.location.navigate('/news'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Boxes' })).toBeTruthy()
  })
})

describe('NewsDetailScreen', () => {
  const way = (screen: Awaited<ReturnType<typeof openNews>>['screen'], name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name })

  test('shows one item in full, as text [NEWS-04, NEWS-08, API-15]', async () => {
    const { screen, sent, expectAccessible } = await openNews('/news/dettaglio/33')
    const article = await screen.findByRole('article')
    expect(article.textContent).toBe('15/01/2026BoxesOne.\nTwo & three.')
    expect(sent('/restaurant/get_news')).toMatchObject({
      id_locale: 12,
      id: 33,
      id_news_precedente: true,
      id_news_successiva: true,
    })
    await expectAccessible()
  })

  test('does not cut a long text [NEWS-04]', async () => {
    const { screen } = await openNews('/news/dettaglio/32')
    expect(await screen.findByText('x'.repeat(201))).toBeTruthy()
  })

  test('leads to newer and older items, disabled at the ends [NEWS-05]', async () => {
    const { screen, user, path, instance } = await openNews('/news/dettaglio/32')
    await screen.findByRole('heading', { level: 2, name: 'Terrace' })
    const steps = instance.location.entries.length
    await user.click(way(screen, 'Previous'))
    expect(await screen.findByRole('heading', { level: 2, name: 'Truffle' })).toBeTruthy()
    expect(path()).toBe('/news/dettaglio/31')
    expect(way(screen, 'Previous').disabled).toBe(true)
    await user.click(way(screen, 'Next'))
    await user.click((await screen.findByRole('heading', { level: 2, name: 'Terrace' })) && way(screen, 'Next'))
    expect(await screen.findByRole('heading', { level: 2, name: 'Boxes' })).toBeTruthy()
    expect([way(screen, 'Previous').disabled, way(screen, 'Next').disabled]).toEqual([false, true])
    // Paging is no way to walk back: Back leads out of the news.
    expect(instance.location.entries).toHaveLength(steps)
  })

  test('moves the focus to its title when another item comes', async () => {
    const { screen, user } = await openNews('/news/dettaglio/32')
    await screen.findByRole('heading', { level: 2, name: 'Terrace' })
    await user.click(way(screen, 'Next'))
    await screen.findByRole('heading', { level: 2, name: 'Boxes' })
    const title = screen.getByRole('heading', { level: 1, name: 'News' })
    expect((title.getRootNode() as ShadowRoot).activeElement).toBe(title)
  })

  test.each(['999', 'abc', '0'])('goes to the list when item %s cannot be had [NEWS-07]', async (key) => {
    const { screen, path } = await openNews(`/news/dettaglio/${key}`)
    await waitFor(() => expect(path()).toBe('/news'))
    expect(await screen.findByRole('button', { name: 'Boxes' })).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('goes to the list when the call fails [NEWS-07]', async () => {
    const { service, restaurantId, instance, path, screen } = await openNews('/news')
    await screen.findByRole('button', { name: 'Boxes' })
    service.faults.next({ path: '/get_news', kind: '500', restaurantId })
    act(() => instance.location.navigate('/news/dettaglio/33'))
    await waitFor(() => expect(path()).toBe('/news'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
