import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { RememberedReplies } from '#src/app/return-visit/recall-replies.ts'
import { withChecksum } from '#src/app/return-visit/with-checksum.ts'
import type { WithChecksum } from '#src/app/return-visit/with-checksum.ts'
import { getProducts } from '#src/contract/product.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { isBriefList } from '#src/parts/menu/complete-lists.ts'
import { noon } from '#tests/support/open-order.tsx'

import { banner, hourMs, settledMs, touch, visited } from './earlier-visit.tsx'

/** The service as it is, but it does not know the restaurant any more. */
function refusing(line: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await line(input, init)
    if (!new Request(input, init).url.endsWith('get_restaurant_info')) return response
    return Response.json({ success: false, data: { status: 'RESTAURANT_NOT_FOUND' }, messages: ['Closed for good'] })
  }
}

const allAnswered = ({ queryClient }: Instance) =>
  waitFor(() => {
    const asked = queryClient.getQueryCache().findAll()
    expect(asked.some(({ state }) => state.isInvalidated)).toBe(false)
    // A list that came without details is there once its own call has completed it (decision 107).
    expect(asked.some(({ state }) => (state.data as { isBrief?: boolean } | null | undefined)?.isBrief)).toBe(false)
  })

describe('the replies of an earlier visit', () => {
  test('are drawn before this visit’s replies, and replaced [PERSIST-07]', async () => {
    const { open, line, change } = await visited({ isOwn: true })
    await change({ product: { id: 201, names: { en: 'Regina' } } })
    line.hold()
    const { screen, countOf } = await open()
    expect(await screen.findByRole('button', { name: 'Margherita' })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy()
    expect(countOf('ready')).toBe(1)
    await line.release()
    expect(await screen.findByRole('button', { name: 'Regina' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Margherita' })).toBeNull()
    expect(screen.queryByText(banner)).toBeNull()
    expect(countOf('ready')).toBe(1)
  })

  test('are each fetched once more, however fresh they are', async () => {
    const { open, line } = await visited()
    const before = line.calls()
    const { screen, instance, backgroundWork } = await open('/menu', { nowMs: noon })
    await screen.findByRole('button', { name: 'Margherita' })
    await backgroundWork()
    touch(instance)
    const cache = instance.queryClient.getQueryCache()
    await waitFor(() => expect(cache.findAll({ predicate: isBriefList })).toEqual([]))
    await allAnswered(instance)
    // The code of the search is asked for through the same cache.
    const asked = cache.findAll().filter(({ queryKey, state }) => queryKey[1] !== 'search' && state.dataUpdateCount > 0)
    // A list that came without details is completed by its own call (decision 107).
    const completed = asked.filter(
      ({ queryKey, state }) => queryKey[1] === getProducts.path && state.dataUpdateCount === 2,
    )
    expect(completed.length).toBeGreaterThan(0)
    // One call brings the replies of five others: restaurant, status, categories and three lists.
    expect(line.calls() - before).toBe(asked.length - 5 + completed.length)
    expect(asked.every((one) => completed.includes(one) || one.state.dataUpdateCount === 1)).toBe(true)
  })

  test('give way to a maintenance that began meanwhile [PERSIST-07]', async () => {
    const { open, line, change } = await visited({ isOwn: true })
    await change({ restaurant: { isUnderMaintenance: true } })
    line.hold()
    const { screen } = await open()
    await screen.findByRole('button', { name: 'Margherita' })
    await line.release()
    expect(await screen.findByRole('heading', { name: 'No orders for now' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Margherita' })).toBeNull()
  })

  test.each([
    ['is gone', { isDead: true }],
    ['has lost its license', { isLicensed: false }],
  ])('lead to the venue choice when theirs %s meanwhile [SHELL-11, PERSIST-07]', async (_what, venue) => {
    const { open, line, change } = await visited({ isOwn: true })
    await change({ venueId: 12, venue })
    line.hold()
    const { screen, instance } = await open()
    await screen.findByRole('button', { name: 'Margherita' })
    await line.release()
    expect(await screen.findByRole('heading', { name: 'Choose a restaurant' })).toBeTruthy()
    expect(instance.stores.place.state.venueId).toBeNull()
  })

  test('are forgotten when the restaurant is refused [SHELL-05]', async () => {
    const { open, line, storage } = await visited()
    line.hold()
    const { screen } = await open('/menu', { fetch: refusing(line.fetch) })
    await screen.findByRole('button', { name: 'Margherita' })
    await line.release()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Closed for good')
    expect(storage.map.has('replies')).toBe(false)
  })

  test('do not bring back a slot that has passed', async () => {
    const { open, line } = await visited()
    line.hold()
    const { screen, instance } = await open('/menu', { nowMs: noon + 11 * hourMs })
    await waitFor(() => expect(instance.location.entry.path).toBe('/ordine'))
    expect(screen.queryByRole('button', { name: 'Margherita' })).toBeNull()
  })

  test('draw the home screen without a started order', async () => {
    const { open, line } = await visited()
    line.hold()
    const { screen } = await open('/')
    expect(await screen.findByRole('heading', { name: 'Trattoria da Gino San Salvario' })).toBeTruthy()
  })
})

describe('replies that do not fit', () => {
  type Kept = RememberedReplies['replies'][number]
  const each = (change: (reply: Kept) => Kept) => (kept: RememberedReplies) =>
    withChecksum({ ...kept, replies: kept.replies.map(change) })

  test.each<[string, (kept: RememberedReplies) => unknown]>([
    ['garbage', () => 'soup'],
    ['nothing', () => null],
    ['replies in no seal', (kept) => kept],
    [
      'what another build wrote',
      (kept) => ({ ...withChecksum(kept), build: 'https://cdn.test/chunks/older/element.js' }),
    ],
    ['a name changed by hand', (kept) => reworded(withChecksum(kept), 'Margherita', 'Margherite')],
    ['half of it', (kept) => ({ ...withChecksum(kept), text: withChecksum(kept).text.slice(0, 1000) })],
    ['a text that is none', (kept) => ({ ...withChecksum(kept), text: kept.replies })],
    ['another language', (kept) => withChecksum({ ...kept, language: 'it' })],
    ['another venue', (kept) => withChecksum({ ...kept, venueId: 11 })],
    ['replies older than 12 hours', each((one) => ({ ...one, atMs: noon - 11 * hourMs - 1 }))],
    ['replies from the future', each((one) => ({ ...one, atMs: noon + hourMs + 1 }))],
  ])('are left out: %s [PERSIST-03, PERSIST-07]', async (_what, change) => {
    const { open, line, storage, kept } = await visited()
    storage.storage.write('replies', change(kept()))
    line.hold()
    const { screen, instance, countOf } = await open()
    await screen.findByRole('button', { name: '✕' })
    expect(instance.queryClient.getQueryData(restaurantQuery(instance.api).queryKey)).toBeUndefined()
    expect(countOf('ready')).toBe(0)
    await line.release()
    expect(await screen.findByRole('button', { name: 'Margherita' })).toBeTruthy()
  })

  test('lead nowhere but to addresses of the web [SHELL-70]', async () => {
    const { open, line, storage, kept } = await visited()
    const poison = each((one) => {
      if (one.path !== getRestaurantInfo.path) return one
      const { settings, ...reply } = one.reply as Restaurant
      return {
        ...one,
        reply: { ...reply, settings: { ...settings, poweredBy: { text: 'Acme', url: 'javascript:1' } } },
      }
    })
    storage.storage.write('replies', poison(kept()))
    line.hold()
    const { screen } = await open('/')
    expect((await screen.findByText('Acme')).closest('a')).toBeNull()
  })

  test('are used up to 12 hours [PERSIST-07]', async () => {
    const { open, line, storage, kept } = await visited()
    storage.storage.write('replies', each((one) => ({ ...one, atMs: noon - 11 * hourMs }))(kept()))
    line.hold()
    const { screen } = await open()
    expect(await screen.findByRole('button', { name: 'Margherita' })).toBeTruthy()
  })
})

function reworded(sealed: WithChecksum, before: string, after: string): WithChecksum {
  const text = sealed.text.replace(before, after)
  expect(text).not.toBe(sealed.text)
  return { ...sealed, text }
}

describe('what is remembered', () => {
  test('is information, status, menu and visible lists', async () => {
    const { kept, open } = await visited()
    const { language, venueId, replies } = kept()
    const list = '/restaurant/get_products_list'
    expect([language, venueId, ...replies.map(({ path }) => path)]).toEqual([
      'en',
      12,
      '/restaurant/get_restaurant_info',
      '/restaurant/get_status',
      '/restaurant/get_categories_list',
      list,
      list,
      list,
    ])
    // Nothing of what is read is lost by being written down.
    const { screen, instance } = await open()
    await screen.findByRole('button', { name: 'Margherita' })
    touch(instance)
    await allAnswered(instance)
    const told = instance.queryClient.getQueryCache().findAll()
    for (const { path, request, reply } of replies)
      expect(told.map(({ queryKey, state }) => [...queryKey, state.data])).toContainEqual(['en', path, request, reply])
    expect(replies.every(({ atMs }) => atMs > noon - hourMs && atMs <= noon + hourMs)).toBe(true)
  })

  test('keeps the age of what this visit could not ask', async () => {
    const { open, line, kept } = await visited()
    line.cut(true)
    const { screen, instance } = await open()
    await screen.findByText(banner)
    const before = kept()
    await act(async () => instance.surface.close())
    const ages = (remembered: RememberedReplies) => remembered.replies.map(({ atMs }) => Math.round(atMs / 60_000))
    expect(ages(kept())).toEqual(ages(before))
  })

  test('is forgotten with the session, without customer data [PERSIST-08]', async () => {
    const { open, storage, kept, service, restaurantId } = await visited()
    const customer = await service.newCustomer(restaurantId)
    const { screen, instance, advance } = await open('/menu', { session: customer })
    await screen.findByRole('button', { name: 'Margherita' })
    await waitFor(() => {
      advance(settledMs)
      expect(kept().replies.every(({ atMs }) => atMs > noon + hourMs / 2)).toBe(true)
    })
    const text = storage.map.get('replies') ?? ''
    expect([text.includes(customer.email), text.includes(customer.apiKey)]).toEqual([false, false])
    act(() => instance.endSession())
    expect(storage.map.has('replies')).toBe(false)
  })
})
