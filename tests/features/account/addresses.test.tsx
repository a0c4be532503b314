import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { annasHome } from '#demo/restaurants/annas-things.ts'
import { getDeliveryAddresses } from '#src/contract/delivery-address.ts'
import { recall } from '#src/query/recall.ts'
import { id } from '#tests/support/builders.ts'
import { openOrder } from '#tests/support/open-order.tsx'

import { openAddresses, second } from './open-addresses.tsx'

describe('AddressesScreen', () => {
  test('lists each with default, edit and delete, and adds [ACCT-54, API-28]', async () => {
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

  test('says that there is none yet [ACCT-54]', async () => {
    const { screen } = await openAddresses({ addresses: [] })
    expect(screen.getByText('You have not saved an address yet.')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('keeps the default that is chosen [ACCT-58, API-30]', async () => {
    const { user, radio, sent, stored, customer } = await openAddresses()
    await user.click(radio(/Via Nizza 40/))
    await waitFor(() => expect(radio(/Via Nizza 40/).checked).toBe(true))
    expect(sent('/account/set_default_delivery_address')).toMatchObject({ id_indirizzo: customer?.addressIds[1] })
    expect((await stored()).map(({ street, isDefault }) => [street, isDefault])).toEqual([
      ['Via Nizza', true],
      ['Via Giulia di Barolo', false],
    ])
  })

  test('deletes on confirmation, perhaps leaving no default [ACCT-59, API-31]', async () => {
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

  test('lets one of the other zone mode only be deleted [ACCT-60, ACCT-61, ERR-09]', async () => {
    const { screen, radio, button } = await openAddresses({ like: 3 })
    const warnings = screen.getAllByText(
      'The way addresses are managed has changed. Delete this address and create it again.',
    )
    expect(warnings).toHaveLength(2)
    expect([radio(/Via Nizza/).disabled, button('Edit Via Nizza 40').disabled]).toEqual([true, true])
    expect(button('Delete Via Nizza 40').disabled).toBe(false)
  })

  test('lets an unserved one only be deleted, and says so [ACCT-61]', async () => {
    const gone = { ...second, deliveryZoneId: id<'DeliveryZone'>(99) }
    const { screen, radio, button } = await openAddresses({ addresses: [annasHome, gone] })
    expect(screen.getByText('This restaurant does not deliver here.')).toBeTruthy()
    expect([radio(/Via Nizza/).disabled, button('Edit Via Nizza 40').disabled]).toEqual([true, true])
    expect([radio(/Barolo/).disabled, button('Delete Via Nizza 40').disabled]).toEqual([false, false])
  })

  test('shows why a change failed and the old list', async () => {
    const { screen, user, radio, service, restaurantId, customer } = await openAddresses()
    service.faults.next({ path: '/account/set_default_delivery_address', kind: 'drop', restaurantId })
    await user.click(radio(/Via Nizza 40/))
    expect(within(await screen.findByRole('alertdialog')).getByText('Connection error')).toBeTruthy()
    expect(customer).not.toBeNull()
    await waitFor(() => expect(radio(/Barolo/).checked).toBe(true))
  })

  test.each([true, false])(
    'is absent where nothing is delivered (signed in: %s) [SHELL-43, SHELL-45]',
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

  test.each(['/utente', '/utente/modifica', '/utente/indirizzi'])(
    '%s sends a visitor to the login [SHELL-41]',
    async (route) => {
      const { screen, path } = await openOrder(route, { draft: { venueId: id(21) }, service: { like: 2 } })
      expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy()
      expect(path()).toBe('/utente/login')
    },
  )
})

describe('what the checkout was told before', () => {
  test('is asked anew once the addresses have changed', async () => {
    const { user, radio, instance } = await openAddresses()
    const ofOneCity = { venueId: id(21), zoneMode: 'manual', deliveryCityIds: [id(201)] }
    recall(instance.queryClient, ['en', getDeliveryAddresses.path, ofOneCity], { addresses: [] }, 0)
    await user.click(radio(/Via Nizza 40/))
    await waitFor(() => expect(radio(/Via Nizza 40/).checked).toBe(true))
    const left = instance.queryClient.getQueryCache().getAll()
    expect(left.filter(({ queryKey }) => queryKey[1] === getDeliveryAddresses.path)).toHaveLength(1)
  })
})
