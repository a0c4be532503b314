import { expect, onTestFinished, test } from 'vitest'

import { movePhoto, showMeanwhile } from '#src/features/product/motion/move-photo.ts'
import type { MovingPhoto } from '#src/features/product/motion/move-photo.ts'

const svg = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 3) / 4}"><rect width="100%" height="100%" fill="tomato"/></svg>`)}`

/** A photo in a list and the same one in a sheet that rises by 24 px, in a shadow root; loaded unless it says otherwise. */
async function aPair({ hasLoaded = true, width = 390 } = {}) {
  const host = document.createElement('div')
  document.body.append(host)
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `
    <style>
      .place { position: fixed; inset: 10px 0 0 0; contain: layout }
      img { display: block; object-fit: cover }
      .list img { position: fixed; left: 270px; top: 300px; width: 104px; height: 104px }
      .sheet { position: absolute; inset: 32px auto 0 0; width: 390px; animation: rise 240ms paused }
      .sheet img { width: ${width}px; height: 208px }
      @keyframes rise { from { transform: translateY(24px) } }
    </style>
    <div class="list"><img alt="" /></div>
    <div class="place"><div class="sheet" aria-modal="true"><img alt="" /></div></div>`
  const [inMenu, inSheet] = [...root.querySelectorAll('img')] as [HTMLImageElement, HTMLImageElement]
  const place = root.querySelector('.place') as HTMLElement
  if (hasLoaded)
    for (const photo of [inMenu, inSheet]) {
      photo.src = svg(photo === inMenu ? 320 : 640)
      await photo.decode()
    }
  const left = () => ({
    pictures: place.children.length - 1,
    animations: [inMenu, inSheet].flatMap((photo) => photo.getAnimations()).length,
    styles: [...root.querySelectorAll('[style]')].length,
  })
  return { pair: { inMenu, inSheet, place }, left }
}

const nothing = { pictures: 0, animations: 0, styles: 0 }

const boxOf = (element: Element | undefined) => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return [left, top, width, height].map((value) => Math.round(value * 10) / 10)
}

/** Stops the picture at a share of its way. */
function holdAt(moving: MovingPhoto | null, share: number) {
  for (const one of moving?.frame.getAnimations({ subtree: true }) ?? []) {
    one.pause()
    one.currentTime = 220 * share
  }
}

const ended = (photo: Element) => Promise.all(photo.getAnimations().map(({ finished }) => finished))

test('begins on the list’s photo, ends in the sheet', async () => {
  const { pair } = await aPair()
  const moving = movePhoto(pair, { start: pair.inMenu, end: pair.inSheet })
  holdAt(moving, 0)
  expect(boxOf(moving?.frame)).toEqual([270, 300, 104, 104])
  expect([pair.inMenu, pair.inSheet].map((photo) => getComputedStyle(photo).opacity)).toEqual(['0', '0'])
  // The sheet has not risen yet: its photo still lies 24 px lower.
  holdAt(moving, 1)
  expect(boxOf(pair.inSheet)).toEqual([0, 66, 390, 208])
  expect(boxOf(moving?.frame)).toEqual([0, 42, 390, 208])
})

test('leaves nothing behind once it is there', async () => {
  const { pair, left } = await aPair()
  movePhoto(pair, { start: pair.inMenu, end: pair.inSheet })
  expect(left()).toMatchObject({ pictures: 1, animations: 2 })
  await ended(pair.inSheet)
  await expect.poll(left).toEqual(nothing)
})

test('turns back from where it is', async () => {
  const { pair, left } = await aPair()
  const moving = movePhoto(pair, { start: pair.inMenu, end: pair.inSheet })
  holdAt(moving, 0.3)
  const half = boxOf(moving?.frame)
  const back = movePhoto(pair, { start: moving!.frame, end: pair.inMenu })
  holdAt(back, 0)
  expect(boxOf(back?.frame)).toEqual(half)
  holdAt(back, 1)
  expect(boxOf(back?.frame)).toEqual([270, 300, 104, 104])
  back?.stop()
  await expect.poll(left).toEqual(nothing)
})

test('ends at once when it is stopped', async () => {
  const { pair, left } = await aPair()
  movePhoto(pair, { start: pair.inMenu, end: pair.inSheet })?.stop()
  expect(left()).toEqual(nothing)
})

test.each([
  [390, 'border-start-end-radius'],
  [180, 'border-end-start-radius'],
])('shares corners with the sheet, %d px wide', async (width, corner) => {
  const { pair } = await aPair({ width })
  const moving = movePhoto(pair, { start: pair.inMenu, end: pair.inSheet })
  const style = moving?.frame.getAttribute('style') ?? ''
  const corners = style.match(/border-[a-z-]+-radius/g)?.toSorted()
  expect(corners).toEqual([corner, 'border-start-start-radius'].toSorted())
  moving?.stop()
})

test('does not move what has not been loaded', async () => {
  const { pair, left } = await aPair({ hasLoaded: false })
  expect(movePhoto(pair, { start: pair.inMenu, end: pair.inSheet })).toBeNull()
  expect(left()).toEqual(nothing)
})

test('shows the small photo until the large one is there', async () => {
  const { pair, left } = await aPair({ hasLoaded: false })
  pair.inMenu.src = svg(320)
  await pair.inMenu.decode()
  // One that no other test has loaded.
  pair.inSheet.src = svg(960)
  showMeanwhile(pair)
  expect(pair.inSheet.style.backgroundImage).toContain('data:image/svg+xml')
  await expect.poll(left).toEqual(nothing)
})
