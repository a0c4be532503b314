import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { addToCart } from '#src/domain/cart/change-cart.ts'
import { openWidget } from '#tests/app/open-widget.tsx'
import { aLine } from '#tests/support/builders.ts'

const sagra = { like: 4 } as const
const quartiere = { like: 7 } as const

describe('the main choice', () => {
  test('of a fair with several services is the type [SHELL-06, VENUE-36]', async () => {
    const { screen, path, instance } = await openWidget('/', { service: sagra })
    expect(await screen.findByRole('heading', { name: 'What would you like?' })).toBeTruthy()
    expect(path()).toBe('/locali/servizi')
    expect(instance.location.entries).toHaveLength(1)
  })

  test('of a district with several DIL points is the zone [VENUE-37]', async () => {
    const { screen, path, instance } = await openWidget('/', { service: quartiere })
    expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeTruthy()
    expect(path()).toBe('/locali/zone')
    expect(instance.stores.draft.state.defaultType).toBe('dil')
  })

  test('leaves followed orders and the account open', async () => {
    const { screen, path, instance } = await openWidget('/utente/login')
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
    expect(path()).toBe('/utente/login')
    act(() => instance.location.navigate('/ordine/riepilogo/999'))
    expect(await screen.findByRole('heading', { name: 'Order #999' })).toBeTruthy()
    expect(path()).toBe('/ordine/riepilogo/999')
  })

  test('comes on the way home or to the menu', async () => {
    const { screen, path, instance } = await openWidget('/utente/login', { service: sagra })
    await screen.findByRole('dialog', { name: 'Sign in' })
    act(() => instance.location.navigate('/menu'))
    await waitFor(() => expect(path()).toBe('/locali/servizi'))
  })

  test('keeps the query of a choice that is opened directly [VENUE-02]', async () => {
    const { screen, path, instance } = await openWidget('/locali?rooms_id=13&canGoBack=1')
    expect(await screen.findByRole('button', { name: /^Trattoria da Gino Lingotto/ })).toBeTruthy()
    expect([path(), instance.location.entry.search]).toEqual(['/locali', 'rooms_id=13&canGoBack=1'])
  })
})

describe('a service point named from outside', () => {
  test('becomes the default point and sets its venue [VENUE-43, SHELL-38, HOME-02]', async () => {
    const { screen, path, instance } = await openWidget('/?pointId=702', { service: quartiere })
    expect(await screen.findByRole('button', { name: 'Order now' })).toBeTruthy()
    const { defaultServicePointId, defaultType } = instance.stores.draft.state
    expect([path(), defaultServicePointId, defaultType]).toEqual(['/', 702, 'dil'])
    expect(within(screen.getByRole('main')).getByText('Library')).toBeTruthy()
  })

  test('is not one where orders are not tied to points [VENUE-43]', async () => {
    const { screen, instance } = await openWidget('/?pointId=401', { venueId: 12 })
    await screen.findByRole('button', { name: 'Order now' })
    expect(instance.stores.draft.state.defaultServicePointId).toBeNull()
  })

  test('keeps a venue that serves it, replaces others [VENUE-43]', async () => {
    const { screen, path, instance } = await openWidget('/?pointId=402', { service: sagra, venueId: 41 })
    await screen.findByRole('button', { name: 'Order now' })
    await waitFor(() => expect(instance.stores.draft.state.defaultServicePointId).toBe(402))
    expect(path()).toBe('/')
    act(() => instance.location.navigate('/?pointId=403'))
    await waitFor(() => expect(path()).toBe('/locali/servizi'))
    expect(instance.stores.draft.state.defaultServicePointId).toBe(403)
  })

  test('asks before it empties the cart for another venue [VENUE-06, VENUE-43]', async () => {
    const { screen, user, instance } = await openWidget('/', { service: quartiere, venueId: 72 })
    await screen.findByRole('button', { name: 'Order now' })
    act(() => {
      instance.stores.cart.change(addToCart, aLine())
      instance.location.navigate('/?pointId=702')
    })
    const question = within(await screen.findByRole('alertdialog', { name: 'Change restaurant?' }))
    expect(instance.stores.place.state.venueId).toBe(72)
    await user.click(question.getByRole('button', { name: 'Empty and change' }))
    await waitFor(() => expect(instance.stores.place.state.venueId).toBe(71))
    expect(instance.stores.cart.state.cart.lines).toEqual([])
  })
})
