import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { texts } from '#server/platform/texts/localized.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const photos = ['venue-12-1', 'venue-12-2', 'venue-11-3']
const long = 'Words. '.repeat(60).trim()

async function openPresentation(setup: OrderSetup = {}) {
  const venue = { photos, descriptions: texts(`<h2>Since 1962</h2>${long}\n\nThe end.`) }
  const order = await openOrder('/presentazione', { draft: null, service: { venue }, ...setup })
  await order.screen.findByRole('heading', { level: 1, name: 'About us' })
  return order
}

describe('PresentationScreen', () => {
  test('shows the full description, the photos and the way home [NEWS-01, NEWS-08]', async () => {
    const { screen, user, path, expectAccessible } = await openPresentation()
    const text = await screen.findByText(/^Since 1962/)
    expect(text.textContent).toBe(`Since 1962\n${long}\n\nThe end.`)
    expect(within(screen.getByRole('region', { name: 'Photos' })).getAllByRole('img')).toHaveLength(3)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Back to home' }))
    expect(path()).toBe('/')
  })

  test('says so when there is nothing to show [NEWS-01]', async () => {
    const { screen, expectAccessible } = await openPresentation({
      service: { venue: { photos: [], descriptions: texts('') } },
    })
    expect(await screen.findByText('There is nothing here yet.')).toBeTruthy()
    await expectAccessible()
  })

  test('shows known venue data with an alert on failure [ERR-03, NEWS-01]', async () => {
    const { screen, user } = await openPresentation({ fails: '/get_mixed_info' })
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    expect(screen.getByText(/^Since 1962/)).toBeTruthy()
  })
})

describe('the gallery', () => {
  async function openGallery() {
    const { screen, user, ...rest } = await openPresentation()
    const gallery = within(await screen.findByRole('region', { name: 'Photos' }))
    const at = () => gallery.getByRole('status').textContent
    const button = (name: string) => gallery.getByRole('button', { name })
    return { screen, user, gallery, at, button, ...rest }
  }

  test('names every photo; all but the first are lazy [NEWS-01]', async () => {
    const { gallery } = await openGallery()
    const images = gallery.getAllByRole('img')
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(
      [1, 2, 3].map((number) => `Trattoria da Gino San Salvario, photo ${number} of 3`),
    )
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
    for (const image of images)
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '480'])
  })

  test('turns by arrows, disabled at the ends [NEWS-01]', async () => {
    const { user, at, button } = await openGallery()
    expect(at()).toBe('Photo 1 of 3')
    expect(button('Previous photo').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Next photo'))
    await user.click(button('Next photo'))
    expect(at()).toBe('Photo 3 of 3')
    expect(button('Next photo').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Next photo'))
    expect(at()).toBe('Photo 3 of 3')
    await user.click(button('Previous photo'))
    expect(at()).toBe('Photo 2 of 3')
  })

  test('is turned by the keys [NEWS-01]', async () => {
    const { user, at, gallery } = await openGallery()
    gallery.getByRole('list').focus()
    await user.keyboard('{ArrowRight}')
    expect(at()).toBe('Photo 2 of 3')
    await user.keyboard('{End}')
    expect(at()).toBe('Photo 3 of 3')
    await user.keyboard('{ArrowLeft}')
    expect(at()).toBe('Photo 2 of 3')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(at()).toBe('Photo 1 of 3')
  })

  test('of one photo has nothing to turn', async () => {
    const { screen } = await openPresentation({ service: { venue: { photos: ['venue-12-1'] } } })
    const gallery = within(await screen.findByRole('region', { name: 'Photos' }))
    expect(gallery.queryByRole('button')).toBeNull()
  })
})
