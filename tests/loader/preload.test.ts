import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { preload } from '#src/loader/preload.ts'

/** A button on the page, `top` px below the top of the viewport, and what loads the widget. */
function aButton(top = 0) {
  const button = document.createElement('button')
  Object.assign(button.style, { position: 'fixed', top: `${top}px`, width: '80px', height: '40px' })
  document.body.append(button)
  onTestFinished(() => button.remove())
  return { button, prepare: vi.fn<() => void>() }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Two frames: time for what must not happen. */
const looked = () => frame().then(frame)

/** Waits until the time in view is counted, or until it is not. The browser may report later than in the next frame. */
async function counted(isCounted: boolean) {
  while (vi.getTimerCount() !== Number(isCounted)) await frame()
}

function say(hints: object) {
  Object.defineProperty(navigator, 'connection', { value: hints, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

describe('data-preload="idle"', () => {
  test('loads the widget in the first idle moment', async () => {
    const { button, prepare } = aButton()
    preload('idle', button, prepare)
    expect(prepare).not.toHaveBeenCalled()
    await new Promise((resolve) => requestIdleCallback(resolve))
    expect(prepare.mock.calls).toEqual([[]])
  })
})

describe('data-preload="visible"', () => {
  test('loads once, two seconds after the button came into view', async () => {
    const { button, prepare } = aButton()
    preload('visible', button, prepare)
    await counted(true)
    vi.advanceTimersByTime(1999)
    expect(prepare).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(prepare).toHaveBeenCalledTimes(1)
    button.style.top = '-500px'
    await looked()
    button.style.top = '0px'
    await looked()
    vi.advanceTimersByTime(5000)
    expect(prepare).toHaveBeenCalledTimes(1)
  })

  test('starts again when the button leaves the view', async () => {
    const { button, prepare } = aButton()
    preload('visible', button, prepare)
    await counted(true)
    vi.advanceTimersByTime(1000)
    button.style.top = '-500px'
    await counted(false)
    vi.advanceTimersByTime(5000)
    expect(prepare).not.toHaveBeenCalled()
    button.style.top = '0px'
    await counted(true)
    vi.advanceTimersByTime(2000)
    expect(prepare).toHaveBeenCalledTimes(1)
  })
})

test.each([
  ['saves data', { saveData: true }],
  ['is on 2G', { effectiveType: 'slow-2g' }],
])('nothing is loaded early for a visitor who %s', async (_who, hints) => {
  say(hints)
  const { button, prepare } = aButton()
  preload('visible', button, prepare)
  preload('idle', button, prepare)
  await looked()
  await new Promise((resolve) => requestIdleCallback(resolve))
  vi.advanceTimersByTime(5000)
  expect(prepare).not.toHaveBeenCalled()
})

test.each(['intent', 'soon', undefined])('%s waits for intent', async (mode) => {
  const { button, prepare } = aButton()
  preload(mode, button, prepare)
  await looked()
  await new Promise((resolve) => requestIdleCallback(resolve))
  vi.advanceTimersByTime(5000)
  expect(prepare).not.toHaveBeenCalled()
})
