import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { failureReply } from '#src/contract/envelope.ts'

import { openAddresses } from './open-addresses.tsx'

const saving = '/account/new_delivery_address'

describe('the sheet of an address', () => {
  test('asks in zones for town to notes; towns reset zones [ACCT-55, ACCT-56, ACCT-57, API-29]', async () => {
    const { user, openSheet, sent, screen, stored, expectAccessible } = await openAddresses()
    const sheet = await openSheet()
    await expectAccessible()
    const town = sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Town' })
    expect([...town.options].map(({ text }) => text)).toEqual(['Choose', 'Torino', 'Moncalieri', 'San Mauro Torinese'])
    expect(sheet.queryByRole('combobox', { name: 'Zone' })).toBeNull()
    await sheet.save()
    for (const name of ['Town', 'Street', 'House number'])
      expect(sheet.getByText(`${name} is a mandatory field`)).toBeTruthy()
    await user.selectOptions(town, 'Torino')
    const zone = () => sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Zone' })
    await user.selectOptions(zone(), 'Vanchiglia (10124)')
    await user.selectOptions(town, 'Moncalieri')
    expect(sheet.getByLabelText('Postcode')).toBeTruthy()
    await user.selectOptions(town, 'Torino')
    expect(zone().value).toBe('')
    await user.selectOptions(zone(), 'Centro (10123)')
    await user.type(sheet.getByLabelText('Street'), 'Via Lagrange')
    await user.type(sheet.getByLabelText('House number'), '7')
    await user.type(sheet.getByLabelText('Doorbell'), 'Rossi')
    await user.type(sheet.getByLabelText('Notes for the courier'), 'second floor')
    await sheet.save()
    expect(await screen.findByRole('radio', { name: 'Via Lagrange 7' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New address' })).toBeNull())
    expect(sent(saving)).toMatchObject({
      id_locale: 21,
      tipo: 'MANUALE',
      ordine_indirizzo: null,
      id_consegna_citta: 201,
      id_consegna_zona: 1,
      indirizzo: 'Via Lagrange',
      numero: '7',
      campanello: 'Rossi',
      note: 'second floor',
      localita_citta: 'Torino',
      cap_citta: '10123',
      provincia: 'TO',
      nazione: 'IT',
      old_id: null,
    })
    expect(await stored()).toHaveLength(3)
  })

  test('edits a saved one: the new one replaces it [ACCT-55, API-29]', async () => {
    const { user, openSheet, sent, stored, customer, screen } = await openAddresses()
    const sheet = await openSheet('Edit Via Giulia di Barolo 9')
    expect(sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Zone' }).selectedOptions[0]?.text).toBe(
      'Vanchiglia (10124)',
    )
    expect(sheet.getByLabelText<HTMLInputElement>('Doorbell').value).toBe('Rossi')
    await user.type(sheet.getByLabelText('Notes for the courier'), 'ring twice')
    await sheet.save()
    await screen.findByText('ring twice')
    expect(sent(saving)).toMatchObject({ old_id: customer?.addressIds[0], indirizzo: 'Via Giulia di Barolo' })
    expect(await stored()).toMatchObject([
      { street: 'Via Giulia di Barolo', note: 'ring twice', isDefault: true },
      { street: 'Via Nizza' },
    ])
  })

  test('asks with coordinates for address, doorbell and notes [ACCT-55, ACCT-56, API-29, API-60]', async () => {
    const { user, openSheet, sent, screen, advance, stored, button } = await openAddresses({ like: 3, addresses: [] })
    const sheet = await openSheet()
    await user.type(sheet.getByRole('combobox', { name: 'Address' }), 'via po 12')
    advance(500)
    await user.click(await sheet.findByRole('option', { name: /Via Po 12/ }))
    await user.type(sheet.getByLabelText('Doorbell'), 'Verdi')
    await sheet.save()
    await screen.findByRole('radio', { name: 'Via Po 12' })
    expect(sent(saving)).toMatchObject({
      tipo: 'COORDINATE',
      indirizzo: 'Via Po',
      numero: '12',
      campanello: 'Verdi',
      old_id: null,
      ordine_indirizzo: {
        tipo: 'COORDINATE',
        completed: 1,
        latitudine: expect.any(Number),
        longitudine: expect.any(Number),
        consegneCittaTrovate: expect.arrayContaining([301]),
        info: { indirizzo: 'Via Po', numero: '12', localita_citta: 'Torino', nazione: 'IT' },
      },
    })
    const again = await openSheet('Edit Via Po 12')
    expect(again.getByRole<HTMLInputElement>('combobox', { name: 'Address' }).value).toMatch(/^Via Po 12/)
    await user.type(again.getByLabelText('Notes for the courier'), 'courtyard')
    await again.save()
    await screen.findByText('courtyard')
    expect(await stored()).toMatchObject([{ zoneMode: 'coordinates', note: 'courtyard', doorbell: 'Verdi' }])
    expect(button('Edit Via Po 12')).toBeTruthy()
  })

  test('refuses one without postcode, and one that nobody serves [ACCT-56, ERR-10]', async () => {
    const { user, openSheet, advance, calls } = await openAddresses({ like: 3, addresses: [] })
    const sheet = await openSheet()
    await user.type(sheet.getByRole('combobox', { name: 'Address' }), 'strada del nobile 5')
    advance(500)
    await user.click(await sheet.findByRole('option', { name: /Strada del Nobile/ }))
    await sheet.save()
    await waitFor(() =>
      expect(
        sheet.getAllByText('The postal code of this address is missing. Try another address.').length,
      ).toBeGreaterThan(0),
    )
    expect(calls).not.toContain(saving)
  })

  test.each([
    ['ADDRESS_NOT_FOUND', 'We could not find this address.'],
    ['ADDRESS_MODE_CHANGED', 'The way addresses are managed has changed. Delete this address and create it again.'],
    ['ADDRESS_NOT_EDITABLE', 'This address can no longer be changed.'],
    ['ADDRESS_INVALID', 'This address is not valid. Try again, else create a new one.'],
  ])('lists inside why saving failed, code %s as text [ERR-05, ERR-09]', async (code, text) => {
    const { openSheet } = await openAddresses({
      answer: (path) => (path === saving ? Response.json(failureReply(code, [code])) : null),
    })
    const sheet = await openSheet('Edit Via Nizza 40')
    await sheet.save()
    expect(await sheet.findByText(text)).toBeTruthy()
    expect(sheet.getByLabelText<HTMLInputElement>('Street').value).toBe('Via Nizza')
  })
})
