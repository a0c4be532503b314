import { Component, createElement, render } from 'preact'
import { describe, expect, test, vi } from 'vitest'

import { drawAfterPaint } from '#src/ui/layer/draw-after-paint.ts'

function aCounter() {
  const place = document.createElement('div')
  let show = (_count: number) => {}
  class Counter extends Component<object, { count: number }> {
    override state = { count: 0 }
    override componentDidMount() {
      show = (count) => this.setState({ count })
    }
    override render() {
      return this.state.count
    }
  }
  render(createElement(Counter, null), place)
  return { place, show: (count: number) => show(count) }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('drawAfterPaint', () => {
  test('draws what changes after the frame, then tells', async () => {
    const { place, show } = aCounter()
    const seen: (string | null)[] = []
    drawAfterPaint(window, () => seen.push(place.textContent))
    show(1)
    await nextFrame()
    expect(place.textContent).toBe('0')
    await vi.waitFor(() => expect(seen).toEqual(['1']))
  })

  test('draws as always once the frame is over', async () => {
    const { place, show } = aCounter()
    const then = vi.fn<() => void>()
    drawAfterPaint(window, then)
    await vi.waitFor(() => expect(then).toHaveBeenCalledOnce())
    show(2)
    await Promise.resolve()
    expect(place.textContent).toBe('2')
  })

  test('draws twice held changes once, after a frame', async () => {
    const { place, show } = aCounter()
    const then = vi.fn<() => void>()
    drawAfterPaint(window, then)
    show(1)
    drawAfterPaint(window, then)
    show(2)
    await vi.waitFor(() => expect(then).toHaveBeenCalledTimes(2))
    expect(place.textContent).toBe('2')
    show(3)
    await Promise.resolve()
    expect(place.textContent).toBe('3')
  })

  test('draws soon after where no frame is ever painted', async () => {
    const { place, show } = aCounter()
    const hidden = { ...timers, requestAnimationFrame: () => 1, cancelAnimationFrame: () => {} }
    drawAfterPaint(hidden as unknown as Window, () => {})
    show(1)
    await vi.waitFor(() => expect(place.textContent).toBe('1'))
  })
})

const timers = { setTimeout: setTimeout.bind(globalThis), clearTimeout: clearTimeout.bind(globalThis) }
