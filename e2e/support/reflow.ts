import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { untilStill } from './stillness.ts'

/** Waits until no request to the service or the CDN is pending. */
export function trackRequests(page: Page) {
  let underWay = 0
  page.on('request', () => (underWay += 1))
  page.on('requestfinished', () => (underWay -= 1))
  page.on('requestfailed', () => (underWay -= 1))
  return { settled: () => expect.poll(() => underWay).toBe(0) }
}

/** Fails when something can be reached only by scrolling sideways, is cut off, or when a title is badly broken. */
export async function expectReflow(page: Page) {
  await untilStill(page)
  expect(await page.evaluate(findOverflow)).toEqual([])
  expect(await page.evaluate(findBrokenTitles)).toEqual([])
}

/** Applies the text spacing of WCAG 1.4.12. Returns a function that removes it. */
export function spaceText(page: Page) {
  return restyle(
    page,
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  )
}

/** Doubles the text size (WCAG 1.4.4). Returns a function that restores it. */
export function enlargeText(page: Page) {
  return restyle(page, ':host { --comanda-text-scale: 2 }')
}

// As wide as the fonts of phones.
const phoneFont = '"Liberation Sans", Arial, Helvetica, sans-serif'
// The system font of a bare Linux, a fifth wider.
const widestFont = '"DejaVu Sans", Verdana, sans-serif'
const primary = '.button[data-variant="primary"]'

/**
 * Fails when the label of a primary button stands in more than one line, or is cut, in a font as wide as those of phones;
 * or when a button that orders has its amount below the label, in the widest of usual fonts too.
 */
export async function expectButtonsOnOneLine(page: Page) {
  for (const [font, buttons] of [
    [phoneFont, primary],
    [widestFont, `.submit ${primary}`],
  ] as const) {
    const back = await restyle(page, `:host { --comanda-font-family: ${font} }`)
    expect(await page.evaluate(findFoldedButtons, buttons), font).toEqual([])
    await back()
  }
}

async function restyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    for (const { shadowRoot } of document.querySelectorAll('comanda-order')) shadowRoot?.adoptedStyleSheets.push(sheet)
  }, css)
  return () =>
    page.evaluate(() => {
      for (const { shadowRoot } of document.querySelectorAll('comanda-order')) shadowRoot?.adoptedStyleSheets.pop()
    })
}

/** Elements that overflow to the right or clip their text. Runs in the page. */
export function findOverflow(): string[] {
  // Meant to be swiped: chips of days, categories and tabs, photos.
  const strips = '[data-layout="scroll"], .category-nav ul, .tabs, .product-photos, .gallery > .strip'
  // Read out only.
  const hidden = '.visually-hidden, .title-bar > .trailing > .button .label'
  const elements = [...document.querySelectorAll('comanda-order')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('*') ?? []),
  ])
  const name = (element: HTMLElement) => `${element.outerHTML.slice(0, 100)} "${element.innerText?.slice(0, 40)}"`
  const sticksOut = ({ right, left, width }: DOMRect) => width > 0 && (right > innerWidth + 1 || left < -1)
  const isCut = (element: HTMLElement) => {
    // Typed text may be longer than its field.
    if (element instanceof HTMLInputElement) return false
    const { overflowX, textOverflow } = getComputedStyle(element)
    const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    return isWide && overflowX !== 'visible' && textOverflow !== 'ellipsis'
  }
  // A text beside an element is one of its own (decision 94); it ends where that of its element ends, in dots.
  const endsInDots = ({ parentElement }: HTMLElement) =>
    parentElement !== null && getComputedStyle(parentElement).textOverflow === 'ellipsis'
  return elements
    .filter((element) => element.checkVisibility() && !element.closest(hidden) && !element.closest(strips))
    .flatMap((element) => [
      ...(sticksOut(element.getBoundingClientRect()) && !endsInDots(element) ? [`sticks out: ${name(element)}`] : []),
      ...(isCut(element) ? [`is cut: ${name(element)}`] : []),
    ])
}

/** Buttons in several lines, or with a label wider than its place. Runs in the page. */
function findFoldedButtons(buttons: string): string[] {
  const contents = [...document.querySelectorAll('comanda-order')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>(`${buttons} > .content`) ?? []),
  ])
  const range = document.createRange()
  const countLines = (label: Element) => {
    range.selectNodeContents(label)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  /** Beside the stepper of a dish there is no room for both, so that only bars that order are looked at. */
  const hasAmountBelow = (content: Element) => {
    const boxes = [...content.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
    const lowestTop = Math.max(...boxes.map(({ top }) => top))
    return content.closest('.submit') !== null && lowestTop > Math.min(...boxes.map(({ bottom }) => bottom))
  }
  return contents
    .filter((content) => content.checkVisibility())
    .flatMap((content) => {
      const label = content.querySelector('.label') ?? content
      const isCut = label.scrollWidth > label.clientWidth + 1
      return [
        ...(countLines(label) > 1 ? [`takes more than one line: ${content.textContent}`] : []),
        ...(hasAmountBelow(content) ? [`has its amount below: ${content.textContent}`] : []),
        ...(isCut ? [`is cut: ${content.textContent}`] : []),
      ]
    })
}

/**
 * Titles with a word over several lines, and titles of a bar over several lines, although a bar of their own would hold
 * the word or the title in one. Nothing sticks out of such a title, so `findOverflow` does not see it. Runs in the
 * page.
 */
function findBrokenTitles(): string[] {
  const titles = [...document.querySelectorAll('comanda-order')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>('h1, h2') ?? []),
  ])
  const range = document.createRange()
  /** The lines that the text stands in, by their upper edges in px. */
  const countLines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  const widthInOneLine = (title: HTMLElement) => {
    title.style.whiteSpace = 'nowrap'
    const { width } = range.getBoundingClientRect()
    title.style.removeProperty('white-space')
    return width
  }
  const isBroken = (title: HTMLElement, room: number) => countLines() > 1 && widthInOneLine(title) < room
  const findWords = (text: Text) =>
    [...text.data.matchAll(/[^\s-]+/g)].map(({ 0: word, index }) => ({ text, word, index }))
  const textsOf = (title: HTMLElement) => {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    return Array.from({ length: title.textContent?.length ?? 0 }, () => walker.nextNode() as Text | null).filter(
      (text) => text !== null,
    )
  }
  return titles
    .filter((title) => title.checkVisibility() && !title.closest('.visually-hidden'))
    .flatMap((title) => {
      const bar = title.closest<HTMLElement>('.title-bar')
      // Beside the title stands at least a button of 44 px, with padding and gaps.
      const room = (bar ?? title.parentElement ?? title).clientWidth - 80
      range.selectNodeContents(title)
      const isFolded = bar !== null && isBroken(title, room)
      const words = textsOf(title).flatMap(findWords)
      const broken = words.filter(({ text, word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return isBroken(title, room)
      })
      return [
        ...(isFolded ? [`takes more than one line: ${title.textContent}`] : []),
        ...broken.map(({ word }) => `breaks inside "${word}": ${title.textContent}`),
      ]
    })
}
