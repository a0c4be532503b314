import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { createHistorySteps } from '#src/surface/history-steps.ts'

import { settled } from './make-surface.ts'

let address = ''
beforeEach(() => {
  address = location.href
  history.pushState({ router: 'host' }, '')
})
afterEach(() => {
  if (location.href !== address) throw new Error(`The address of the page changed to ${location.href}`)
})

/** The next popstate, with the time the page's own listeners need. */
function arrival(): Promise<void> {
  return new Promise((resolve) => addEventListener('popstate', () => setTimeout(resolve, 0), { once: true }))
}

async function back() {
  const arrived = arrival()
  history.back()
  await arrived
}

function widget(isEnabled = true) {
  const undone: number[] = []
  const steps = createHistorySteps({ view: window, isEnabled, onStepBack: () => void undone.push(steps.depth) })
  onTestFinished(() => steps.destroy())
  return { steps, undone }
}

describe('createHistorySteps', () => {
  test('makes one entry per step, keeping the host’s state [SHELL-37]', () => {
    const { steps } = widget()
    const length = history.length
    steps.push()
    steps.push()
    expect([history.length, steps.depth, location.href]).toEqual([length + 2, 2, address])
    expect(history.state.router).toBe('host')
  })

  test('undoes one step per Back, staying on the page [SHELL-37]', async () => {
    const { steps, undone } = widget()
    for (let step = 0; step < 3; step += 1) steps.push()
    await back()
    await back()
    await back()
    expect([undone.length, steps.depth]).toEqual([3, 0])
    expect(history.state).toEqual({ router: 'host' })
  })

  test('goes on without entries where the browser refuses them', async () => {
    const { steps, undone } = widget()
    steps.push()
    const refusal = vi.spyOn(History.prototype, 'pushState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    steps.push()
    steps.push()
    steps.drop(1)
    await settled()
    expect(steps.depth).toBe(2)
    refusal.mockRestore()
    await back()
    expect([undone.length, steps.depth, history.state]).toEqual([2, 0, { router: 'host' }])
  })

  test('undoes as many steps as the browser jumped over', async () => {
    const { steps, undone } = widget()
    for (let step = 0; step < 3; step += 1) steps.push()
    const arrived = arrival()
    history.go(-2)
    await arrived
    expect([undone.length, steps.depth]).toEqual([2, 1])
  })

  test('goes back silently when steps are undone inside', async () => {
    const { steps, undone } = widget()
    for (let step = 0; step < 3; step += 1) steps.push()
    const arrived = arrival()
    steps.drop(3)
    await arrived
    expect([history.state, undone, steps.depth]).toEqual([{ router: 'host' }, [], 0])
  })

  test('skips an entry whose step is gone on Forward', async () => {
    const { steps, undone } = widget()
    steps.push()
    await back()
    let arrivals = 0
    const count = () => void (arrivals += 1)
    addEventListener('popstate', count)
    onTestFinished(() => removeEventListener('popstate', count))
    history.forward()
    // Forward into the dead entry, and out of it again.
    await expect.poll(() => arrivals).toBe(2)
    expect([history.state, undone.length, steps.depth]).toEqual([{ router: 'host' }, 1, 0])
  })

  test('reuses the entry of a step undone just before', async () => {
    const { steps } = widget()
    steps.push()
    const length = history.length
    steps.drop(1)
    steps.push()
    await settled()
    expect([history.length, steps.depth]).toEqual([length, 1])
  })

  test('makes a step’s entry while still going back', async () => {
    const { steps, undone } = widget()
    steps.push()
    const arrived = arrival()
    steps.drop(1)
    await settled()
    steps.push()
    await arrived
    await back()
    expect([undone.length, steps.depth, history.state]).toEqual([1, 0, { router: 'host' }])
  })

  test('keeps several widgets of a page apart', async () => {
    const [first, second] = [widget(), widget()]
    first.steps.push()
    second.steps.push()
    second.steps.push()
    await back()
    expect([first.undone.length, second.undone.length]).toEqual([0, 1])
    await back()
    expect([first.undone.length, second.undone.length]).toEqual([0, 2])
    await back()
    expect([first.undone.length, second.undone.length]).toEqual([1, 2])
  })

  test('takes a fragment change for the page’s own step', async () => {
    const { steps, undone } = widget()
    steps.push()
    const changed = arrival()
    location.hash = '#contacts'
    await changed
    expect([undone.length, steps.depth]).toEqual([0, 1])
    await back()
    expect([undone.length, steps.depth, location.href]).toEqual([0, 1, address])
    await back()
    expect(undone.length).toBe(1)
  })

  test('never walks back over a step of the page', async () => {
    const { steps } = widget()
    steps.push()
    history.pushState({ router: 'elsewhere' }, '')
    steps.drop(1)
    await settled()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([history.state, steps.depth]).toEqual([{ router: 'elsewhere' }, 0])
  })

  test('starts closed after a reload, whatever an entry says', async () => {
    history.replaceState({ ...history.state, comanda: { gone: 2 } }, '')
    const { steps, undone } = widget()
    steps.push()
    await back()
    expect([undone.length, steps.depth, history.state.comanda]).toEqual([1, 0, { gone: 2 }])
  })

  test('uses the native method even where the page replaced it', () => {
    const seen: unknown[] = []
    history.pushState = (...call) => void seen.push(call)
    onTestFinished(() => void Reflect.deleteProperty(history, 'pushState'))
    widget().steps.push()
    expect(seen).toEqual([])
  })

  test('makes no entry when off, and still counts', async () => {
    const { steps, undone } = widget(false)
    const length = history.length
    steps.push()
    steps.drop(1)
    steps.push()
    await settled()
    expect([history.length, steps.depth, undone, history.state]).toEqual([length, 1, [], { router: 'host' }])
  })
})
