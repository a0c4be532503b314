import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { createComandaElement } from '#src/element/comanda-element.ts'
import type { LoadedElement } from '#src/element/comanda-element.ts'
import type { ComandaGlobal } from '#src/options/commands.ts'
import { snapshotKey } from '#src/options/snapshot.ts'
import type { Snapshot, SnapshotNode } from '#src/options/snapshot.ts'
import { defineTiny } from '#tests/element/make-element.tsx'
import { expectConsole } from '#tests/support/setup.ts'

import { comes, runLoader, service, settled } from './run-loader.ts'

const { log, parts, faults } = defineTiny()
const widget = () => document.querySelector<LoadedElement>('comanda-order')
const isOpen = () => widget()?.matches(':popover-open') ?? false
const ready = () => log.deps.at(-1)?.emit('ready', { restaurantId: 1 })

beforeAll(() => {
  Object.assign(globalThis, {
    onWidgetModule: () => {
      if (!customElements.get('comanda-order')) customElements.define('comanda-order', createComandaElement(parts))
    },
  })
  return () => void Reflect.deleteProperty(globalThis, 'onWidgetModule')
})

const html = 'http://www.w3.org/1999/xhtml'
const svg = 'http://www.w3.org/2000/svg'
const of = (tag: string, ...inside: readonly SnapshotNode[]): SnapshotNode => [tag, inside, html]
const snapshot: Snapshot = {
  key: snapshotKey('en', '/menu', undefined),
  untilMs: Date.now() + 60_000,
  css: ':host{position:fixed;inset:0;z-index:-1}[data-style="0"]{color:rgb(1,2,3)}',
  tree: of(
    'div',
    of('button', ['class', 'open'], ['data-style', '0'], ['2 taps'], ['svg', [['viewBox', '0 0 1 1']], svg]),
    of('button', ['aria-label', 'Add Margherita'], ['data-empty', ''], ['+']),
  ),
}

function keep(value: unknown) {
  localStorage.setItem(`comanda:${service}:1:snapshot`, typeof value === 'string' ? value : JSON.stringify(value))
}

/** A tap on the button of a page whose last visit left something, until the frame has had its time to show that. */
async function tap({ kept = snapshot as unknown, route = '/menu' } = {}) {
  keep(kept)
  let come = () => {}
  // A page cannot forget an element: to each test it is new.
  const known = vi.spyOn(customElements, 'get').mockReturnValue(undefined)
  onTestFinished(() => known.mockRestore())
  const held = new Promise<void>((resolve) => {
    come = () => {
      known.mockRestore()
      resolve()
    }
  })
  const loader = runLoader({ route }, () => held.then(comes))
  loader.button.focus()
  loader.button.click()
  const frame = loader.frame() as HTMLElement
  const first = frame.textContent
  await new Promise((resolve) => setTimeout(resolve, 150))
  const picture = frame.querySelector('span')?.shadowRoot ?? null
  return { ...loader, shown: frame, first, picture, come }
}

