import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { draftSamples } from '#tests/support/draft-samples.ts'

import { openInvoice } from './open-invoice.tsx'

describe('the invoice', () => {
  test('of a guest is used by the order alone [INV-16]', async () => {
    const order = await openInvoice({ ...draftSamples.table, isGuest: true })
    const { screen, user, toggle, sheet, openSheet, fillInAddress, submit, isClosed, press, calls, sent } = order
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Luca')
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Verdi')
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '+39 333 555 0202')
    await user.click(await screen.findByRole('checkbox', { name: /privacy/ }))
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await user.click(toggle())
    await openSheet()
    expect(sheet().queryByRole('checkbox', { name: 'Keep it for my next orders' })).toBeNull()
    await fillInAddress()
    await submit()
    await isClosed()
    expect(sent('/account/new_billing_address')).toMatchObject({ f_salva: 0, api_key: null })
    expect(calls).not.toContain('/account/get_billing_address')
    await press()
    expect(await order.placed()).toMatchObject({ wantsInvoice: true, invoiceStreet: 'Via Po' })
  })

  test('of a guest survives sign-in, of customers is private [INV-16]', async () => {
    const order = await openInvoice()
    const { screen, user, instance, service, restaurantId, toggle, openSheet, fillInAddress, submit, isClosed } = order
    await user.click(toggle())
    await openSheet()
    await fillInAddress()
    await submit()
    await isClosed()
    const other = await service.newCustomer(restaurantId)
    act(() => instance.stores.session.signIn(other.apiKey, other.email))
    await waitFor(() => expect(screen.queryByText('Via Po 12, 10123 Torino (TO)')).toBeNull())
    expect(toggle().checked).toBe(true)
  })
})
