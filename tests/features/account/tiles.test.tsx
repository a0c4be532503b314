import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { successReply } from '#src/contract/envelope.ts'
import { id } from '#tests/support/builders.ts'
import { noon, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { startService } from '#tests/support/service.ts'

/** The account of a customer at venue 21, which delivers. */
async function openMenu(setup: OrderSetup = {}) {
  const order = await openOrder('/utente', {
    isSignedIn: true,
    draft: { venueId: id(21) },
    service: { like: 2 },
    ...setup,
  })
  const list = within(await order.screen.findByRole('list'))
  await list.findByRole('button', { name: 'Privacy policy' })
  return { ...order, names: () => list.getAllByRole('button').map((tile) => tile.textContent) }
}

type Wire = { readonly locali: readonly Record<string, unknown>[] }

/** Lets the service tell of the restaurant what it is, but for some fields on the wire. */
async function telling(change: (info: Wire) => object) {
  const service = await startService({ now: noon })
  const body = JSON.stringify({ id_ristorante: 2 })
  const reply = await service.fetch('https://service.test/en/webservice/restaurant/get_restaurant_info', {
    method: 'POST',
    body,
  })
  const { data } = (await reply.json()) as { data: Wire }
  return (path: string) =>
    path === '/restaurant/get_restaurant_info' ? Response.json(successReply({ ...data, ...change(data) })) : null
}

describe('AccountScreen', () => {
  test('shows tiles to data, orders, addresses and documents [ACCT-02, ACCT-06]', async () => {
    const { names, expectAccessible } = await openMenu()
    expect(names()).toEqual([
      'Your data',
      'Your orders',
      'Your reservations',
      'Your addresses',
      'Your cards',
      'Privacy policy',
      'Terms and conditions',
    ])
    await expectAccessible()
  })

  test.each([
    ['Your data', '/utente/modifica'],
    ['Your orders', '/ordine/storico'],
    ['Your addresses', '/utente/indirizzi'],
  ])('the tile %s leads to %s [ACCT-02]', async (name, path) => {
    const { screen, user, path: here } = await openMenu()
    await user.click(screen.getByRole('button', { name }))
    expect(here()).toBe(path)
  })

  test('has no tile for addresses while nothing is delivered [ACCT-04]', async () => {
    const { names } = await openMenu({ service: { like: 2, type: 'delivery', service: { isActive: false } } })
    expect(names()).not.toContain('Your addresses')
  })

  test.each([0, 1])('has a cards tile only where taken (%i) [ACCT-03]', async (takesCards) => {
    const { names } = await openMenu({ answer: await telling(() => ({ f_stripe: takesCards })) })
    expect(names().includes('Your cards')).toBe(takesCards === 1)
  })

  test.each([0, 1])('has a reservations tile only where enabled (%i) [ACCT-05]', async (isOn) => {
    const answer = await telling(({ locali }) => ({
      locali: locali.map((venue) => ({ ...venue, configurazione_prenotazioni: { f_attivo: isOn } })),
    }))
    const { names, screen, user, path } = await openMenu({ answer })
    expect(names().includes('Your reservations')).toBe(isOn === 1)
    if (isOn === 0) return
    await user.click(screen.getByRole('button', { name: 'Your reservations' }))
    expect(path()).toBe('/prenotazioni')
  })
})
