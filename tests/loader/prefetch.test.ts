import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { firstBody, firstUrl, hangs, runLoader, settled } from './run-loader.ts'

const intents = {
  pointer: new PointerEvent('pointerenter'),
  touch: new PointerEvent('pointerenter', { pointerType: 'touch' }),
  focus: new FocusEvent('focus'),
}

describe('before any intent', () => {
  test('nothing is asked of anybody', () => {
    const { fetched } = runLoader()
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('on a page that is rendered ahead', () => {
  test('nothing is asked or opened before somebody comes [SHELL-74]', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'))
    history.replaceState(null, '', '?ordering_route=/menu')
    onTestFinished(() => history.replaceState(null, '', location.pathname))
    const imported = vi.fn<() => void>()
    const { fetched, frame } = runLoader({ preload: 'idle', openers: '' }, imported)
    void window.Comanda?.('open', '/ordine')
    await settled()
    expect([fetched.mock.calls, imported.mock.calls, frame()]).toEqual([[], [], null])
    document.dispatchEvent(new Event('prerenderingchange'))
    await vi.waitFor(() => expect(imported).toHaveBeenCalled())
    expect([fetched.mock.calls.length > 0, frame() !== null]).toEqual([true, true])
  })
})

describe('on intent', () => {
  test.each(Object.entries(intents))('of a %s the first request leaves', (_name, intent) => {
    const { button, fetched } = runLoader()
    button.dispatchEvent(intent)
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([firstUrl])
  })

  test('preloads modules and texts without a frame', async () => {
    const come = vi.fn<() => void>()
    Object.assign(globalThis, { onWidgetModule: come, catalog: '' })
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'onWidgetModule'))
    const { button, frame } = runLoader({ language: 'de' })
    button.dispatchEvent(intents.pointer)
    await vi.waitFor(() => expect(Reflect.get(globalThis, 'catalog')).toBe('de'))
    expect(frame()).toBeNull()
  })

  test.each([
    ['come where the tag names home', { route: '/' }, 1],
    ['are left out where the tag names no route', {}, 0],
    ['are left out where the tag begins elsewhere', { route: '/menu' }, 0],
  ])('the chunks of the home screen %s', async (_which, options, times) => {
    const come = { element: vi.fn<() => void>(), home: vi.fn<() => void>() }
    const { button } = runLoader(options, come.element, { home: come.home })
    button.dispatchEvent(intents.pointer)
    await vi.waitFor(() => expect(come.element).toHaveBeenCalled())
    await settled()
    expect(come.home).toHaveBeenCalledTimes(times)
  })

  test.each([
    ['come where a venue is stored', { venueId: 11 }, 1],
    ['are left out without a stored venue', null, 0],
  ])('the chunks of a return %s', async (_which, venue, times) => {
    localStorage.setItem('comanda:https://api.example:1:venue', JSON.stringify(venue))
    const come = { element: vi.fn<() => void>(), again: vi.fn<() => void>() }
    const { button } = runLoader({}, come.element, { again: come.again })
    button.dispatchEvent(intents.pointer)
    await vi.waitFor(() => expect(come.element).toHaveBeenCalled())
    await settled()
    expect(come.again).toHaveBeenCalledTimes(times)
  })

  test('loads format data while the code travels', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const format = vi.spyOn(Intl, 'DateTimeFormat')
    const { button, frame } = runLoader({}, hangs)
    vi.advanceTimersByTime(1000)
    expect(format).not.toHaveBeenCalled()
    button.click()
    expect([frame() === null, format.mock.calls.length]).toEqual([false, 0])
    vi.advanceTimersByTime(1000)
    expect(format).toHaveBeenCalledTimes(1)
  })

  test('repeats nothing within a minute', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { button, fetched } = runLoader({}, hangs)
    button.dispatchEvent(intents.pointer)
    vi.advanceTimersByTime(59_999)
    button.dispatchEvent(intents.focus)
    expect(fetched).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    button.dispatchEvent(intents.touch)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  const order = { venueId: 11, menuId: 3, slotStart: '2126-03-10 19:00:00', type: 'takeAway' }
  test.each<
    [string, Readonly<Record<string, string>>, Readonly<Record<string, unknown>>, Parameters<typeof firstBody>[1]]
  >([
    ['the tag', { venue: '11', route: '/menu' }, {}, { venueId: 11, menuId: null, route: '/menu' }],
    ['nothing', {}, {}, { venueId: null, menuId: null, route: '/menu' }],
    ['the last visit', {}, { venue: { venueId: 12 } }, { venueId: 12, menuId: null, route: '/menu' }],
    [
      'the tag before the last visit',
      { venue: '11' },
      { venue: { venueId: 12 } },
      { venueId: 11, menuId: null, route: '/menu' },
    ],
    ['the started order', { venue: '11' }, { draft: order }, { venueId: 11, menuId: 3, route: '/menu' }],
    ['a venue that is no number', { venue: 'x' }, {}, { venueId: null, menuId: null, route: '/menu' }],
    ['values that cannot be read', {}, { venue: 7, draft: [null] }, { venueId: null, menuId: null, route: '/menu' }],
  ])('asks for the start by %s [PERSIST-03]', (_source, options, stored, start) => {
    for (const [name, value] of Object.entries(stored))
      localStorage.setItem(`comanda:https://api.example:1:${name}`, JSON.stringify(value))
    const { button, fetched } = runLoader(options)
    button.dispatchEvent(intents.pointer)
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.body])).toEqual([[firstUrl, firstBody(1, start)]])
  })

  test.each([
    [undefined, null],
    ['off', 'application/json'],
    ['false', 'application/json'],
    ['', null],
    ['true', null],
  ])('with data-simple-requests=%s the body has the type %s', (simpleRequests, type) => {
    const { button, fetched } = runLoader(simpleRequests === undefined ? {} : { simpleRequests })
    button.dispatchEvent(intents.pointer)
    const request = new Request(...(fetched.mock.calls[0] as [string, RequestInit]))
    expect(request.headers.get('Content-Type')).toBe(type ?? 'text/plain;charset=UTF-8')
    expect([request.method, request.credentials]).toEqual(['POST', 'omit'])
  })

  test('a service that has refused simple requests is sent JSON', () => {
    localStorage.setItem('comanda:https://api.example:1:preflight', 'true')
    const { button, fetched } = runLoader()
    button.dispatchEvent(intents.pointer)
    const request = new Request(...(fetched.mock.calls[0] as [string, RequestInit]))
    expect(request.headers.get('Content-Type')).toBe('application/json')
  })

  test('keeps an early failed request out of the page', async () => {
    const faults: unknown[] = []
    const onFault = (event: Event) => void faults.push(event)
    addEventListener('unhandledrejection', onFault)
    onTestFinished(() => removeEventListener('unhandledrejection', onFault))
    const { button, fetched } = runLoader()
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    button.dispatchEvent(intents.pointer)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(faults).toEqual([])
  })
})
