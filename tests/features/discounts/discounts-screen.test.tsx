import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openNavigation } from '#tests/app/open-navigation.ts'
import { id, price } from '#tests/support/builders.ts'
import { changedReply, margherita, openOrder } from '#tests/support/open-order.tsx'

const sconti = '/ordine/sconti'

type Screen = Awaited<ReturnType<typeof openOrder>>['screen']

const codes = async (screen: Screen) => {
  await screen.findByRole('heading', { level: 2, name: 'WELCOME10' })
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
}
const card = (screen: Screen, code: string) =>
  within(screen.getByRole('heading', { name: code }).closest('li') as HTMLElement)

describe('DiscountsScreen', () => {
  test('lists public codes with value, scope and dates [COUP-17, COUP-01, LOYAL-15]', async () => {
    const { screen, expectAccessible } = await openOrder(sconti, {
      draft: null,
      service: {
        code: { id: 1, minimumOrder: price('15.00'), from: '2026-11-01 00:00:00', to: '2026-12-31 23:59:59' } as never,
      },
    })
    expect(await codes(screen)).toEqual(['WELCOME10', 'CINQUE5', 'CONSEGNAGRATIS', 'DOMICILIO3', 'SALVARIO4'])
    const welcome = screen.getByRole('heading', { name: 'WELCOME10' }).closest('li')?.textContent
    expect(welcome).toMatch(/^WELCOME1010% offTake-away · .*Valid 01\/11\/2026 – 31\/12\/2026From 15,00.€ of products/)
    expect(card(screen, 'CONSEGNAGRATIS').getByText('Free delivery')).toBeTruthy()
    await expectAccessible()
  })

  test('leaves out a hidden code that the service sends [LOYAL-15]', async () => {
    const { screen } = await openOrder(sconti, {
      draft: null,
      answer: (path, _body, ask) =>
        path.endsWith('/get_coupons')
          ? changedReply<{ codici_sconto: { nome: string; f_nascosto: number }[] | number }>(ask, (data) => {
              if (typeof data.codici_sconto === 'number') return
              for (const code of data.codici_sconto) code.f_nascosto = code.nome === 'CINQUE5' ? 1 : 0
            })
          : null,
    })
    expect(await codes(screen)).toEqual(['WELCOME10', 'CONSEGNAGRATIS', 'DOMICILIO3', 'SALVARIO4'])
  })

  test('adds the signed-in customer’s reserved codes [COUP-16, LOYAL-16]', async () => {
    const { screen, instance, service, restaurantId } = await openOrder('/ordine', { isSignedIn: true })
    const { customer } = instance.stores.session.state
    await service.changeRestaurant(restaurantId, {
      code: { id: 40, name: 'ONLYFORYOU', reservedFor: [customer?.email ?? ''] },
    })
    act(() => instance.location.navigate(sconti))
    expect(await codes(screen)).toContain('ONLYFORYOU')
    act(() => instance.endSession())
    await waitFor(() => expect(screen.queryByText('ONLYFORYOU')).toBeNull())
  })

  test('says so when there is no code to list [LOYAL-15]', async () => {
    // Restaurant 7 has no codes.
    const { screen, expectAccessible } = await openOrder(sconti, {
      draft: { venueId: id(71) },
      service: { like: 7, restaurant: { hasDiscountCodes: true } },
    })
    expect(await screen.findByText('There is no discount code at the moment.')).toBeTruthy()
    await expectAccessible()
  })

  test('uses a code by one tap, or says why not', async () => {
    const { screen, user, instance } = await openOrder(sconti, { lines: [margherita] })
    await codes(screen)
    expect(card(screen, 'DOMICILIO3').getByText('This discount code cannot be used for this order.')).toBeTruthy()
    await user.click(await card(screen, 'SALVARIO4').findByRole('button', { name: 'Use SALVARIO4 for your order' }))
    expect(instance.stores.draft.state.codeName).toBe('SALVARIO4')
    expect(await card(screen, 'SALVARIO4').findByText('In use for your order')).toBeTruthy()
    expect(await screen.findByText('SALVARIO4 is in use for your order')).toBeTruthy()
  })

  test('copies a code while there is no order', async () => {
    const { screen, user } = await openOrder(sconti, { draft: null })
    await codes(screen)
    await user.click(card(screen, 'WELCOME10').getByRole('button', { name: 'Copy WELCOME10' }))
    expect(await screen.findByText('WELCOME10 copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('WELCOME10')
  })

  test('is the 404 page where no codes are taken [COUP-18, LOYAL-17]', async () => {
    const { screen } = await openOrder(sconti, { service: { restaurant: { hasDiscountCodes: false } } })
    expect(await screen.findByText('Error 404 Page not found')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
  })

  test('says that codes failed, and retries [BERR-07, ERR-03]', async () => {
    const { screen, user, instance, service, restaurantId, calls } = await openOrder('/ordine')
    await waitFor(() => expect(calls).toContain('/account/get_coupons'))
    service.faults.next({ path: '/account/get_coupons', kind: '500', restaurantId })
    act(() => instance.location.navigate(sconti))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await codes(screen)).toContain('WELCOME10')
  })
})

describe('the way to the codes', () => {
  test('shows the number of listed codes [SHELL-27, SHELL-03]', async () => {
    const widget = await openOrder('/')
    const sheet = await openNavigation(widget)
    await widget.user.click(await sheet.findByRole('button', { name: 'Codes 5 items' }))
    expect(widget.path()).toBe(sconti)
  })

  test('is absent, and asks nothing, without codes [SHELL-27, SHELL-03]', async () => {
    const widget = await openOrder('/', { service: { restaurant: { hasDiscountCodes: false } } })
    const sheet = await openNavigation(widget)
    expect(sheet.queryByRole('button', { name: /^Codes/ })).toBeNull()
    expect(widget.calls).not.toContain('/account/get_coupons')
  })
})
