import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { answerCall } from '#src/app/calls/answer-call.ts'
import type { CartContents } from '#src/options/answers.ts'
import type { ElementCallWithInput } from '#src/options/answers.ts'
import { diavola, dinner, lunch, margherita, openOrder, tiramisu } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
import { expectConsole } from '#tests/support/setup.ts'

async function openForCalls(route = '/menu', setup: OrderSetup = {}) {
  const order = await openOrder(route, setup)
  await order.settled()
  const { instance } = order
  async function call(...input: ElementCallWithInput) {
    let answer: unknown
    await act(async () => {
      answer = await answerCall(instance, input)
    })
    return answer
  }
  return { ...order, call, lines: () => instance.stores.cart.state.cart.lines }
}

describe('getCart', () => {
  test('answers lines, sums in cents, type and slot', async () => {
    const { call } = await openForCalls('/menu', { lines: [{ ...margherita, quantity: 2 }, tiramisu] })
    expect(await call('getCart')).toEqual({
      lines: [
        {
          productId: 201,
          name: 'Margherita',
          options: ['Regular'],
          quantity: 2,
          unitPriceCents: 650,
          totalCents: 1300,
        },
        { productId: 801, name: 'Tiramisu', options: [], quantity: 1, unitPriceCents: 550, totalCents: 550 },
      ],
      count: 3,
      totalCents: 1850,
      currency: 'EUR',
      orderType: 'takeAway',
      slot: expect.objectContaining({ start: '2026-11-20T19:00:00', isAsSoonAsPossible: false }),
    })
  })

  test('leaves out the note, which may be personal', async () => {
    const { call } = await openForCalls('/menu', { lines: [{ ...diavola, note: 'For Anna, ring 333' }] })
    const { lines } = (await call('getCart')) as CartContents
    expect(lines[0]?.options.length).toBeGreaterThan(1)
    expect(JSON.stringify(lines)).not.toMatch(/Anna|333/)
  })

  test('answers an empty cart before there is an order', async () => {
    const { call } = await openForCalls('/', { draft: null })
    expect(await call('getCart')).toEqual({
      lines: [],
      count: 0,
      totalCents: 0,
      currency: 'EUR',
      orderType: null,
      slot: null,
    })
  })
})

describe('addProduct', () => {
  test('adds what leaves nothing to choose', async () => {
    const { call, lines, path } = await openForCalls()
    expect(await call('addProduct', 801, { quantity: 2 })).toEqual({ outcome: 'added' })
    expect(lines().map(({ item, quantity }) => [item.name, quantity])).toEqual([['Tiramisu', 2]])
    expect(path()).toBe('/menu')
  })

  test('opens the sheet of what has choices', async () => {
    const { call, instance, lines, path } = await openForCalls('/')
    act(() => instance.surface.close())
    expect(await call('addProduct', 201)).toEqual({ outcome: 'asked' })
    expect([path(), instance.surface.isOpen, lines()]).toEqual(['/menu/2/scheda/201', true, []])
  })

  test('asks for the time first and keeps the dish', async () => {
    const { call, lines, instance, screen, user } = await openForCalls('/menu', {
      draft: null,
      service: { venueId: 12, venue: { showcaseMenuId: dinner.menuId } },
    })
    expect(await call('addProduct', 801, { quantity: 2 })).toEqual({ outcome: 'asked' })
    expect(lines()).toEqual([])
    expect(instance.surface.isOpen).toBe(true)
    const sheet = within(await screen.findByRole('dialog', { name: 'How and when?' }))
    await user.click(await sheet.findByRole('button', { name: /^Earliest, / }))
    await waitFor(() => expect(lines().map(({ item, quantity }) => [item.name, quantity])).toEqual([['Tiramisu', 2]]))
  })

  test.each([
    ['an unknown product', 999, {}, /has no product 999 on its menu/],
    ['what is no id', 'pizza', {}, /has no product pizza/],
    ['no whole quantity', 801, { quantity: 0 }, /whole number from 1 to 99, not 0/],
  ])('is rejected for %s', async (_what, id, options, sentence) => {
    const { call, lines } = await openForCalls()
    await expect(call('addProduct', id, options)).rejects.toThrow(sentence)
    expect(lines()).toEqual([])
    expect(expectConsole()).toEqual([expect.stringMatching(sentence)])
  })

  test('is rejected where the menu needs a time first', async () => {
    const { call } = await openForCalls('/', { draft: null })
    await expect(call('addProduct', 801)).rejects.toThrow(/open "orders" first/)
    expect(expectConsole()).toHaveLength(1)
  })

  test('is rejected while no venue is chosen', async () => {
    const { call, instance } = await openForCalls()
    act(() => instance.stores.place.choose(null))
    await expect(call('addProduct', 801)).rejects.toThrow(/^Comanda: addProduct: no venue is chosen/)
    expect(expectConsole()).toHaveLength(1)
  })

  test('is rejected outside the menu of the slot', async () => {
    const { call } = await openForCalls('/menu', { draft: lunch })
    // The grill is only on the menu of the evening.
    await expect(call('addProduct', 501)).rejects.toThrow(/no product 501|cannot be ordered/)
    expect(expectConsole()).toHaveLength(1)
  })

  test('is rejected when the page keeps the widget closed', async () => {
    const { call, instance, path } = await openForCalls('/', { onEvent: (name) => name !== 'before-open' })
    act(() => instance.surface.close())
    await expect(call('addProduct', 201)).rejects.toThrow(/keeps the widget closed/)
    expect([path(), instance.surface.isOpen, expectConsole().length]).toEqual(['/', false, 1])
  })
})

describe('setLanguage', () => {
  test('shows the language, for a later widget too', async () => {
    const { call, instance, screen } = await openForCalls('/menu', { lines: [tiramisu] })
    await call('setLanguage', 'de')
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Kategorien' })).toBeDefined())
    expect(instance.surface.hostElement.getAttribute('language')).toBe('de')
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
  })

  test('is rejected for a language the widget lacks', async () => {
    const { call, instance } = await openForCalls()
    await expect(call('setLanguage', 'nl')).rejects.toThrow('"nl" is none of it, en, de, fr, es.')
    expect([instance.stores.language.state.current, expectConsole().length]).toEqual(['en', 1])
  })
})

test('Without a widget every call is rejected', async () => {
  await expect(answerCall(null, ['getCart'])).rejects.toThrow(/not on the page/)
  expect(expectConsole()).toHaveLength(1)
})
