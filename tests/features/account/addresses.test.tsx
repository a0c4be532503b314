import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { annasHome } from '#demo/server/db/seed/stella.ts'
import { getDeliveryAddresses } from '#src/contract/delivery-address.ts'
import { failureReply } from '#src/contract/envelope.ts'
import { id } from '#tests/support/builders.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const saving = '/account/new_delivery_address'
const second = {
  ...annasHome,
  street: 'Via Nizza',
  houseNumber: '40',
  deliveryZoneId: id<'DeliveryZone'>(4),
  isDefault: false,
}

/** The addresses of a customer at venue 21, which delivers by zones, or 31, by coordinates. */
async function openAddresses({ like = 2, ...setup }: OrderSetup & { readonly like?: 2 | 3 } = {}) {
  const order = await openOrder('/utente/indirizzi', {
    isSignedIn: true,
    addresses: [annasHome, second],
    draft: { venueId: id(like === 2 ? 21 : 31) },
    service: { like },
    ...setup,
  })
  const { screen, user, instance } = order
  const newAddress = await screen.findByRole('button', { name: 'New address' })
  return {
    ...order,
    radio: (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }),
    button: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }),
    stored: async () => {
      const asked = { venueId: null, zoneMode: null, deliveryCityIds: null }
      return (await instance.api.call(getDeliveryAddresses, asked)).addresses
    },
    async openSheet(name?: string) {
      await user.click(name ? screen.getByRole('button', { name }) : newAddress)
      const sheet = within(await screen.findByRole('dialog', { name: name ? 'Change address' : 'New address' }))
      return { ...sheet, save: () => user.click(sheet.getByRole('button', { name: 'Save' })) }
    },
  }
}

