import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { openBillPage } from './open-bill.tsx'
import { textOf } from './open-table.tsx'

/** A payment of 9.50 of two rounds was begun, and its sheet closed; `confirm` is what the card dialog would do. */
async function openBegun() {
  const page = await openBillPage()
  const { press, screen, sheet, user, entry, service } = page
  await press('Pay my part')
  await user.click(await (await sheet()).findByRole('button', { name: /^Pay/ }))
  const card = within(await screen.findByRole('dialog', { name: 'Your card' }))
  await user.click(card.getByRole('button', { name: 'Close' }))
  await user.click((await sheet()).getByRole('button', { name: 'Close' }))
  await (await page.payCard()).findByText(/^Payment of 9,50.*not finished$/)
  const { restaurantId } = page
  const key = () => ({ restaurantId, id: entry()?.bill?.id as number })
  const markPaid = () => service.payments.entities.bill.markPaid(service.db, key(), { mode: 'card', nowMs: 0 })
  return { ...page, markPaid, giveUp: () => press('Give up') }
}

describe('a payment that was begun at the table', () => {
  test('is given up, and paid in another way', async () => {
    const { giveUp, payCard, press, byCard, seesPaid, entry, paidAtDesk, region, expectAccessible } = await openBegun()
    await expectAccessible()
    await giveUp()
    await (await payCard()).findByText(/^Payment of 9,50.*given up$/)
    expect(textOf(document.activeElement?.shadowRoot?.activeElement ?? (await region()))).toContain(
      'Nothing was charged.',
    )
    expect(entry()).toBeNull()
    await expectAccessible()
    await press(/^Pay everything.*19,00/)
    await byCard()
    await seesPaid('19,00 €')
    expect(await paidAtDesk()).toEqual([950, 950])
  })

  test('is thanked for when it was paid meanwhile', async () => {
    const { giveUp, seesPaid, markPaid, entry } = await openBegun()
    await markPaid()
    await giveUp()
    await seesPaid('9,50 €')
    expect(entry()).toBeNull()
  })

  test('stays when the service cannot be reached', async () => {
    const { giveUp, payCard, service, restaurantId, screen, user, entry } = await openBegun()
    service.faults.next({ path: '/bill/give_up', kind: 'drop', restaurantId })
    await giveUp()
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByText('Connection error')).toBeTruthy()
    await user.click(alert.getByRole('button', { name: 'OK' }))
    expect((await payCard()).getByRole('button', { name: 'Continue' })).toBeTruthy()
    expect(entry()).not.toBeNull()
    await giveUp()
    await (await payCard()).findByText(/^Payment of 9,50.*given up$/)
  })

  test('is given up once when the reply is lost', async () => {
    const { giveUp, payCard, service, restaurantId, screen, user } = await openBegun()
    service.faults.next({ path: '/bill/give_up', kind: 'lose-reply', restaurantId })
    await giveUp()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    await giveUp()
    await (await payCard()).findByText(/^Payment of 9,50.*given up$/)
    expect(await (await payCard()).findByRole('button', { name: /^Pay everything.*19,00/ })).toBeTruthy()
  })
})
