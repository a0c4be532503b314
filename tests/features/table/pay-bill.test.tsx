import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openBill } from '#src/contract/dining-table.ts'
import { cents } from '#src/domain/money.ts'
import { cards } from '#tests/features/checkout/open-cards.ts'
import { id } from '#tests/support/builders.ts'
import { noon } from '#tests/support/open-order.tsx'
import { renderWidget } from '#tests/support/render-widget.tsx'

import { ofBill, openBillPage } from './open-bill.tsx'
import { minute, openTable, textOf } from './open-table.tsx'

describe('orders at a table', () => {
  test('are paid at once by card', async () => {
    const { press, sheet, byCard, seesPaid, sums, listed, paidAtDesk, payCard, entry, expectAccessible, region } =
      await openBillPage()
    await press(/^Pay everything/)
    await (await sheet()).findByRole('button', { name: /^Pay/ })
    await expectAccessible()
    await byCard()
    await seesPaid('19,00 €')
    expect(textOf(await region())).toContain('Nothing is left to pay.')
    expect((await payCard()).queryByRole('button')).toBeNull()
    await waitFor(() => expect(sums()).toEqual(['Paid19,00 €', 'Left to pay0,00 €']))
    expect(await listed(2)).toHaveLength(2)
    expect(await paidAtDesk()).toEqual([950, 950])
    expect(entry()).toBeNull()
    await expectAccessible()
  })

  test('are paid in part, as the bill is split', async () => {
    const { press, card, user, byCard, amountField, seesPaid, sums, screen, paidAtDesk } = await openBillPage()
    await user.click(card('Split the bill').getByRole('button', { name: 'One more person' }))
    expect((await amountField()).value).toBe('6,34')
    await press('Pay my part')
    await byCard(cards.challenged)
    await seesPaid('6,34 €')
    await waitFor(() => expect(sums()).toEqual(['Paid6,34 €', 'Left to pay12,66 €']))
    expect(screen.getAllByText(/^Cash/).map((mode) => textOf(mode.closest('.paid > *')))).toEqual([
      'Cash',
      'Cash, 6,34 € paid',
    ])
    expect(await paidAtDesk()).toEqual([634, 0])
    await press(/^Pay everything.*12,66/)
    await byCard()
    await seesPaid('12,66 €')
    expect(await paidAtDesk()).toEqual([950, 950])
    expect(screen.getAllByText('Paid').filter((each) => each.closest('p.paid'))).toHaveLength(2)
  })

  test.each(['19,01', '0', '0,49', 'ten', ''])('are not paid for “%s”, which is said', async (typed) => {
    const { amountField, press, payCard, screen, expectAccessible } = await openBillPage()
    fireEvent.input(await amountField(), { target: { value: typed } })
    await press('Pay my part')
    expect((await payCard()).getByText(/^Enter an amount from 0,50.€ to 19,00/)).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Pay online' })).toBeNull()
    await expectAccessible()
  })

  test.each(['19.00', '0,50', '2,5'])('are paid for “%s”', async (typed) => {
    const { amountField, press, payCard, sheet } = await openBillPage()
    fireEvent.input(await amountField(), { target: { value: typed } })
    await press('Pay my part')
    expect(await (await sheet()).findByRole('button', { name: /^Pay/ })).toBeTruthy()
    expect((await payCard()).queryByText(/^Enter an amount/)).toBeNull()
  })

  test('that wait for the restaurant are named', async () => {
    const { payCard, press, byCard, placed, paidAtDesk, seesPaid } = await openBillPage({ confirmed: 1 })
    const [waiting] = placed
    const text = `Payable once the restaurant has confirmed: Order #${waiting?.orderId}`
    expect(await (await payCard()).findByText(text)).toBeTruthy()
    await press(/^Pay everything.*9,50/)
    await byCard()
    await seesPaid('9,50 €')
    expect(await paidAtDesk()).toEqual([950, 0])
  })

  test('cannot be paid before any is confirmed', async () => {
    const { screen, settled, listed } = await openTable({ rounds: [{}] })
    await listed(1)
    await settled()
    expect(screen.queryByRole('region', { name: 'Pay online' })).toBeNull()
  })

  test('cannot be paid where bills are not taken', async () => {
    const { screen, listed } = await openBillPage({ service: { type: 'table', service: { hasBills: false } } })
    expect((await listed(2)).map(([, state]) => state)).toEqual(['Confirmed', 'Confirmed'])
    expect(screen.queryByRole('region', { name: 'Pay online' })).toBeNull()
  })

  test('follow what other phones pay', async () => {
    const { api, placed, payCard, wait, screen, service, restaurantId } = await openBillPage({ rounds: [{}] })
    await (await payCard()).findByRole('button', { name: /^Pay everything.*9,50/ })
    const [order] = placed
    const bill = await api.call(openBill, {
      venueId: id<'Venue'>(21),
      tableId: id<'Table'>(3),
      orders: [{ id: order!.orderId, token: order!.round!.token }],
      amount: cents(200),
    })
    await service.payments.entities.bill.markPaid(
      service.db,
      { restaurantId, id: bill.id },
      { mode: 'card', nowMs: noon },
    )
    await wait(30_000)
    expect(await screen.findByRole('button', { name: /^Pay everything.*7,50/ })).toBeTruthy()
  })
})