describe('the first screen as it was last seen', () => {
  test('follows the frame before any code, with exit', async () => {
    const { shown, first, picture, frame, button, root } = await tap()
    expect(first).toBe('✕Order now')
    expect([shown.ariaLabel, shown.innerText]).toEqual(['Order now', '✕'])
    const open = picture?.querySelector('.open') as HTMLElement
    expect([open.textContent, getComputedStyle(open).color]).toEqual(['2 taps', 'rgb(1, 2, 3)'])
    expect(picture?.querySelector('svg')).toBeInstanceOf(SVGSVGElement)
    expect(picture?.querySelector('[data-empty=""]')?.textContent).toBe('+')
    const close = shown.querySelector('button') as HTMLElement
    const { left, top } = close.getBoundingClientRect()
    expect(root.elementFromPoint(left + 2, top + 20)).toBe(close)
    close.click()
    expect([frame(), root.activeElement]).toEqual([null, button])
  })

  test.each<[what: string, kept: unknown, route?: string]>([
    ['of another language', { ...snapshot, key: snapshotKey('it', '/menu', undefined) }],
    ['of another first screen', snapshot, '/carrello'],
    ['of another venue', { ...snapshot, key: snapshotKey('en', '/menu', 11) }],
    ['of a time that has passed', { ...snapshot, untilMs: Date.now() - 1 }],
    ['that is none', '7'],
    ['that is nothing', 'null'],
    ['cut off', JSON.stringify(snapshot).slice(0, 90)],
    ['without a tree', { ...snapshot, tree: undefined }],
    ['of an earlier version', { ...snapshot, tree: ['div', { class: 'open' }, ['2 taps']] }],
    ['with an element that cannot be', { ...snapshot, tree: of('<b>') }],
  ])('is not shown %s; the frame stands as without one [PERSIST-03]', async (_what, kept, route) => {
    const { shown } = await tap({ kept, ...(route ? { route } : {}) })
    expect(shown.isConnected).toBe(true)
    expect(shown.textContent).toBe('✕Order now')
  })

  const run = 'globalThis.hasRun = true'
  test.each<[what: string, poison: SnapshotNode]>([
    ['a script with text', of('script', [run])],
    ['a script with an address', of('script', ['src', `data:text/javascript,${run}`])],
    ['a script in capitals', of('SCRIPT', [run])],
    ['a script with a prefix', of('x:script', [run])],
    ['a script of a drawing', ['svg', [['script', [[run]], svg]], svg]],
    ['a listener', of('div', ['onclick', run])],
    ['a listener in capitals', of('div', ['onFocus', run], ['data-focus', '1'])],
    ['a picture', of('img', ['src', 'x:'], ['onerror', run])],
    ['an address', of('a', ['href', `javascript:${run}`])],
    ['an inline style', of('div', ['style', 'background:url(https://a.example/)'])],
    ['a sheet', of('style', ['@import "https://a.example/"'])],
    ['a frame', of('iframe', ['srcdoc', `<script>${run}</script>`])],
    ['a form', of('form', of('button', ['formaction', `javascript:${run}`]))],
    ['what a drawing uses', ['svg', [['use', [['href', 'https://a.example/#b']], svg]], svg]],
    ['what a drawing moves', ['svg', [['animate', [['onbegin', run]], svg]], svg]],
    ['a name of all objects', of('constructor')],
    ['an attribute of all objects', of('div', ['__proto__', run])],
    ['an attribute of the root', ['class', 'open']],
  ])('is not drawn with %s [SHELL-70]', async (_what, poison) => {
    const thrown = vi.fn<() => void>()
    addEventListener('error', thrown)
    onTestFinished(() => removeEventListener('error', thrown))
    const tree = poison.length === 3 ? of('div', of('button', ['2 taps']), poison) : poison
    const { shown, picture } = await tap({ kept: { ...snapshot, tree } })
    expect(shown.textContent).toBe('✕Order now')
    expect(picture?.childNodes).toHaveLength(0)
    expect(Reflect.has(globalThis, 'hasRun')).toBe(false)
    expect(thrown).not.toHaveBeenCalled()
  })

  test('stays until drawn, then passes taps and focus on', async () => {
    const { picture, frame, root, button, come } = await tap()
    const before = log.mounts
    picture?.querySelector<HTMLElement>('.open')?.click()
    expect(picture?.querySelector('[aria-busy="true"]')?.textContent).toBe('2 taps')
    come()
    await vi.waitFor(() => expect(log.mounts).toBe(before + 1))
    expect([frame() === null, isOpen()]).toEqual([false, false])
    ready()
    await vi.waitFor(() => expect([frame(), isOpen()]).toEqual([null, true]))
    await window.Comanda?.('close')
    expect(root.activeElement).toBe(button)
  })

  test('gives way to the widget’s failure message', async () => {
    const { frame, come } = await tap()
    const before = log.mounts
    come()
    await vi.waitFor(() => expect(log.mounts).toBe(before + 1))
    expect(frame()).not.toBeNull()
    log.deps.at(-1)?.emit('error', { message: 'Closed for good' })
    await vi.waitFor(() => expect([frame(), isOpen()]).toEqual([null, true]))
  })

  test('gives way at once to a failed start', async () => {
    faults.inInstance = true
    onTestFinished(() => void (faults.inInstance = false))
    const { frame, come } = await tap()
    come()
    await vi.waitFor(() => expect([frame(), isOpen()]).toEqual([null, true]))
    expect(expectConsole()).toHaveLength(1)
  })

  test('that was closed is not followed by the widget', async () => {
    const { shown, frame, come } = await tap()
    come()
    await vi.waitFor(() => expect(widget()).not.toBeNull())
    shown.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    ready()
    await settled()
    expect([frame(), isOpen()]).toEqual([null, false])
  })

  test('blocks no later call when the page removes it', async () => {
    const { come } = await tap()
    const comanda = window.Comanda as ComandaGlobal
    come()
    await vi.waitFor(() => expect(widget()).not.toBeNull())
    const opened = comanda('open')
    widget()?.remove()
    await opened
    await comanda('close')
    expect(isOpen()).toBe(false)
  })
})
