import { within } from '@testing-library/react'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { enterText } from '#tests/support/enter-text.ts'
import { renderDesk } from '#tests/support/render-desk.tsx'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

const open = (path: string) => renderDesk(path, { service, restaurantId, nowMs: noon })
const file = async () => (await exportRestaurant(service.db, restaurantId))!
const png = async () => {
  const picture = sharp({ create: { width: 300, height: 100, channels: 4, background: '#a33' } })
  return new File([new Uint8Array(await picture.png().toBuffer())], 'logo.png', { type: 'image/png' })
}

describe('the step of the look', () => {
  test('shows a logo on both grounds, over a reload [SET-50]', async () => {
    const desk = await open('/set-up/look')
    await desk.user.upload(await desk.screen.findByLabelText(/^Choose your logo/), await png())
    const shown = await desk.screen.findAllByRole('img', { name: /^Your logo on/ })
    expect(shown).toHaveLength(2)
    await desk.expectAccessible()
    desk.close()
    const again = await renderDesk('/set-up/look', { service, restaurantId, nowMs: noon, browser: desk.browser })
    await again.screen.findByRole('img', { name: 'Your logo on dark ground' })
    await again.user.click(again.screen.getByRole('button', { name: 'Save' }))
    await again.screen.findByText('Saved.')
    expect((await file()).logo).toMatch(/^own-[\da-f]{20}$/)
  })

  test('says of a wrong file what is wrong [SET-50]', async () => {
    const { screen, user } = await open('/set-up/look')
    const field = await screen.findByLabelText(/^Choose your logo/)
    await user.upload(field, new File(['This is a text.'], 'logo.png', { type: 'image/png' }))
    expect(await screen.findByText('This is no photo: choose a JPEG, PNG or WebP file.')).toBeTruthy()
  })

  test.each([
    ['#1a6b3c', /^On light ground: readable on buttons, 6\.5 to 1\.$/],
    ['#ffee88', /^Too light for light ground: the widget darkens it to #[\da-f]{6} there/],
    ['#101010', /^Too dark for dark ground: the widget lightens it to #[\da-f]{6} there/],
  ])('says how %s can be read [SET-51]', async (colour, said) => {
    const { screen, user, expectAccessible } = await open('/set-up/look')
    await enterText(user, await screen.findByLabelText('Main colour'), colour)
    expect(await screen.findByText(said)).toBeTruthy()
    await expectAccessible()
  })

  test('says at its field that a colour is none [SET-51]', async () => {
    const { screen, user } = await open('/set-up/look')
    const field = await screen.findByLabelText('Main colour')
    await enterText(user, field, 'green')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/^Enter a colour such as/)
    await enterText(user, field, '1A6B3C')
    await user.click(screen.getByRole('radio', { name: /^Cards/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved.')
    expect(await file()).toMatchObject({ colours: { primary: '#1A6B3C' }, layout: 'grid' })
  })
})

describe('the step of a venue’s photos [SET-52]', () => {
  test('puts them in another order and takes them away', async () => {
    const { screen, user, expectAccessible } = await open('/set-up/photos/11')
    const before = (await file()).venues[0]?.photos ?? []
    expect(before.length).toBeGreaterThan(1)
    await user.click(await screen.findByRole('button', { name: 'Move photo 2 up' }))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved.')
    expect((await file()).venues[0]?.photos).toEqual([before[1], ...before.slice(2)])
  })
})

describe('the step of the news', () => {
  test('writes one that stands first [SET-53]', async () => {
    const { screen, user, expectAccessible } = await open('/set-up/news')
    await user.click(await screen.findByRole('button', { name: 'Write something new' }))
    // News of the demonstration are of a later day than that of the test.
    const written = () =>
      within(screen.getAllByRole('group').find(({ textContent }) => textContent.startsWith('Without a title'))!)
    const [title, text] = [written().getByLabelText('Title'), written().getByLabelText('Text')]
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await written().findAllByText(/^(Enter a text|This is missing)/)
    await expectAccessible()
    await enterText(user, title, 'Cena di pesce')
    await enterText(user, text, 'Ogni venerdì.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved.')
    const { news = [] } = await file()
    expect(news.at(-1)).toMatchObject({ date: '2026-03-10 00:00:00', title: 'Cena di pesce' })
  })

  test('is optional, as photos are [SET-54]', async () => {
    const { screen, expectAccessible } = await open('/set-up')
    const news = await screen.findByRole('link', { name: /^News/ })
    expect(news.textContent).toContain('Optional')
    expect(screen.getByRole('link', { name: /^Logo and colours/ }).textContent).toContain('To look at')
    const needed = screen.getAllByText('To look at').length
    expect(screen.getByText(/steps? (is|are) done/).closest('p')?.textContent).toContain(`0 of ${needed}`)
    await expectAccessible()
  })
})
