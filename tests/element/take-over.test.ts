import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { takeOver } from '#src/element/take-over.ts'

const markup = `
  <div class="scroller" style="height:200px;overflow:auto">
    <button data-key="add 1 101"><i>+</i></button>
    <button data-key="dish 1 101">Margherita</button>
    <div style="height:2000px"></div>
  </div>`

/** A snapshot in a shadow root of its own, and the screen that takes its place. */
function aPlace() {
  const host = document.body.appendChild(document.createElement('div'))
  const screen = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => {
    host.remove()
    screen.remove()
  })
  const picture = host.attachShadow({ mode: 'open' })
  picture.innerHTML = markup
  screen.innerHTML = markup
  const tapped: string[] = []
  const note = ({ target }: Event) => void tapped.push((target as HTMLElement).dataset.key ?? '')
  screen.addEventListener('click', note)
  const order: string[] = []
  const frame = Object.assign(host, { picture, end: () => void order.push('end') })
  return { frame, picture, screen, tapped, order, take: () => takeOver(frame, screen, () => order.push('open')) }
}

const scrollerOf = (root: ParentNode) => root.querySelector('.scroller') as HTMLElement
const buttonOf = (root: ParentNode, index: number) => root.querySelectorAll('button')[index] as HTMLElement

describe('the screen in the place of its snapshot', () => {
  test('opens after the frame’s focus, at the same scroll', async () => {
    const { picture, screen, order, take } = aPlace()
    scrollerOf(picture).scrollTop = 120
    take()
    await Promise.resolve()
    expect([order, scrollerOf(screen).scrollTop]).toEqual([['end', 'open'], 120])
  })

  test('holds its place only until it has settled', async () => {
    const { picture, screen, take } = aPlace()
    scrollerOf(picture).scrollTop = 120
    take()
    await Promise.resolve()
    expect(scrollerOf(screen).style.overflowAnchor).toBe('none')
    await vi.waitFor(() => expect(scrollerOf(screen).style.overflowAnchor).toBe(''))
  })

  test('presses what was tapped last, with its focus', async () => {
    const { picture, screen, tapped, take } = aPlace()
    buttonOf(picture, 1).ariaBusy = 'true'
    buttonOf(picture, 0).ariaBusy = 'true'
    buttonOf(picture, 0).focus()
    take()
    await vi.waitFor(() => expect(tapped).toEqual(['add 1 101']))
    expect(document.activeElement).toBe(buttonOf(screen, 0))
  })

  test('presses what was tapped where taps give no focus', async () => {
    const { picture, tapped, take } = aPlace()
    buttonOf(picture, 1).ariaBusy = 'true'
    take()
    await vi.waitFor(() => expect(tapped).toEqual(['dish 1 101']))
  })

  test('presses a tap whose place comes later', async () => {
    const { picture, screen, tapped, take } = aPlace()
    buttonOf(picture, 1).ariaBusy = 'true'
    const late = buttonOf(screen, 1)
    late.remove()
    take()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    scrollerOf(screen).append(late)
    await vi.waitFor(() => expect(tapped).toEqual(['dish 1 101']))
  })

  test('forgets a tap on what is no longer there', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { picture, screen, tapped, take } = aPlace()
    buttonOf(picture, 1).ariaBusy = 'true'
    buttonOf(screen, 1).remove()
    take()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([tapped, vi.getTimerCount()]).toEqual([[], 0])
  })

  test('is given nothing where nothing was tapped', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { tapped, order, take } = aPlace()
    take()
    expect([order, vi.getTimerCount(), tapped]).toEqual([['end', 'open'], 0, []])
  })
})
