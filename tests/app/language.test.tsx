import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

import { createMemoryStorage } from '#tests/support/memory-storage.ts'

import { openWidget } from './open-widget.tsx'

const venue12 = { venueId: 12 }

function browserSpeaks(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

describe('language', () => {
  const noWish = { ...venue12, options: { language: null } } as const

  test('is at first the browser’s first active one [I18N-04]', async () => {
    browserSpeaks('nl-NL', 'de-AT', 'it')
    const { screen, languages, instance } = await openWidget('/', noWish)
    await screen.findByRole('heading', { level: 1 })
    expect(instance.stores.language.state.current).toBe('de')
    expect(languages).toContain('de')
  })

  test('is the restaurant’s first when browser and current are inactive [I18N-04]', async () => {
    browserSpeaks('fr-FR')
    const { screen, instance, languages } = await openWidget('/', {
      ...noWish,
      service: { restaurant: { languages: ['it', 'de'] } },
    })
    expect(await screen.findByRole('button', { name: 'Ordina ora' })).toBeTruthy()
    expect(instance.stores.language.state.current).toBe('it')
    expect(languages.at(-1)).toBe('it')
  })

  test('is the tag’s, else the browser’s, until one is chosen [I18N-05]', async () => {
    browserSpeaks('it-IT')
    const first = await openWidget('/', noWish)
    await first.screen.findByRole('button', { name: 'Ordina ora' })
    first.unmount()
    browserSpeaks('en-GB')
    const second = await openWidget('/', { ...noWish, storage: createMemoryStorage(first.stored) })
    expect(await second.screen.findByRole('button', { name: 'Order now' })).toBeTruthy()
    second.unmount()
    const third = await openWidget('/', { ...venue12, language: 'de', storage: createMemoryStorage(first.stored) })
    expect(await third.screen.findByRole('button', { name: 'Jetzt bestellen' })).toBeTruthy()
  })

  test('is the chosen one, whatever tag and browser say [I18N-05]', async () => {
    const { screen, user, stored, unmount } = await openWidget('/', venue12)
    const footer = within(await screen.findByRole('navigation', { name: 'Language' }))
    await user.click(footer.getByRole('button', { name: 'Italiano' }))
    await screen.findByRole('button', { name: 'Ordina ora' })
    unmount()
    const later = await openWidget('/', { ...venue12, language: 'de', storage: createMemoryStorage(stored) })
    expect(await later.screen.findByRole('button', { name: 'Ordina ora' })).toBeTruthy()
  })

  test('follows the tag without being remembered [I18N-05]', async () => {
    const { screen, instance, stored, unmount } = await openWidget('/', venue12)
    await screen.findByRole('button', { name: 'Order now' })
    await act(() => instance.update({ ...instance.options, language: 'it' }))
    expect(await screen.findByRole('button', { name: 'Ordina ora' })).toBeTruthy()
    unmount()
    const later = await openWidget('/', { ...venue12, storage: createMemoryStorage(stored) })
    expect(await later.screen.findByRole('button', { name: 'Order now' })).toBeTruthy()
  })

  test('changes in the footer: calls, photos and texts follow [I18N-06, SHELL-48]', async () => {
    const { screen, user, instance, calls, languages } = await openWidget('/', venue12)
    // The last of the first calls: the number of codes.
    await waitFor(() => expect(calls).toContain('/account/get_coupons'))
    const footer = within(await screen.findByRole('navigation', { name: 'Language' }))
    expect(footer.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Italiano',
      'English',
      'Deutsch',
      'Français',
      'Español',
    ])
    expect(footer.getByRole('button', { name: 'English' }).getAttribute('aria-current')).toBe('true')
    const before = calls.length
    await user.click(footer.getByRole('button', { name: 'Italiano' }))
    expect(await screen.findByRole('button', { name: 'Ordina ora' })).toBeTruthy()
    await waitFor(() => expect(calls.slice(before)).toContain('/restaurant/get_mixed_info'))
    expect(new Set(languages.slice(before))).toEqual(new Set(['it']))
    expect(instance.api.photo('x')?.src).toMatch(/^https:\/\/service\.test\/it\//)
    expect(await screen.findAllByText('Chiusi per Natale. Buone feste!')).not.toEqual([])
  })

  test('changes without a reply: what is shown stays [I18N-06]', async () => {
    const { screen, user, service, restaurantId } = await openWidget('/', venue12)
    const footer = within(await screen.findByRole('navigation', { name: 'Language' }))
    for (const path of ['/get_restaurant_info', '/get_status', '/get_mixed_info'])
      service.faults.next({ path, kind: '500', restaurantId, times: 99 })
    await user.click(footer.getByRole('button', { name: 'Italiano' }))
    expect(await screen.findByRole('button', { name: 'Ordina ora' })).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Trattoria da Gino San Salvario' })).toBeTruthy())
    service.faults.clear()
  })

  test('puts the provider’s own texts over ours [I18N-07]', async () => {
    const { screen } = await openWidget('/', {
      ...venue12,
      service: { restaurant: { textOverrides: { 'home.orderNow': { en: 'Hungry? Order!' } } } },
    })
    expect(await screen.findByRole('button', { name: 'Hungry? Order!' })).toBeTruthy()
  })
})
