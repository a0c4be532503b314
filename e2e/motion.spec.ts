import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { untilStill } from './support/stillness.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Move = readonly [right: number, down: number]

/** Puts a finger on the middle of something and moves it there and there, in px; answers how to take it away. */
async function drag(page: Page, from: Locator, ...moves: readonly Move[]) {
  const box = await from.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', [right, down]: Move) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + right, y: y + down }] })
  await touch('touchStart', [0, 0])
  let last: Move = [0, 0]
  for (const [right, down] of moves) {
    const [fromRight, fromDown] = last
    const between = (start: number, end: number, step: number) => start + ((end - start) * step) / 10
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', [between(fromRight, right, step), between(fromDown, down, step)])
    last = [right, down]
  }
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('a sheet pulled down @phone', () => {
  test.beforeEach(async ({ page, openHost, widget }) => {
    const code = page.waitForResponse(/drag-to-close/)
    await openHost({ tag: { venue: 11, route: '/menu/lista/2' } })
    await widget.launcher.click()
    await widget.button('Diavola').click()
    await expect(widget.sheet('Diavola')).toBeVisible()
    // It comes up in a quarter of a second, and the code for the finger comes with the first sheet.
    await widget
      .sheet('Diavola')
      .evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
    await page.evaluate((address) => import(address), (await code).url())
  })

  test('follows the finger and closes', async ({ page, widget }) => {
    const sheet = widget.sheet('Diavola')
    const before = (await sheet.boundingBox())?.y ?? 0
    const lift = await drag(page, sheet.getByRole('heading', { name: 'Diavola' }), [0, 200])
    expect(((await sheet.boundingBox())?.y ?? 0) - before).toBeCloseTo(200, 0)
    await lift()
    await expect(sheet).toBeHidden()
    await expect(widget.button('Diavola')).toBeFocused()
  })

  test('goes back with the finger', async ({ page, widget }) => {
    const sheet = widget.sheet('Diavola')
    const before = await sheet.boundingBox()
    const lift = await drag(page, sheet.getByRole('heading', { name: 'Diavola' }), [0, 200], [0, 10])
    await lift()
    await expect.poll(() => sheet.boundingBox()).toEqual(before)
    await expect(sheet).toBeVisible()
  })

  test('stays where the finger goes sideways', async ({ page, widget }) => {
    const sheet = widget.sheet('Diavola')
    const lift = await drag(page, sheet.getByRole('img').first(), [-150, 60])
    await lift()
    await expect(sheet).toHaveCSS('transform', 'none')
    await expect(sheet).toBeVisible()
  })

  test('scrolls back before it moves', async ({ page, widget }) => {
    const sheet = widget.sheet('Diavola')
    const last = sheet.getByRole('button', { name: 'Share this dish' })
    await last.scrollIntoViewIfNeeded()
    const lift = await drag(page, last, [0, 150])
    await lift()
    await expect(sheet).toHaveCSS('transform', 'none')
    await expect(sheet).toBeVisible()
  })
})

/** Notes every node that comes into the widget's root from now on; answers how many pictures flew. */
async function watchFlights(page: Page) {
  await page.evaluate(() => {
    const root = document.querySelector('comanda-order')?.shadowRoot
    const flown: string[] = []
    Object.assign(window, { flown })
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof HTMLImageElement) flown.push(node.src)
    }).observe(root!, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { flown: string[] }).flown.length)
}

for (const [motion, flights] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const)
  test(`an added dish flies into the order: ${motion}`, { tag: '@phone' }, async ({ page, openAgain, widget }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await openAgain('/menu', { dishes: [tiramisu] })
    await expect(widget.viewOrder).toBeVisible()
    const flown = await watchFlights(page)
    await widget.button('Add Tomato bruschetta').first().click()
    await expect(widget.status('Tomato bruschetta added')).toBeVisible()
    await expect.poll(flown).toBe(flights)
    await expect(page.locator('comanda-order').locator('> img')).toHaveCount(0)
  })

