import { act, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import { addToCart } from '#src/domain/cart/change-cart.ts'
import { openWidget, refreshMs } from '#tests/app/open-widget.tsx'
import { aLine } from '#tests/support/builders.ts'
import { dinner, margherita, openOrder } from '#tests/support/open-order.tsx'
import { aDraft } from '#tests/support/render-widget.tsx'

const standardSentence = 'This restaurant is not taking orders at the moment.'
const licenseTexts = { en: 'Closed <b>until</b> spring &amp; summer' }
const ended = { venueId: 12, venue: { isLicensed: false, licenseTexts } }

// The refresh runs from the moment this module is there.
beforeAll(() => import('#src/app/background/start-background-work.ts'))

type Screen = Awaited<ReturnType<typeof openWidget>>['screen']

async function told(screen: Screen) {
  const modal = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
  return modal.getByRole('alert').textContent
}

describe('a chosen venue whose license ends', () => {
  test.each(['/', '/ordine', '/news', '/prenotazioni/prenota-tavolo', '/utente/login'])(
    'sends a visitor from %s to the main choice [SHELL-11]',
    async (route) => {
      const { screen, change, wait, path, instance } = await openWidget(route, { venueId: 12 })
      await screen.findAllByRole('heading')
      await change(ended)
      await wait(refreshMs)
      expect(await told(screen)).toBe('Closed until spring & summer')
      expect([path(), instance.stores.place.state.venueId]).toEqual(['/locali', null])
    },
  )

  test.each(['/utente', '/utente/indirizzi', '/prenotazioni', '/messaggistica', '/fidelity'])(
    'sends a customer from %s to the main choice [SHELL-11]',
    async (route) => {
      const { screen, change, wait, path } = await openWidget(route, { venueId: 12, customer: {} })
      await screen.findAllByRole('heading')
      expect(path()).toBe(route)
      await change(ended)
      await wait(refreshMs)
      expect(await told(screen)).toBe('Closed until spring & summer')
      expect(path()).toBe('/locali')
    },
  )

  test('keeps the cart when it leaves the checkout [SHELL-11]', async () => {
    const { screen, instance, service, restaurantId, path, advance } = await openOrder('/carrello', {
      lines: [margherita],
      isSignedIn: true,
    })
    await screen.findByRole('heading', { name: 'Your order' })
    act(() => instance.location.navigate('/carrello/riepilogo'))
    await screen.findByRole('heading', { name: 'Checkout' })
    await service.changeRestaurant(restaurantId, ended)
    act(() => advance(refreshMs))
    expect(await told(screen)).toBe('Closed until spring & summer')
    expect(path()).toBe('/locali')
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
  })

  test('says the standard sentence without a text of its own [SHELL-11, VENUE-05]', async () => {
    const { screen, change, wait } = await openWidget('/ordine', { venueId: 12 })
    await screen.findByRole('heading', { level: 1 })
    await change({ venueId: 12, venue: { isLicensed: false, licenseTexts: { en: ' <p></p> ' } } })
    await wait(refreshMs)
    expect(await told(screen)).toBe(standardSentence)
  })

  test('says it once, however often it is refreshed', async () => {
    const { screen, change, wait, user, instance } = await openWidget('/ordine', { venueId: 12 })
    await screen.findByRole('heading', { level: 1 })
    await change(ended)
    await wait(refreshMs)
    await told(screen)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await wait(refreshMs)
    expect(instance.stores.dialogs.state.queue).toEqual([])
  })

  test('keeps placed orders open and says it later [SHELL-11, SHELL-36]', async () => {
    const { screen, change, wait, path, instance } = await openWidget('/ordine/storico', { venueId: 12, customer: {} })
    await screen.findByRole('heading', { name: 'Your orders' })
    await change(ended)
    await wait(refreshMs)
    expect(path()).toBe('/ordine/storico')
    expect(instance.stores.dialogs.state.queue).toEqual([])
    act(() => instance.location.navigate('/'))
    expect(await told(screen)).toBe('Closed until spring & summer')
    expect(path()).toBe('/locali')
  })

  test('is said at the next visit; independent links still open [SHELL-11, SHELL-38]', async () => {
    const service = { ...ended, venue: { ...ended.venue } }
    const back = await openWidget('/', { venueId: 12, service })
    expect(await told(back.screen)).toBe('Closed until spring & summer')
    expect(back.path()).toBe('/locali')
    back.unmount()
    const link = await openWidget('/utente/password/reset/abc', { venueId: 12, service })
    await link.screen.findByRole('heading', { level: 1 })
    expect(link.path()).toBe('/utente/password/reset/abc')
    expect(link.instance.stores.dialogs.state.queue).toEqual([])
  })
})

describe('a chosen venue that is gone', () => {
  test('leads to the main choice with a sentence when dead [SHELL-09, SHELL-11]', async () => {
    const { screen, change, wait, path, instance } = await openWidget('/ordine', { venueId: 12 })
    await screen.findByRole('heading', { level: 1 })
    await change({ venueId: 12, venue: { isDead: true } })
    await wait(refreshMs)
    expect(await told(screen)).toBe(standardSentence)
    expect(await screen.findByRole('heading', { name: 'Choose a restaurant' })).toBeTruthy()
    expect([path(), instance.stores.place.state.venueId]).toEqual(['/locali', null])
  })

  test('ends the order where the only other venue replaces it [SHELL-11, VENUE-09]', async () => {
    const { screen, change, wait, path, instance } = await openWidget('/carrello', {
      venueId: 12,
      draft: aDraft(dinner),
      service: { venueId: 11, venue: { isDead: true } },
    })
    act(() => instance.stores.cart.change(addToCart, aLine()))
    await screen.findByRole('heading', { name: 'Your order' })
    await change({ venueId: 12, venue: { isDead: true } })
    await wait(refreshMs)
    expect(await told(screen)).toBe(standardSentence)
    await waitFor(() => expect(instance.stores.place.state.venueId).toBe(13))
    expect([path(), instance.stores.draft.state.slotStart]).toEqual(['/', null])
  })

  test('shows maintenance alone when no venue is left [SHELL-14]', async () => {
    const { screen, change, wait, instance, path } = await openWidget('/ordine', { venueId: 12 })
    await screen.findByRole('heading', { level: 1 })
    for (const venueId of [11, 12, 13]) await change({ venueId, venue: { isLicensed: false, licenseTexts } })
    await wait(refreshMs)
    expect(await screen.findByRole('heading', { name: 'No orders for now' })).toBeTruthy()
    expect(screen.getByText('Closed until spring & summer')).toBeTruthy()
    expect(instance.stores.dialogs.state.queue).toEqual([])
    await change({ venueId: 12, venue: { isLicensed: true } })
    await wait(refreshMs)
    await waitFor(() => expect(path()).toBe('/ordine'))
    expect(instance.stores.place.state.venueId).toBe(12)
  })
})