describe('a payment at the table', () => {
  test('is refused when less is left, which is said', async () => {
    const { press, byCardRefused, screen, entry, user, payCard } = await withOther()
    await press(/^Pay everything.*9,50/)
    await byCardRefused()
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText(/The bill has changed in the meantime: 7,50/)).toBeTruthy()
    expect(entry()).toBeNull()
    await user.click(alert.getByRole('button', { name: 'OK' }))
    expect((await payCard()).getByRole('button', { name: 'Pay my part' })).toBeTruthy()
  })

  test('tries another card after a decline, with one bill', async () => {
    const { press, byCard, seesPaid, opened, stripe, user, screen } = await openBillPage({ rounds: [{}] })
    await press(/^Pay everything/)
    const card = await byCard(cards.declined)
    await card.findByText(/declined/)
    await waitFor(() => act(() => stripe.typeCard()))
    await user.click(within(screen.getByRole('dialog', { name: 'Your card' })).getByRole('button', { name: /^Pay/ }))
    await seesPaid('9,50 €')
    expect(opened()).toBe(1)
  })

  test('keeps its key when the reply is lost', async () => {
    const { press, byCard, seesPaid, sheet, user, service, opened, entry, paidAtDesk } = await openBillPage()
    await press(/^Pay everything/)
    service.faults.next({ path: '/restaurant/ordina-tavolo/bill/open', kind: 'drop' })
    await user.click(await (await sheet()).findByRole('button', { name: /^Pay/ }))
    expect(await (await sheet()).findByText('The payment could not be started. Try again.')).toBeTruthy()
    expect(entry()?.bill).toBeNull()
    await byCard()
    await seesPaid('19,00 €')
    expect(opened()).toBe(2)
    expect(await paidAtDesk()).toEqual([950, 950])
  })

  test('can be continued after the sheet was closed', async () => {
    const { press, screen, user, seesPaid, byCard, payCard, opened, expectAccessible } = await openBillPage()
    await press('Pay my part')
    const card = await sheetWithCard({ screen, user })
    await user.click(card.getByRole('button', { name: 'Close' }))
    await user.click(within(screen.getByRole('dialog', { name: 'Pay online' })).getByRole('button', { name: 'Close' }))
    expect(await (await payCard()).findByText(/^Payment of 9,50.*not finished$/)).toBeTruthy()
    expect((await payCard()).queryByRole('button', { name: /^Pay everything/ })).toBeNull()
    await expectAccessible()
    await press('Continue')
    await byCard()
    await seesPaid('9,50 €')
    expect(opened()).toBe(1)
  })

  test('is found paid after a reload', async () => {
    const { press, screen, user, entry, unmount, options, stripe, service, restaurantId } = await openBillPage()
    await press(/^Pay everything/)
    await sheetWithCard({ screen, user })
    const billId = entry()?.bill?.id as number
    await service.payments.entities.bill.markPaid(
      service.db,
      { restaurantId, id: billId },
      { mode: 'card', nowMs: noon },
    )
    unmount()
    const again = await renderWidget('/tavolo', options)
    await ofBill(again, stripe).seesPaid('19,00 €')
    expect(ofBill(again, stripe).entry()).toBeNull()
  })

  test('that has lapsed is forgotten', async () => {
    const { press, screen, user, unmount, options, stripe, service, restaurantId } = await openBillPage()
    await press(/^Pay everything/)
    await sheetWithCard({ screen, user })
    service.clock.set(noon + 31 * minute, restaurantId)
    unmount()
    const again = await renderWidget('/tavolo', options)
    const page = ofBill(again, stripe)
    expect(await (await page.payCard()).findByRole('button', { name: /^Pay everything.*19,00/ })).toBeTruthy()
    expect(page.entry()).toBeNull()
  })

  test('says when its state is not known, and asks again', async () => {
    const { press, screen, user, unmount, options, stripe, service } = await openBillPage()
    await press(/^Pay everything/)
    await sheetWithCard({ screen, user })
    unmount()
    for (const path of ['notify-confirmation', 'get-client-secret'])
      service.faults.next({ path: `/account/pay/stripe/${path}`, kind: 'drop' })
    const again = await renderWidget('/tavolo', options)
    const page = ofBill(again, stripe)
    expect(await (await page.payCard()).findByText(/^Payment of 19,00.*not known yet$/)).toBeTruthy()
    await again.expectAccessible()
    await page.press('Try again')
    expect(await (await page.payCard()).findByRole('button', { name: 'Continue' })).toBeTruthy()
  })

  test('is not possible without a connection, and says why', async () => {
    const { payCard, expectAccessible } = await openBillPage()
    const all = await (await payCard()).findByRole('button', { name: /^Pay everything/ })
    await act(async () => void window.dispatchEvent(new Event('offline')))
    await waitFor(() => expect(all.getAttribute('aria-disabled') ?? all.hasAttribute('disabled')).toBeTruthy())
    expect((await payCard()).getByText('No connection: paying is not possible')).toBeTruthy()
    await expectAccessible()
    await act(async () => void window.dispatchEvent(new Event('online')))
  })
})

type Page = Pick<Awaited<ReturnType<typeof openBillPage>>, 'screen' | 'user'>

/** Presses Pay in the sheet: the bill is open, and the card is asked for. */
async function sheetWithCard({ screen, user }: Page) {
  const sheet = within(await screen.findByRole('dialog', { name: 'Pay online' }))
  await user.click(await sheet.findByRole('button', { name: /^Pay/ }))
  return within(await screen.findByRole('dialog', { name: 'Your card' }))
}

/** One round of 9.50, of which another phone is paying 2.00. */
async function withOther() {
  const page = await openBillPage({ rounds: [{}] })
  const [order] = page.placed
  await page.api.call(openBill, {
    venueId: id<'Venue'>(21),
    tableId: id<'Table'>(3),
    orders: [{ id: order!.orderId, token: order!.round!.token }],
    amount: cents(200),
  })
  const byCardRefused = async () => {
    await page.user.click(await (await page.sheet()).findByRole('button', { name: /^Pay/ }))
  }
  return { ...page, byCardRefused }
}
