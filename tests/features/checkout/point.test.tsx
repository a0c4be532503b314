import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { draftSamples } from '#tests/support/draft-samples.ts'

import { confirm, openCheckout } from './open-checkout.tsx'

async function openPoint(setup: Partial<Parameters<typeof openCheckout>[0]> = {}) {
  const order = await openCheckout({ ...draftSamples.point, ...setup })
  const { screen, user } = order
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Table number' })
  return { ...order, field, payInCash: () => user.click(screen.getByRole('radio', { name: 'Cash' })) }
}

describe('the delivery point', () => {
  test('has the service point’s label and replaces the address [CHK-06, CHK-09, CHK-10]', async () => {
    const { screen, expectAccessible } = await openPoint()
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings.slice(2, 5)).toEqual(['Contact', 'Lawn', 'Payment'])
    await expectAccessible()
  })

  test('stops the order while blank [CHK-26]', async () => {
    const { user, field, payInCash, press, readRefusal, focused, orders } = await openPoint()
    await payInCash()
    await user.type(field, '   ')
    await press()
    await readRefusal('Say where we should bring your order')
    await waitFor(() => expect(focused()).toBe(field))
    expect(await orders()).toEqual([])
  })

  test('is sent with the order and the point’s fee [CHK-13, CHK-50]', async () => {
    const { screen, user, field, payInCash, press, placed, sent } = await openPoint()
    const total = () => within(screen.getByRole('button', { name: confirm })).getByText(/€/).textContent
    await waitFor(() => expect(total()).toBe('7,50\u00a0€'))
    await user.type(field, ' 14 ')
    await payInCash()
    await press()
    expect(await placed()).toMatchObject({ orderType: 'dil', deliveryPoint: '14', deliveryFee: 100, total: 750 })
    expect(sent('/account/order')).toMatchObject({
      id_punto_di_servizio: 401,
      punto_di_servizio_nome: 'Lawn',
      punto_di_servizio_punto_consegna: '14',
      punto_di_servizio_label_delivery: 'Table number',
    })
  })

  test('keeps the order back while its fee cannot be loaded [PRICE-33, BERR-07]', async () => {
    let isBroken = true
    const answer = (path: string) =>
      isBroken && path.endsWith('/punti-di-servizio/info') ? new Response('broken', { status: 500 }) : null
    const { screen, user, field, payInCash, press, orders, placed, expectAccessible } = await openPoint({ answer })
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: confirm })
    await user.type(field, '14')
    await payInCash()
    expect(button.disabled).toBe(true)
    expect(button.textContent).toBe('Order and pay')
    const reason = screen
      .getByText('The delivery fee could not be loaded.', { selector: '.blocked-reason *' })
      .closest('.blocked-reason') as HTMLElement
    expect(button.getAttribute('aria-describedby')).toBe(reason.id)
    await expectAccessible()
    expect(await orders()).toEqual([])
    isBroken = false
    await user.click(within(reason).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(button.disabled).toBe(false))
    await press()
    expect(await placed()).toMatchObject({ deliveryFee: 100, total: 750 })
  })

  test('stays when the diner goes back to the cart', async () => {
    const { screen, user, instance, field } = await openPoint()
    await user.type(field, '14')
    act(() => instance.location.back())
    await screen.findByRole('heading', { name: 'Your order' })
    act(() => instance.location.navigate('/carrello/riepilogo'))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Table number' })).value).toBe('14')
  })
})
