import { describe, expect, onTestFinished, test } from 'vitest'

import { avoid } from '#src/loader/avoid.ts'
import { createLaunchButton } from '#src/loader/launch-button.ts'
import { buttonLabels, callWords } from '#src/options/languages.ts'
import { onPage } from '#tests/surface/make-surface.ts'

type Box = Readonly<Record<'top' | 'left' | 'width' | 'height', number>>

/** A box of the page, fixed where the numbers say, in px. */
function aBox(name: string, { top, left, width, height }: Box) {
  const box = onPage(document.createElement('div'))
  box.className = name
  Object.assign(box.style, { position: 'fixed', top: `${top}px`, left: `${left}px` })
  Object.assign(box.style, { width: `${width}px`, height: `${height}px` })
  return box
}

/** A bar along the bottom of the window. */
const aBar = (height: number) => aBox('bar', { top: innerHeight - height, left: 0, width: innerWidth, height })

/** A button 16 px from the bottom right corner, as the loader draws it, that makes room for `selectors`. */
function aButton(avoided = '.bar, .bubble', position = 'bottom-right') {
  const { root, button } = createLaunchButton({ position }, buttonLabels.en, callWords.en, () => undefined)
  const host = root.host as HTMLElement
  const destroyed = new AbortController()
  onTestFinished(() => {
    destroyed.abort()
    host.remove()
  })
  avoid(root, avoided, destroyed)
  const from = () => Math.round(innerHeight - button.getBoundingClientRect().bottom)
  return { root, host, button, destroyed, from, isShown: () => button.checkVisibility() }
}

describe('data-avoid', () => {
  test('moves the button above a bar', () => {
    aBar(80)
    expect(aButton().from()).toBe(92)
  })

  test('moves it below a bar at the top', () => {
    aBox('bar', { top: 0, left: 0, width: innerWidth, height: 80 })
    expect(aButton('.bar', 'top-right').button.getBoundingClientRect().top).toBe(92)
  })

  test('moves it past a bubble that stands above the bar', () => {
    aBox('bubble', { top: innerHeight - 150, left: innerWidth - 70, width: 60, height: 60 })
    aBar(80)
    expect(aButton().from()).toBe(162)
  })

  test('leaves it where nothing stands beside or under it', () => {
    aBox('bubble', { top: innerHeight - 80, left: 10, width: 60, height: 60 })
    aBox('bar', { top: 0, left: 0, width: innerWidth, height: 80 })
    expect(aButton().from()).toBe(16)
  })

  test('follows bars that come, grow and go', async () => {
    const { from } = aButton()
    expect(from()).toBe(16)
    const bar = aBar(80)
    await expect.poll(from).toBe(92)
    Object.assign(bar.style, { height: '120px', top: `${innerHeight - 120}px` })
    await expect.poll(from).toBe(132)
    bar.hidden = true
    await expect.poll(from).toBe(16)
    bar.hidden = false
    await expect.poll(from).toBe(132)
    bar.style.opacity = '0'
    await expect.poll(from).toBe(16)
    bar.style.opacity = ''
    await expect.poll(from).toBe(132)
    bar.remove()
    await expect.poll(from).toBe(16)
  })

  test('hides it where there is no room, until there is', async () => {
    const bar = aBar(innerHeight)
    const { isShown, from } = aButton()
    expect(isShown()).toBe(false)
    bar.remove()
    await expect.poll(isShown).toBe(true)
    expect(from()).toBe(16)
  })

  test('hides it while a dialog of the page is open', async () => {
    const { isShown } = aButton()
    const pop = aBox('pop', { top: 0, left: 0, width: 200, height: 200 })
    pop.setAttribute('aria-modal', 'true')
    await expect.poll(isShown).toBe(false)
    pop.style.display = 'none'
    await expect.poll(isShown).toBe(true)
    const dialog = onPage(document.createElement('dialog'))
    dialog.textContent = 'Book a table'
    dialog.showModal()
    await expect.poll(isShown).toBe(false)
    dialog.close()
    await expect.poll(isShown).toBe(true)
  })

  test('stays above a cookie bar that calls itself a dialog', () => {
    aBar(80).setAttribute('aria-modal', 'true')
    const { isShown, from } = aButton()
    expect([isShown(), from()]).toEqual([true, 92])
  })

  test('leaves taps on the bar to the bar', () => {
    const bar = aBar(80)
    const { host } = aButton()
    const { left, width } = host.getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, innerHeight - 44)).toBe(bar)
  })

  test('takes what the widget draws above the button along', async () => {
    const { root, button, from } = aButton()
    const pill = document.createElement('section')
    pill.textContent = 'In preparation'
    root.prepend(pill)
    aBar(80)
    await expect.poll(from).toBe(92)
    expect(pill.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
    const pop = aBox('pop', { top: 0, left: 0, width: 200, height: 200 })
    pop.setAttribute('aria-modal', 'true')
    await expect.poll(() => pill.checkVisibility()).toBe(false)
  })

  test('sees a bubble whose wrapper has no size', async () => {
    const wrapper = onPage(document.createElement('div'))
    wrapper.className = 'bubble'
    const bubble = aBox('', { top: innerHeight - 80, left: innerWidth - 80, width: 60, height: 60 })
    wrapper.append(bubble)
    const { from } = aButton()
    expect(from()).toBe(92)
    wrapper.style.display = 'none'
    await expect.poll(from).toBe(16)
    wrapper.style.display = ''
    wrapper.attachShadow({ mode: 'open' }).append(bubble)
    await expect.poll(from).toBe(92)
    bubble.style.display = 'none'
    await expect.poll(from).toBe(16)
  })

  test('does nothing for an invalid selector', () => {
    aBar(80)
    expect(aButton('..bar').from()).toBe(16)
  })

  test('ends with the button', async () => {
    const { destroyed, from } = aButton()
    destroyed.abort()
    const bar = aBar(80)
    const other = aButton()
    bar.style.height = '81px'
    expect([from(), other.from()]).toEqual([16, 92])
  })
})
