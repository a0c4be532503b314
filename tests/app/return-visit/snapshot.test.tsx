import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { wallClock } from '#src/domain/time/wall-clock.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { drawnNames } from '#src/options/snapshot.ts'
import type { Snapshot, SnapshotNode } from '#src/options/snapshot.ts'
import { dinner } from '#tests/support/open-order.tsx'

import { settledMs, visited } from './earlier-visit.tsx'

type Visit = Awaited<ReturnType<Awaited<ReturnType<typeof visited>>['open']>>

const keptIn = (stored: Map<string, string>) => JSON.parse(stored.get('snapshot') ?? 'null') as Snapshot | null

type Drawn = Extract<SnapshotNode, { readonly length: 3 }>
const isElement = (node: SnapshotNode): node is Drawn => node.length === 3

const nodesOf = (node: SnapshotNode): Drawn[] => (isElement(node) ? [node, ...node[1].flatMap(nodesOf)] : [])

const attributesOf = ([, inside]: Drawn) =>
  Object.fromEntries(inside.flatMap((node): [string, string][] => (node.length === 2 ? [[node[0], node[1]]] : [])))

const textOf = (node: SnapshotNode): string =>
  isElement(node) ? node[1].map(textOf).join(' ') : node.length === 1 ? node[0] : ''

/** The menu of a started order, open for as long as it takes to be written down. */
async function seen(route = '/menu', before: (visit: Visit) => unknown = () => {}) {
  const { open, storage, ...rest } = await visited()
  storage.map.delete('snapshot')
  const visit = await open(route)
  if (route === '/menu') await visit.screen.findByRole('searchbox')
  if (route === '/') await visit.screen.findByRole('heading', { name: 'Opening hours' })
  await before(visit)
  // They are written down in the same moment.
  storage.map.delete('replies')
  await waitFor(() => {
    visit.advance(settledMs)
    expect(storage.map.has('replies')).toBe(true)
  })
  return { ...rest, ...visit, storage }
}

describe('the first screen of a visit', () => {
  test('is kept up to what loads later', async () => {
    const { stored, screen } = await seen()
    const { key, tree } = keptIn(stored) as Snapshot
    const nodes = nodesOf(tree)
    expect(key).toBe('en,/menu,12')
    expect(textOf(tree)).toMatch(/Margherita/)
    expect(nodes.filter((node) => attributesOf(node).class === 'dish').length).toBeGreaterThan(3)
    expect(screen.getByRole('searchbox')).toBeTruthy()
    expect(nodes.filter(([tag]) => tag === 'input' || tag === 'img')).toEqual([])
    expect(keptIn(stored)?.css).toMatch(/:where\(\[data-look="0"\]\){fill:none;stroke:currentColor/)
    const forbidden = ['id', 'style', 'src', 'href', 'inert', 'tabindex', 'aria-labelledby', 'onclick']
    const names = nodes.flatMap((node) => [node[0], ...Object.keys(attributesOf(node))])
    expect(names.filter((name) => forbidden.includes(name) || !drawnNames.test(name))).toEqual([])
    const icons = nodes.filter(([tag]) => tag === 'svg' || tag === 'path')
    expect(icons.length).toBeGreaterThan(3)
    expect(new Set(icons.map(([, , namespace]) => namespace))).toEqual(new Set(['http://www.w3.org/2000/svg']))
  })

  test('is kept of home up to what follows it', async () => {
    const { stored, screen } = await seen('/')
    const { key, tree } = keptIn(stored) as Snapshot
    expect(key).toBe('en,/,12')
    expect(textOf(tree)).toMatch(/Trattoria da Gino San Salvario.*Order now/)
    expect(screen.getByRole('heading', { name: 'Opening hours' })).toBeTruthy()
    expect(textOf(tree)).not.toMatch(/Opening hours|until \d/)
  })

  test('holds until its slot or the venue’s day ends', async () => {
    const { stored, instance, advance } = await seen()
    const until = () => wallClock((keptIn(stored) as Snapshot).untilMs, 'Europe/Rome')
    expect(until()).toBe(dinner.slotStart)
    const next = `${String(dinner.slotStart).slice(0, 8)}${Number(String(dinner.slotStart).slice(8, 10)) + 1}`
    act(() => instance.stores.draft.choose({ ...instance.stores.draft.state, slotStart: `${next} 19:30:00` as never }))
    await waitFor(() => expect(keptIn(stored)).toBeNull())
    act(() => instance.surface.close())
    act(() => instance.surface.open(null))
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    Reflect.deleteProperty(document, 'visibilityState')
    advance(0)
    expect(until()).toBe(`${next} 00:00:00`)
  })

  test.each<[what: string, route: string, before?: (visit: Visit) => unknown]>([
    ['it is another one', '/contatti'],
    ['it begins in a category', '/menu/3'],
    ['it has been scrolled', '/menu', ({ screen }) => scrolled(screen)],
    ['something is sought', '/menu', search],
    ['the diner has gone on', '/menu', ({ instance }) => act(() => instance.location.navigate('/contatti'))],
    ['the browser translates it [I18N-14]', '/menu', ({ screen }) => translated(screen)],
    ['the panel is closed', '/menu', ({ instance }) => act(() => instance.surface.close())],
  ])('is left as it was when %s', async (_when, route, before) => {
    const { stored } = await seen(route, before)
    expect(keptIn(stored)).toBeNull()
  })

  test.each<[what: string, change: (instance: Instance) => void]>([
    [
      'the order options change',
      ({ stores }) => stores.draft.choose({ ...stores.draft.state, type: 'eatIn' } as never),
    ],
    ['the order is discarded', ({ stores }) => stores.draft.reset()],
    ['somebody signs in', ({ stores }) => stores.session.signIn('key', 'anna@example.com')],
    ['the session ends', (instance) => instance.endSession()],
  ])('is forgotten when %s', async (_what, change) => {
    const { stored, instance } = await seen()
    expect(keptIn(stored)).not.toBeNull()
    act(() => change(instance))
    await waitFor(() => expect(keptIn(stored)).toBeNull())
  })

  test('is forgotten when it shows another order', async () => {
    const { stored, unmount } = await seen()
    unmount()
    const { open, storage } = await visited()
    storage.map.set('snapshot', JSON.stringify({ ...keptIn(stored), of: 'another' }))
    const { screen } = await open('/')
    await screen.findByRole('heading', { name: 'Trattoria da Gino San Salvario' })
    await waitFor(() => expect(storage.map.has('snapshot')).toBe(false))
  })

  test('holds nothing of the customer [PERSIST-08]', async () => {
    const { open, service, restaurantId } = await visited()
    const customer = await service.newCustomer(restaurantId)
    const { screen, advance, stored } = await open('/menu', { session: customer })
    await screen.findByRole('searchbox')
    await waitFor(() => {
      advance(settledMs)
      expect(keptIn(stored)).not.toBeNull()
    })
    const text = stored.get('snapshot') ?? ''
    expect([text.includes(customer.email), text.includes(customer.apiKey)]).toEqual([false, false])
  })
})

function scrolled(screen: Visit['screen']) {
  const scroller = screen.getByRole('main').closest('.scroller') as HTMLElement
  scroller.scrollTop = 40
}

function translated(screen: Visit['screen']) {
  const font = document.createElement('font')
  font.append('Carne')
  screen.getByRole('heading', { level: 2, name: 'Starters' }).replaceChildren(font)
}

async function search({ screen, user }: Visit) {
  await user.type(screen.getByRole('searchbox'), 'reg')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Starters' })).toBeNull())
}