/** Notes every picture that comes above the sheets of the widget from now on, where it begins and what it leads to. */
async function watchPhotos(page: Page) {
  await page.evaluate(() => {
    const root = document.querySelector('comanda-order')!.shadowRoot!
    const ways: number[][] = []
    Object.assign(window, { ways })
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes] as Element[])
      for (const frame of added.filter((node) => node.querySelector(':scope > img'))) {
        const [way] = frame.getAnimations()
        const boxAt = (share: number) => {
          way!.currentTime = share * 220
          const { left, top, width, height } = frame.getBoundingClientRect()
          return [left, top, width, height].map(Math.round)
        }
        ways.push(boxAt(0), boxAt(0.999))
        way!.currentTime = 0
      }
    }).observe(root.querySelector('[data-layers]')!, { childList: true })
  })
  return {
    /** Boxes (px) of the beginning and the end of each way. */
    ways: () => page.evaluate(() => (window as unknown as { ways: number[][] }).ways),
    /** What is left of all ways. */
    left: () =>
      page.evaluate(() => {
        const root = document.querySelector('comanda-order')!.shadowRoot!
        const photos = [...root.querySelectorAll('.dish img, .product-photos img')]
        return {
          pictures: root.querySelector('[data-layers]')!.childElementCount - 1,
          styled: photos.filter((photo) => photo.hasAttribute('style')).length,
          moving: photos.flatMap((photo) => photo.getAnimations()).length,
        }
      }),
  }
}

const nothing = { pictures: 0, styled: 0, moving: 0 }

const boxOf = async (photo: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await photo.boundingBox()) ?? {}
  return [x, y, width, height].map(Math.round)
}

test.describe('the photo of a dish @phone', () => {
  test.beforeEach(async ({ page, openAgain, widget }) => {
    const code = page.waitForResponse(/photo-way/)
    await openAgain('/menu', { dishes: [tiramisu] })
    // Opened once, so that the code for it and the large photo are there.
    await widget.button('Margherita').first().click()
    await page.evaluate((address) => import(address), (await code).url())
    await expect(widget.sheet('Margherita').getByRole('img').first()).toHaveJSProperty('complete', true)
    await widget.sheet('Margherita').getByRole('button', { name: 'Close' }).click()
    await expect(widget.sheet('Margherita')).toBeHidden()
    await untilStill(page)
  })

  test('moves into its sheet and back', async ({ page, widget }) => {
    const { ways, left } = await watchPhotos(page)
    const dish = widget.widget
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Margherita', exact: true }) })
    const small = await boxOf(dish.locator('img').first())
    await widget.button('Margherita').first().click()
    await expect.poll(ways).toHaveLength(2)
    await expect.poll(left).toEqual(nothing)
    const sheet = widget.sheet('Margherita')
    await sheet.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))
    const large = await boxOf(sheet.getByRole('img').first())
    expect(await ways()).toEqual([small, large])
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
    expect((await ways()).at(-1)).toEqual(small)
    await expect.poll(left).toEqual(nothing)
    await expect(widget.button('Margherita').first()).toBeFocused()
  })

  test('leaves nothing when its sheet is closed on the way', async ({ page, widget }) => {
    const { ways, left } = await watchPhotos(page)
    for (let count = 0; count < 2; count += 1) {
      await widget.button('Margherita').first().press('Enter')
      await expect.poll(ways).toHaveLength(4 * count + 2)
      await page.keyboard.press('Escape')
    }
    await expect(widget.sheet('Margherita')).toBeHidden()
    expect(await ways()).toHaveLength(8)
    await expect.poll(left).toEqual(nothing)
    await expect(widget.button('Margherita').first()).toBeFocused()
  })

  test('stays where less motion is wanted', async ({ page, widget }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { ways, left } = await watchPhotos(page)
    await widget.button('Margherita').first().click()
    await widget.sheet('Margherita').getByText('Choose 1').first().waitFor()
    await widget.sheet('Margherita').getByRole('button', { name: 'Close' }).click()
    await expect(widget.sheet('Margherita')).toBeHidden()
    expect([await ways(), await left()]).toEqual([[], nothing])
  })
})
