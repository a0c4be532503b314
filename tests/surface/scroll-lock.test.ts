import { afterEach, describe, expect, onTestFinished, test } from 'vitest'

import { createScrollLock } from '#src/surface/scroll-lock.ts'

import { makeSurface, manualTimer, onPage, pageStyles } from './make-surface.ts'

afterEach(() => scrollTo(0, 0))

const isLocked = () => document.adoptedStyleSheets.length > 0

function tallPage() {
  const tall = onPage(document.createElement('div'))
  tall.style.height = '5000px'
  scrollTo(0, 700)
}

function pageMarkup(): string {
  const [html, body] = [document.documentElement, document.body].map((node) => node.cloneNode(false) as Element)
  return `${html?.outerHTML}${body?.outerHTML}`
}

describe('createScrollLock', () => {
  test('releases the page 200 ms after the surface closed [SHELL-66]', () => {
    const { surface, timer } = makeSurface()
    surface.open()
    expect(isLocked()).toBe(true)
    surface.close()
    timer.advance(199)
    expect(isLocked()).toBe(true)
    timer.advance(1)
    expect(isLocked()).toBe(false)
  })

  test('keeps the page still when reopened within 200 ms [SHELL-66]', () => {
    const { surface, timer } = makeSurface()
    surface.open()
    surface.close()
    timer.advance(100)
    surface.open()
    timer.advance(1000)
    expect(isLocked()).toBe(true)
  })

  test('counts the widgets of a page together', () => {
    const timer = manualTimer()
    const [first, second] = [createScrollLock(document, timer.after), createScrollLock(document, timer.after)]
    first.acquire()
    second.acquire()
    first.release()
    timer.advance(200)
    expect(isLocked()).toBe(true)
    second.drop()
    expect(isLocked()).toBe(false)
  })

  test('keeps position and attributes exactly', () => {
    document.body.setAttribute('style', 'color : RED ;')
    onTestFinished(() => document.body.removeAttribute('style'))
    tallPage()
    const before = pageMarkup()
    const { surface } = makeSurface()
    surface.open()
    expect([scrollY, pageMarkup(), getComputedStyle(document.body).overflow]).toEqual([700, before, 'hidden'])
    surface.destroy()
    expect([scrollY, pageMarkup(), getComputedStyle(document.body).overflow]).toEqual([700, before, 'visible'])
  })

  const pages = {
    'a body that scrolls the viewport by its own overflow': 'html,body{height:100%}body{overflow-x:hidden}',
    'an html element with its own overflow': 'html{overflow-y:scroll}',
    'a contained body': 'body{contain:layout}',
    'a body that is a container': 'body{container-type:inline-size}',
    'rules with !important': 'html{overflow:auto!important}body{overflow:auto!important}',
    'smooth scrolling': 'html{scroll-behavior:smooth}',
  }
  test.each(Object.entries(pages))('stops the wheel on %s and restores the position', (_name, css) => {
    pageStyles(css)
    const tall = onPage(document.createElement('div'))
    tall.style.height = '5000px'
    scrollTo({ top: 700, behavior: 'instant' })
    document.body.scrollTo({ top: 700, behavior: 'instant' })
    const position = () => [scrollY, document.body.scrollTop]
    const before = position()
    expect(before).toContain(700)
    const { surface } = makeSurface()
    surface.open()
    expect(position()).toEqual(before)
    expect(scrollers()).toEqual([])
    surface.destroy()
    expect(position()).toEqual(before)
  })

  // The headless browser hides its scrollbars, so the width of one is given.
  test.each([
    ['', '15px'],
    ['html{scrollbar-gutter:stable}', '15px'],
    ['html{padding-right:10px}', '25px'],
  ])('keeps a scrollbar’s place by padding on a %s page', (css, padding) => {
    pageStyles(css)
    const { documentElement: html } = document
    Object.defineProperty(html, 'clientWidth', { value: innerWidth - 15, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(html, 'clientWidth'))
    const before = getComputedStyle(html).paddingRight
    const lock = createScrollLock(document, manualTimer().after)
    lock.acquire()
    expect([getComputedStyle(html).scrollbarGutter, getComputedStyle(html).paddingRight]).toEqual(['auto', padding])
    lock.drop()
    expect(getComputedStyle(html).paddingRight).toBe(before)
  })

  test('keeps a page that scrolled by itself', () => {
    tallPage()
    const lock = createScrollLock(document, manualTimer().after)
    lock.acquire()
    scrollTo(0, 300)
    lock.drop()
    expect(scrollY).toBe(300)
  })
})

/** Parts of the page that a wheel could still scroll: what stands in the way of `overflow: hidden`. */
function scrollers(): string[] {
  const [root, body] = [getComputedStyle(document.documentElement), getComputedStyle(document.body)]
  const isContained = [root, body].some((style) => style.contain !== 'none' || style.containerType !== 'normal')
  const viewport = root.overflowY === 'visible' && !isContained ? body.overflowY : root.overflowY
  const isBodyScroller = /auto|scroll/.test(body.overflowY) && (root.overflowY !== 'visible' || isContained)
  return [...(viewport === 'hidden' ? [] : ['viewport']), ...(isBodyScroller ? ['body'] : [])]
}
