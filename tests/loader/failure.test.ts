import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { expectConsole } from '#tests/support/setup.ts'
import { press } from '#tests/surface/make-surface.ts'

import { comes, fails, hangs, runLoader, settled } from './run-loader.ts'

// In this file the element is never defined: every wish to open waits, or fails.

describe('the frame of the panel', () => {
  test('covers the page within the task of the tap', () => {
    const { button, frame } = runLoader({}, hangs)
    const startedAt = performance.now()
    button.click()
    const { width, height } = frame()?.getBoundingClientRect() ?? {}
    expect(performance.now() - startedAt).toBeLessThan(50)
    expect([width, height, frame()?.matches(':popover-open')]).toEqual([innerWidth, innerHeight, true])
    expect([frame()?.ariaLabel, frame()?.textContent]).toEqual(['Order now', '✕Order now'])
  })

  test('takes the focus, keeps Tab, gives it back [SHELL-67]', () => {
    const { button, frame, root } = runLoader({}, hangs)
    button.focus()
    button.click()
    const close = frame()?.querySelector('button') as HTMLButtonElement
    expect([root.activeElement, press('Tab', close).defaultPrevented]).toEqual([close, true])
    close.click()
    expect([frame(), root.activeElement]).toEqual([null, button])
  })

  test('closes on Escape, which the page does not see [SHELL-67]', () => {
    const seen: string[] = []
    const onKey = ({ key }: KeyboardEvent) => void seen.push(key)
    document.addEventListener('keydown', onKey)
    onTestFinished(() => document.removeEventListener('keydown', onKey))
    const { button, frame } = runLoader({}, hangs)
    button.click()
    press('Escape', frame() as HTMLElement)
    expect([frame(), seen]).toEqual([null, []])
  })

  test('is there once however often the button is pressed', () => {
    const { button, root } = runLoader({}, hangs)
    button.click()
    button.click()
    button.click()
    expect(root.querySelectorAll('[role="dialog"]').length).toBe(1)
  })

  test('goes with the script when that is taken away', async () => {
    const { button, host } = runLoader({}, hangs)
    button.click()
    await window.Comanda?.('destroy')
    expect([host.isConnected, document.querySelector(':popover-open'), window.Comanda]).toEqual([
      false,
      null,
      undefined,
    ])
  })
})

describe('a widget that does not come', () => {
  const silence = 'console.error: Comanda: cannot be loaded: Error: No answer.'
  const blocked = 'console.error: Comanda: cannot be loaded: Error: blocked'

  function patience() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    return (ms: number) => vi.advanceTimersByTimeAsync(ms)
  }

  test('is given up after 8 s, for the fallback', async () => {
    const wait = patience()
    const { button, frame, root } = runLoader({ fallbackHref: '#fallback' }, hangs)
    button.focus()
    button.click()
    await wait(7999)
    expect([frame() === null, button.role]).toEqual([false, null])
    await wait(1)
    expect([frame(), button.role, button.textContent]).toEqual([null, 'link', 'Order now →'])
    expect(root.activeElement).toBe(button)
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
    button.click()
    expect([location.hash, frame()]).toEqual(['#fallback', null])
    expect(expectConsole()).toEqual([silence])
  })

  test('offers the telephone where the tag names one', async () => {
    const wait = patience()
    const { button } = runLoader({ fallbackPhone: '+39 011 123456', language: 'it' }, hangs)
    button.click()
    await wait(8000)
    expect([button.role, button.textContent]).toEqual(['link', 'Chiama il +39 011 123456'])
    expect(expectConsole()).toEqual([silence])
  })

  test('fails at once when blocked; a tap retries', async () => {
    const { button, frame } = runLoader({}, fails)
    button.click()
    await vi.waitFor(() => expect(button.textContent).toBe('Not loading ↻'))
    expect([button.role, frame()]).toEqual([null, null])
    expect(expectConsole()).toEqual([blocked])
    button.click()
    expect(frame()).not.toBeNull()
    await vi.waitFor(() => expect(expectConsole()).toEqual([blocked]))
  })

  test('shows nothing more once the frame is closed', async () => {
    const wait = patience()
    const { button, frame } = runLoader({ fallbackHref: '#fallback' }, hangs)
    button.click()
    frame()?.querySelector('button')?.click()
    await wait(8000)
    expect([button.textContent, button.role, frame()]).toEqual(['Order now', null, null])
    expect(expectConsole()).toEqual([silence])
  })

  test.each([
    ['was blocked', fails, 'blocked'],
    ['defines nothing', comes, 'comanda-order is not defined.'],
    ['does not answer', hangs, 'No answer.'],
  ])('names the reason in console and page: it %s', async (_name, entry, message) => {
    const wait = patience()
    const told: unknown[] = []
    const onError = ({ detail }: CustomEvent) => void told.push(detail)
    document.addEventListener('comanda:error', onError)
    onTestFinished(() => document.removeEventListener('comanda:error', onError))
    const { button } = runLoader({}, entry)
    button.click()
    await wait(8000)
    await vi.waitFor(() => expect(told).toEqual([{ message: `Error: ${message}` }]))
    expect(expectConsole()).toEqual([`console.error: Comanda: cannot be loaded: Error: ${message}`])
  })

  test('answers the call that wanted it, without an error', async () => {
    runLoader({}, fails)
    await expect(window.Comanda?.('open', '/menu')).resolves.toBeUndefined()
    expect(expectConsole()).toEqual([blocked])
  })

  test('never opens for an intent alone', async () => {
    const { button, frame } = runLoader({}, fails)
    button.dispatchEvent(new PointerEvent('pointerenter'))
    await settled()
    expect([button.textContent, frame()]).toEqual(['Order now', null])
  })

  test('is as good as failed when its modules define nothing', async () => {
    const { button } = runLoader({}, comes)
    button.click()
    await vi.waitFor(() => expect(button.textContent).toBe('Not loading ↻'), 4000)
    expect(expectConsole()).toHaveLength(1)
  })
})
