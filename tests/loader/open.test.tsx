import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { createComandaElement } from '#src/element/comanda-element.ts'
import type { LoadedElement } from '#src/element/comanda-element.ts'
import { installGlobal } from '#src/loader/command-queue.ts'
import type { ComandaGlobal } from '#src/options/commands.ts'
import { defineTiny } from '#tests/element/make-element.tsx'

import { firstBody, firstUrl, runLoader, settled } from './run-loader.ts'

const widget = () => document.querySelector<LoadedElement>('comanda-order')
const { log, parts } = defineTiny()

// The module of the entry defines the element, as the real one does; a page cannot forget it again.
beforeAll(() => {
  Object.assign(globalThis, {
    onWidgetModule: () => {
      if (!customElements.get('comanda-order')) customElements.define('comanda-order', createComandaElement(parts))
    },
  })
  return () => void Reflect.deleteProperty(globalThis, 'onWidgetModule')
})

describe('a tap', () => {
  test('stands in a frame until ready; the focus returns [SHELL-67]', async () => {
    const { button, frame, root } = runLoader({ venue: '11', route: '/menu', simpleRequests: '', theme: 'dark' })
    button.focus()
    button.click()
    await vi.waitFor(() => expect(widget()).not.toBeNull())
    expect([frame() === null, widget()?.matches(':popover-open')]).toEqual([false, false])
    log.deps.at(-1)?.emit('ready', { restaurantId: 1 })
    await vi.waitFor(() => expect(widget()?.matches(':popover-open')).toBe(true))
    expect(frame()).toBeNull()
    expect(log.options.at(-1)).toMatchObject({
      restaurantId: 1,
      venueId: 11,
      route: '/menu',
      host: 'https://api.example',
      language: 'en',
      theme: 'dark',
      mode: 'floating',
      hasHistory: true,
      usesSimpleRequests: true,
    })
    await window.Comanda?.('close')
    expect([widget()?.checkVisibility(), root.activeElement]).toEqual([false, button])
  })

  test('hands over what was asked for early', async () => {
    const { button, fetched } = runLoader()
    button.dispatchEvent(new PointerEvent('pointerenter'))
    button.click()
    await settled()
    const prefetched = log.deps.at(-1)?.prefetched
    expect([...(prefetched?.keys() ?? [])]).toEqual([
      `${firstUrl}\n${firstBody(1, { venueId: null, menuId: null, route: '/menu' })}`,
    ])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('shows no frame once loaded, and asks nothing', async () => {
    const { button, frame, fetched } = runLoader()
    button.click()
    await settled()
    await window.Comanda?.('close')
    button.click()
    expect(frame()).toBeNull()
    await settled()
    expect([widget()?.matches(':popover-open'), fetched.mock.calls.length]).toEqual([true, 1])
  })

  test('gets a new widget when the page removed it', async () => {
    const { button } = runLoader()
    button.click()
    await settled()
    widget()?.remove()
    await settled()
    button.click()
    await expect.poll(() => widget()?.matches(':popover-open')).toBe(true)
  })
})

describe('Comanda()', () => {
  test('runs calls in order, each answered when done', async () => {
    runLoader()
    log.visited.length = 0
    const comanda = window.Comanda as ComandaGlobal
    const done: number[] = []
    const calls = [comanda('open', '/menu'), comanda('navigate', '/carrello'), comanda('close')]
    calls.forEach((call, index) => void call.then(() => done.push(index)))
    await Promise.all(calls)
    expect(log.visited).toEqual(['/menu', '/carrello'])
    expect(done).toEqual([0, 1, 2])
  })

  test('replays earlier calls once, in order', async () => {
    const answers: number[] = []
    // As docs/samples/early-calls.html does.
    const stub = function (...call: string[]) {
      return new Promise<unknown>((resolve) => {
        queue.push(Object.assign(call, { r: resolve }))
      })
    }
    const queue: (string[] & { r?: (answer: unknown) => void })[] = []
    window.Comanda = Object.assign(stub, { q: queue }) as unknown as ComandaGlobal
    const early = [window.Comanda('open', '/menu'), window.Comanda('navigate', '/carrello')].map((call, index) =>
      call.then(() => answers.push(index)),
    )
    queue.push(['navigate', '/utente'])
    log.visited.length = 0
    runLoader()
    await Promise.all(early)
    await window.Comanda('close')
    expect(answers).toEqual([0, 1])
    expect(log.visited).toEqual(['/menu', '/carrello', '/utente'])
  })

  test('takes everything away on destroy', async () => {
    const { host } = runLoader()
    await window.Comanda?.('open')
    await window.Comanda?.('destroy')
    await settled()
    expect([host.isConnected, widget(), window.Comanda, document.querySelector('[inert]')]).toEqual([
      false,
      null,
      undefined,
      null,
    ])
  })

  test('waits for each call before it starts the next', async () => {
    const order: string[] = []
    installGlobal({ node: document.documentElement }, async (command) => {
      order.push(`${command} starts`)
      await settled()
      order.push(`${command} ends`)
    })
    onTestFinished(() => void delete window.Comanda)
    void window.Comanda?.('open')
    await window.Comanda?.('close')
    expect(order).toEqual(['open starts', 'open ends', 'close starts', 'close ends'])
  })
})

describe('the address of the page', () => {
  test('opens the widget at its route, keeping the rest [SHELL-38]', async () => {
    const before = location.href
    onTestFinished(() => history.replaceState(null, '', before))
    const linked = new URL(before)
    linked.searchParams.set('ordering_route', '/utente/password/reset/abc')
    history.replaceState(null, '', linked)
    runLoader()
    await settled()
    expect(widget()?.matches(':popover-open')).toBe(true)
    expect(log.options.at(-1)?.route).toBe('/utente/password/reset/abc')
    expect(location.href).toBe(linked.href)
  })

  test.each(['#', '#/contacts?', '#/contacts?a=1&'])(
    'opens the widget at a secret route behind %s [ACCT-70]',
    async (begin) => {
      const before = location.href
      onTestFinished(() => history.replaceState(null, '', before))
      history.replaceState(null, '', `${before}${begin}ordering_route=%2Futente%2Fpassword%2Freset%2Fabc`)
      runLoader()
      await settled()
      expect(widget()?.matches(':popover-open')).toBe(true)
      expect(log.options.at(-1)?.route).toBe('/utente/password/reset/abc')
      expect(location.href).not.toContain('ordering_route')
    },
  )

  test('is cleaned when deep links are on', async () => {
    const before = location.href
    const linked = new URL(before)
    linked.searchParams.set('piatto', '/menu/3')
    history.replaceState(null, '', linked)
    runLoader({ deepLinks: '', routeParameter: 'piatto' })
    await settled()
    expect([log.options.at(-1)?.route, location.href]).toEqual(['/menu/3', before])
  })
})
