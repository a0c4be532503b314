import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { createComandaElement } from '#src/element/comanda-element.ts'
import { installGlobal } from '#src/loader/command-queue.ts'
import { run } from '#src/loader/extras.ts'
import { readSetup } from '#src/loader/read-setup.ts'
import { createWidgetSlot } from '#src/loader/widget-slot.ts'
import type { Call, ComandaGlobal, EarlyCall } from '#src/options/commands.ts'
import { defineTiny } from '#tests/element/make-element.tsx'
import { expectConsole } from '#tests/support/setup.ts'

import { comes, fails, runLoader, settled, tag } from './run-loader.ts'

const widget = () => document.querySelector('comanda-order')
const { parts } = defineTiny()
const ownCommands = ['open', 'close', 'navigate', 'destroy']

beforeAll(() => {
  Object.assign(globalThis, {
    onWidgetModule: () => {
      if (!customElements.get('comanda-order')) customElements.define('comanda-order', createComandaElement(parts))
    },
  })
  return () => void Reflect.deleteProperty(globalThis, 'onWidgetModule')
})

/**
 * The loader of a tag, with the module of the build that it would import for commands it does not know; that these two find each
 * other is shown in `e2e/commands.spec.ts`.
 */
function withCommands(entry = comes) {
  const unhandled = vi.fn<(event: PromiseRejectionEvent) => void>()
  addEventListener('unhandledrejection', unhandled)
  onTestFinished(() => removeEventListener('unhandledrejection', unhandled))
  const loader = runLoader({}, entry)
  const own = window.Comanda as unknown as (...call: Call) => Promise<unknown>
  const setup = readSetup(tag())
  const { prepare, place } = createWidgetSlot(setup)
  const destroyed = new AbortController()
  onTestFinished(() => {
    destroyed.abort()
    for (const one of document.querySelectorAll('comanda-order')) one.remove()
  })
  installGlobal({ version: '1.2.3', node: loader.host }, (...call) =>
    ownCommands.includes(call[0]) ? own(...call) : run({ setup, root: loader.root, prepare, place, destroyed }, call),
  )
  return { ...loader, unhandled, destroyed, comanda: window.Comanda as ComandaGlobal }
}

describe('a command with an answer', () => {
  test('loads the widget, closed, and answers with its value', async () => {
    const { comanda } = withCommands()
    expect(await comanda('addProduct', 7, { quantity: 2 })).toEqual({
      restaurant: 1,
      call: 'addProduct',
      input: [7, { quantity: 2 }],
    })
    expect(widget()?.checkVisibility()).toBe(false)
  })

  test('keeps its place among the others', async () => {
    const { comanda } = withCommands()
    const order: string[] = []
    void comanda('open', '/menu').then(() => order.push('open'))
    void comanda('getCart').then(() => order.push('getCart'))
    await comanda('close').then(() => order.push('close'))
    expect(order).toEqual(['open', 'getCart', 'close'])
  })

  test('is rejected alone; the queue goes on', async () => {
    const { comanda, unhandled } = withCommands(fails)
    const refused = comanda('getCart')
    await comanda('close')
    await expect(refused).rejects.toThrow('blocked')
    await settled()
    expect(unhandled).not.toHaveBeenCalled()
    expect(expectConsole()).toEqual(['console.warn: Comanda: Error: blocked'])
  })

  test('is rejected when there is no such command', async () => {
    const { comanda, unhandled } = withCommands()
    for (const word of ['dance', 'reload', 'save'])
      await expect(comanda(word as 'close')).rejects.toThrow(`"${word}" is no command.`)
    void comanda('toString' as 'close')
    await comanda('close')
    await settled()
    expect([unhandled.mock.calls.length, expectConsole().length]).toEqual([0, 4])
  })

  test('of an earlier call is refused there as well', async () => {
    const queue: EarlyCall[] = []
    const stub = (...call: string[]) =>
      new Promise<unknown>((resolve) => void queue.push(Object.assign(call, { r: resolve })))
    Object.assign(window, { Comanda: Object.assign(stub, { q: queue }) })
    onTestFinished(() => void delete window.Comanda)
    const early = window.Comanda?.('getCart')
    installGlobal({ node: document.documentElement }, () => Promise.reject(new Error('refused')))
    await expect(early).rejects.toThrow('refused')
  })
})

describe('on', () => {
  test('hears events of this widget until it is undone', async () => {
    const { comanda, host } = withCommands()
    const heard: string[] = []
    const stop = await comanda('on', 'open', (event) => heard.push(event.type))
    await comanda('getCart')
    // Another widget of the page, then the element and the node of this one.
    for (const from of [document.body, widget(), host])
      from?.dispatchEvent(new CustomEvent('comanda:open', { bubbles: true }))
    expect(heard).toHaveLength(2)
    stop()
    host.dispatchEvent(new CustomEvent('comanda:open', { bubbles: true }))
    expect(heard).toHaveLength(2)
  })

  test('ends with the widget', async () => {
    const { comanda, destroyed, host } = withCommands()
    const heard = vi.fn<() => void>()
    await comanda('on', 'close', heard)
    destroyed.abort()
    host.dispatchEvent(new CustomEvent('comanda:close', { bubbles: true }))
    expect(heard).not.toHaveBeenCalled()
  })
})

test('consent holds for the present widget and a later one', async () => {
  const { comanda } = withCommands()
  await comanda('consent', 'granted')
  await comanda('getCart')
  expect(widget()?.getAttribute('consent')).toBe('granted')
  await comanda('consent', 'denied')
  expect(widget()?.getAttribute('consent')).toBe('denied')
})
