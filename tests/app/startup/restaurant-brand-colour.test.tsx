import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Instance } from '#src/instance/create-instance.ts'
import { openWidget } from '#tests/app/open-widget.tsx'
import { visited } from '#tests/app/return-visit/earlier-visit.tsx'

const home = 'Trattoria da Gino San Salvario'
const green = { primary: '#0b6e4f', secondary: null }

/** The fill of the light theme, as the element gives it to its screens. */
function fillOf({ surface }: Instance): string {
  return getComputedStyle(surface.host).getPropertyValue('--comanda-derived-brand-light')
}

describe('the colour of the restaurant', () => {
  test.each([
    ['is on the element with the first screen', green, '#0b6e4f'],
    ['is left out when it is no colour', { primary: 'brand', secondary: null }, ''],
    ['is left out when there is none', null, ''],
  ])('%s [SHELL-50]', async (_what, colours, fill) => {
    const { screen, instance } = await openWidget('/', { venueId: 12, service: { restaurant: { colours } } })
    await screen.findByRole('heading', { name: home })
    expect(fillOf(instance)).toBe(fill)
  })

  test('of an earlier visit holds until the service changes it', async () => {
    const { open, line, change } = await visited({ isOwn: true })
    await change({ restaurant: { colours: green } })
    line.hold()
    const { screen, instance } = await open('/')
    await screen.findByRole('heading', { name: home })
    expect(fillOf(instance)).toBe('#a8321f')
    await line.release()
    await waitFor(() => expect(fillOf(instance)).toBe('#0b6e4f'))
  })
})
