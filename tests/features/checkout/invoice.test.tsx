import { act, waitFor } from '@testing-library/react'
import type { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { newBillingAddress } from '#src/contract/billing.ts'

import { openInvoice } from './open-invoice.tsx'

const viaPo = {
  kind: 'private',
  companyName: null,
  vatNumber: null,
  recipientCode: null,
  certifiedEmail: null,
  taxCode: null,
  street: 'Via Po',
  houseNumber: '12',
  town: 'Torino',
  postcode: '10123',
  province: 'TO',
  country: 'IT',
} as const

/** Recipient code and certified e-mail are for companies alone. */
function expectNoCompanyFields(sheet: ReturnType<typeof within>) {
  for (const name of ['Recipient code (SDI)', 'Certified e-mail (PEC)'])
    expect([name, sheet.queryByRole('textbox', { name })]).toEqual([name, null])
}

describe('the invoice', () => {
  test('is off first; details show only while on [INV-01]', async () => {
    const { screen, user, toggle, calls } = await openInvoice()
    expect(toggle().checked).toBe(false)
    expect(screen.queryByRole('button', { name: /invoice details/ })).toBeNull()
    expect(calls).not.toContain('/account/get_billing_address')
    await user.click(toggle())
    expect(await screen.findByRole('button', { name: 'Enter the invoice details' })).toBeTruthy()
    await user.click(toggle())
    expect(screen.queryByRole('button', { name: /invoice details/ })).toBeNull()
  })

  test('stays on where every order is invoiced [INV-02, CHK-25]', async () => {
    const order = await openInvoice({ service: { venue: { requiresInvoice: true } } })
    const { screen, user, toggle, press, readRefusal, focused, orders, fillInAddress, openSheet, submit, isClosed } =
      order
    expect([toggle().checked, toggle().disabled]).toEqual([true, true])
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await press()
    await readRefusal('Enter the details for the invoice')
    const enter = await screen.findByRole('button', { name: 'Enter the invoice details' })
    await waitFor(() => expect(focused()).toBe(enter))
    expect(await orders()).toEqual([])
    await openSheet()
    await fillInAddress()
    await submit()
    await isClosed()
    await press()
    expect(await order.placed()).toMatchObject({ wantsInvoice: true, invoiceStreet: 'Via Po' })
  })

  test('is first for a person in the venue’s country [INV-06, INV-07, INV-09]', async () => {
    const { user, toggle, sheet, openSheet, expectAccessible } = await openInvoice()
    await user.click(toggle())
    await openSheet()
    expect(sheet().getByRole<HTMLInputElement>('radio', { name: 'Private person' }).checked).toBe(true)
    const country = sheet().getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    await waitFor(() => expect(country.options.length).toBeGreaterThan(100))
    expect([country.value, country.selectedOptions[0]?.text]).toEqual(['IT', 'Italy'])
    expect(sheet().queryByRole('textbox', { name: 'Company name' })).toBeNull()
    expectNoCompanyFields(sheet())
    expect(sheet().getByRole<HTMLInputElement>('textbox', { name: 'Tax code' }).required).toBe(false)
    await expectAccessible()
  })

  test('says that countries failed, and retries [BERR-07]', async () => {
    let isBroken = true
    const answer = (path: string) =>
      isBroken && path.endsWith('/mixed/countries/get') ? new Response('broken', { status: 500 }) : null
    const { user, toggle, sheet, openSheet, expectAccessible } = await openInvoice({ answer })
    await user.click(toggle())
    await openSheet()
    const reason = await sheet().findByText('The other countries could not be loaded.')
    const country = sheet().getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    expect([...country.options].map(({ text }) => text)).toEqual(['Italy'])
    await expectAccessible()
    isBroken = false
    await user.click(sheet().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(country.options.length).toBeGreaterThan(100))
    expect(reason.isConnected).toBe(false)
  })

  test('asks companies for their fields, drops them for persons [INV-05, INV-08, INV-09, INV-10, INV-13]', async () => {
    const { screen, user, toggle, sheet, field, fillInAddress, openSheet, submit, isClosed, sent } = await openInvoice()
    await user.click(toggle())
    await openSheet()
    await user.click(sheet().getByRole('radio', { name: 'Company' }))
    for (const name of ['Company name', 'VAT number', 'Tax code']) expect(field(name).required).toBe(true)
    expect(field('Certified e-mail (PEC)').required).toBe(false)
    await user.type(field('VAT number'), '1234567890123456789012345')
    await user.type(field('Recipient code (SDI)'), 'ABC1234')
    expect(field('VAT number').value).toBe('12345678901234567890')
    await submit()
    expect(sheet().getByText('Company name is a mandatory field')).toBeTruthy()
    expect(sheet().getByText('Tax code is a mandatory field')).toBeTruthy()
    await user.click(sheet().getByRole('radio', { name: 'Private person' }))
    expect(screen.queryByText('Tax code is a mandatory field')).toBeNull()
    expectNoCompanyFields(sheet())
    await user.click(sheet().getByRole('radio', { name: 'Company' }))
    expect([field('VAT number').value, field('Recipient code (SDI)').value]).toEqual(['', ''])
    await user.type(field('Company name'), 'Rossi S.r.l.')
    await user.type(field('VAT number'), '01234567890')
    await user.type(field('Tax code'), 'RSSNNA80A41L219X')
    await user.type(field('Recipient code (SDI)'), 'ABC1234')
    await user.type(field('Certified e-mail (PEC)'), 'rossi@pec.example.it')
    await fillInAddress()
    await submit()
    await isClosed()
    expect(sent('/account/new_billing_address')).toMatchObject({
      fatturazione_tipo: 'AZIENDA',
      ragione_sociale: 'Rossi S.r.l.',
      p_iva: '01234567890',
      cod_fisc: 'RSSNNA80A41L219X',
      indirizzo: 'Via Po',
      numero: '12',
      localita_citta: 'Torino',
      cap_citta: '10123',
      provincia: 'TO',
      nazione: 'IT',
      sdi: 'ABC1234',
      pec: 'rossi@pec.example.it',
    })
  })

  test('names empty fields, leads to one, sends nothing [INV-11]', async () => {
    const { user, toggle, sheet, field, openSheet, submit, focused, calls } = await openInvoice()
    await user.click(toggle())
    await openSheet()
    await submit()
    const names = ['Street', 'House number', 'Postcode', 'Town', 'Province']
    for (const name of names) expect(sheet().getByText(`${name} is a mandatory field`)).toBeTruthy()
    await waitFor(() => expect(focused()).toBe(field('Street')))
    expect(calls).not.toContain('/account/new_billing_address')
  })

  test('cuts the province to two letters in Italy [INV-12]', async () => {
    const { user, toggle, sheet, field, openSheet } = await openInvoice()
    await user.click(toggle())
    await openSheet()
    await user.type(field('Province'), 'ROMA')
    expect(field('Province').value).toBe('RO')
    const country = sheet().getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    await waitFor(() => expect(country.options.length).toBeGreaterThan(100))
    await user.selectOptions(country, 'DE')
    await user.type(field('Province'), 'stock')
    expect(field('Province').value).toBe('ROstock')
    await user.selectOptions(country, 'IT')
    expect(field('Province').value).toBe('RO')
  })

  test('uses and keeps a saved address [INV-04, INV-15, INV-18]', async () => {
    const order = await openInvoice()
    const { screen, user, toggle, openSheet, fillInAddress, submit, isClosed, press, sent } = order
    await user.click(toggle())
    await openSheet()
    await fillInAddress()
    await submit()
    await isClosed()
    expect(sent('/account/new_billing_address')).toMatchObject({
      f_salva: 1,
      fatturazione_tipo: 'PRIVATO',
      provincia: 'TO',
    })
    expect(screen.getByText('Via Po 12, 10123 Torino (TO)')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await press()
    expect(await order.placed()).toMatchObject({
      wantsInvoice: true,
      invoiceKind: 'private',
      invoiceStreet: 'Via Po',
      invoiceHouseNumber: '12',
      invoicePostcode: '10123',
      invoiceTown: 'Torino',
      invoiceProvince: 'TO',
      invoiceCountry: 'IT',
      invoiceCompanyName: null,
    })
    expect(sent('/account/order')).toMatchObject({ f_fattura: 1, fat_indirizzo: 'Via Po', fat_piva: null })
  })

  test('is for this order alone when not kept [INV-15]', async () => {
    const order = await openInvoice()
    const { user, instance, toggle, sheet, openSheet, fillInAddress, submit, isClosed, sent, screen } = order
    await user.click(toggle())
    await openSheet()
    await fillInAddress()
    await user.click(sheet().getByRole('checkbox', { name: 'Keep it for my next orders' }))
    await submit()
    await isClosed()
    expect(sent('/account/new_billing_address')).toMatchObject({ f_salva: 0 })
    act(() => instance.location.back())
    await screen.findByRole('heading', { name: 'Your order' })
    act(() => instance.location.navigate('/carrello/riepilogo'))
    expect(await screen.findByText('Via Po 12, 10123 Torino (TO)')).toBeTruthy()
  })

  test('offers the account’s address, to use or change [INV-03, INV-04]', async () => {
    const order = await openInvoice()
    const { screen, user, instance, toggle, field, openSheet, submit, isClosed, press } = order
    await instance.api.call(newBillingAddress, { ...viaPo, isKept: true })
    await user.click(toggle())
    expect(await screen.findByText('Via Po 12, 10123 Torino (TO)')).toBeTruthy()
    await openSheet('Change the invoice details')
    expect(field('Street').value).toBe('Via Po')
    await user.type(field('Street'), ' Superiore')
    await submit()
    await isClosed()
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await press()
    expect(await order.placed()).toMatchObject({ invoiceStreet: 'Via Po Superiore' })
  })

  test('is not sent once it is switched off again [INV-01, INV-18]', async () => {
    const order = await openInvoice()
    const { screen, user, instance, toggle, press, sent } = order
    await instance.api.call(newBillingAddress, { ...viaPo, isKept: true })
    await user.click(toggle())
    await screen.findByText('Via Po 12, 10123 Torino (TO)')
    await user.click(toggle())
    await user.click(screen.getByRole('radio', { name: 'Cash' }))
    await press()
    expect(await order.placed()).toMatchObject({ wantsInvoice: false, invoiceStreet: null })
    expect(sent('/account/order')).toMatchObject({ f_fattura: 0, fat_indirizzo: null, fat_fatturazione_tipo: null })
  })

  test('shows refusals inside the sheet with what was typed [INV-14, BERR-04]', async () => {
    const order = await openInvoice()
    const { user, service, restaurantId, toggle, sheet, field, openSheet, fillInAddress, submit, isClosed } = order
    await user.click(toggle())
    await openSheet()
    await fillInAddress()
    await service.changeRestaurant(restaurantId, { restaurant: { isUnderMaintenance: true } })
    await submit()
    const told = await sheet().findByText(/maintenance/)
    expect([told.closest('.alert-list')?.role, order.screen.queryByRole('alertdialog')]).toEqual(['alert', null])
    service.faults.next({ path: '/new_billing_address', kind: 'drop', restaurantId })
    await submit()
    expect(await sheet().findByText('Connection error')).toBeTruthy()
    expect(field('Street').value).toBe('Via Po')
    await service.changeRestaurant(restaurantId, { restaurant: { isUnderMaintenance: false } })
    await submit()
    await isClosed()
  })
})