describe('AddressesScreen', () => {
  it('lists the addresses, each with a default radio, a way to edit and one to delete, and a button for a new one [ACCT-54, API-28]', async () => {
    const { screen, radio, button, sent, restaurantId, customer, expectAccessible } = await openAddresses()
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false])
    expect(radio(/Giulia di Barolo 9/).checked).toBe(true)
    for (const name of ['Edit', 'Delete']) expect(button(`${name} Via Nizza 40`).disabled).toBe(false)
    expect(sent('/account/get_delivery_addresses')).toMatchObject({
      id_ristorante: restaurantId,
      email: customer?.email,
      id_locale: 21,
      tipo_modalita_zone: 'MANUALE',
      id_consegna_citta: null,
    })
    await expectAccessible()
  })

  it('says that there is none yet [ACCT-54]', async () => {
    const { screen } = await openAddresses({ addresses: [] })
    expect(screen.getByText('You have not saved an address yet.')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('keeps the default that is chosen [ACCT-58, API-30]', async () => {
    const { user, radio, sent, stored, customer } = await openAddresses()
    await user.click(radio(/Via Nizza 40/))
    await waitFor(() => expect(radio(/Via Nizza 40/).checked).toBe(true))
    expect(sent('/account/set_default_delivery_address')).toMatchObject({ id_indirizzo: customer?.addressIds[1] })
    expect((await stored()).map(({ street, isDefault }) => [street, isDefault])).toEqual([
      ['Via Nizza', true],
      ['Via Giulia di Barolo', false],
    ])
  })

  it('deletes only what is confirmed; without its default there is none [ACCT-59, API-31]', async () => {
    const { screen, user, button, calls, stored, sent, customer } = await openAddresses()
    const confirm = async (answer: string) => {
      await user.click(button('Delete Via Giulia di Barolo 9'))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this address?' }))
      await user.click(dialog.getByRole('button', { name: answer }))
    }
    await confirm('Cancel')
    expect(calls).not.toContain('/account/delete_delivery_address')
    await confirm('Delete')
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
    expect(sent('/account/delete_delivery_address')).toMatchObject({ id_indirizzo: customer?.addressIds[0] })
    expect(await stored()).toMatchObject([{ street: 'Via Nizza', isDefault: false }])
    expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(false)
  })

  it('warns of an address of the other zone mode, which can only be deleted [ACCT-60, ACCT-61, ERR-09]', async () => {
    const { screen, radio, button } = await openAddresses({ like: 3 })
    const warnings = screen.getAllByText(
      'The way addresses are managed has changed. Delete this address and create it again.',
    )
    expect(warnings).toHaveLength(2)
    expect([radio(/Via Nizza/).disabled, button('Edit Via Nizza 40').disabled]).toEqual([true, true])
    expect(button('Delete Via Nizza 40').disabled).toBe(false)
  })

  it('lets an address only be deleted that the venue does not serve any more, and says so [ACCT-61]', async () => {
    const gone = { ...second, deliveryZoneId: id<'DeliveryZone'>(99) }
    const { screen, radio, button } = await openAddresses({ addresses: [annasHome, gone] })
    expect(screen.getByText('This venue does not deliver here.')).toBeTruthy()
    expect([radio(/Via Nizza/).disabled, button('Edit Via Nizza 40').disabled]).toEqual([true, true])
    expect([radio(/Barolo/).disabled, button('Delete Via Nizza 40').disabled]).toEqual([false, false])
  })

  it('shows why a change failed, and the list as it is', async () => {
    const { screen, user, radio, service, restaurantId, customer } = await openAddresses()
    service.faults.next({ path: '/account/set_default_delivery_address', kind: 'drop', restaurantId })
    await user.click(radio(/Via Nizza 40/))
    expect(within(await screen.findByRole('alertdialog')).getByText('Connection error')).toBeTruthy()
    expect(customer).not.toBeNull()
    await waitFor(() => expect(radio(/Barolo/).checked).toBe(true))
  })

  it.each([true, false])(
    'is not there where nothing is delivered, before anybody asks who it is (signed in: %s) [SHELL-43, SHELL-45]',
    async (isSignedIn) => {
      const { screen, path } = await openOrder('/utente/indirizzi', {
        isSignedIn,
        draft: { venueId: id(21) },
        service: { like: 2, type: 'delivery', service: { isActive: false } },
      })
      expect(await screen.findByText(/Error 404/)).toBeTruthy()
      expect(path()).toBe('/utente/indirizzi')
    },
  )

  it.each(['/utente', '/utente/modifica', '/utente/indirizzi'])(
    '%s sends a visitor to the login [SHELL-41]',
    async (route) => {
      const { screen, path } = await openOrder(route, { draft: { venueId: id(21) }, service: { like: 2 } })
      expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
      expect(path()).toBe('/utente/login')
    },
  )
})

describe('the sheet of an address', () => {
  it('asks in zones for town, zone, street, number, doorbell and notes; another town clears the zone [ACCT-55, ACCT-56, ACCT-57, API-29]', async () => {
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

  it('shows a saved one to be changed: the new one takes its place [ACCT-55, API-29]', async () => {
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

  it('asks with coordinates for the address, doorbell and notes, and changes one the same way [ACCT-55, ACCT-56, API-29, API-60]', async () => {
    const { user, openSheet, sent, screen, advance, stored, button } = await openAddresses({ like: 3, addresses: [] })
    const sheet = await openSheet()
    await user.type(sheet.getByRole('combobox', { name: 'Address' }), 'via po 12')
    act(() => advance(500))
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

  it('refuses one without postcode, and one that nobody serves [ACCT-56, ERR-10]', async () => {
    const { user, openSheet, advance, calls } = await openAddresses({ like: 3, addresses: [] })
    const sheet = await openSheet()
    await user.type(sheet.getByRole('combobox', { name: 'Address' }), 'strada del nobile 5')
    act(() => advance(500))
    await user.click(await sheet.findByRole('option', { name: /Strada del Nobile/ }))
    await sheet.save()
    await waitFor(() =>
      expect(
        sheet.getAllByText('The postal code of this address is missing. Try another address.').length,
      ).toBeGreaterThan(0),
    )
    expect(calls).not.toContain(saving)
  })

  it.each([
    ['ADDRESS_NOT_FOUND', 'We could not find this address.'],
    ['ADDRESS_MODE_CHANGED', 'The way addresses are managed has changed. Delete this address and create it again.'],
    ['ADDRESS_NOT_EDITABLE', 'This address can no longer be changed.'],
    ['ADDRESS_INVALID', 'This address is not valid. Try again, else create a new one.'],
  ])('lists inside itself why it cannot be saved, the code %s by its text [ERR-05, ERR-09]', async (code, text) => {
    const { openSheet } = await openAddresses({
      answer: (path) => (path === saving ? Response.json(failureReply(code, [code])) : null),
    })
    const sheet = await openSheet('Edit Via Nizza 40')
    await sheet.save()
    expect(await sheet.findByText(text)).toBeTruthy()
    expect(sheet.getByLabelText<HTMLInputElement>('Street').value).toBe('Via Nizza')
  })
})

describe('what the checkout was told before', () => {
  it('is asked anew once the addresses have changed', async () => {
    const { user, radio, instance } = await openAddresses()
    const ofOneCity = { venueId: id(21), zoneMode: 'manual', deliveryCityIds: [id(201)] }
    instance.queryClient.recall(['en', getDeliveryAddresses.path, ofOneCity], { addresses: [] }, 0)
    await user.click(radio(/Via Nizza 40/))
    await waitFor(() => expect(radio(/Via Nizza 40/).checked).toBe(true))
    const left = instance.queryClient.getQueryCache().getAll()
    expect(left.filter(({ queryKey }) => queryKey[1] === getDeliveryAddresses.path)).toHaveLength(1)
  })
})
