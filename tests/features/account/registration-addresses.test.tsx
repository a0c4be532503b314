import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { id } from '#tests/support/builders.ts'
import type { OrderSetup } from '#tests/support/open-order.tsx'

import { openRegistration, person } from './open-registration.tsx'

describe('the addresses of a registration', () => {
  const atStella: OrderSetup = { draft: { venueId: id(21) }, service: { like: 2 } }
  const inGroup = ({ sheet }: Awaited<ReturnType<typeof openRegistration>>, name: string) =>
    within(sheet.getByRole('group', { name }))
  const isSignedIn = ({ instance }: Awaited<ReturnType<typeof openRegistration>>) =>
    waitFor(() => expect(instance.stores.session.state.customer).not.toBeNull())

  test('are not sent when only preselections are set [ACCT-37, ACCT-42, INV-17]', async () => {
    const form = await openRegistration('/utente/registrazione', atStella)
    const { fillIn, submit, sentBody, openMore } = form
    await openMore()
    expect(inGroup(form, 'Billing address').getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe(
      'IT',
    )
    await fillIn()
    await submit()
    await isSignedIn(form)
    expect(sentBody()).toMatchObject({ username: person['E-mail'], indirizzi: { consegna: null, fatturazione: null } })
  })

  test('have no delivery block where nothing is delivered [ACCT-25]', async () => {
    const { sheet, openMore } = await openRegistration('/utente/registrazione', {
      ...atStella,
      service: { like: 2, type: 'delivery', service: { isActive: false } },
    })
    await openMore()
    expect(sheet.getByRole('group', { name: 'Billing address' })).toBeTruthy()
    expect(sheet.queryByRole('group', { name: 'Delivery address' })).toBeNull()
  })

  test('sends a delivery address once a field is filled [ACCT-25, ACCT-37, API-25]', async () => {
    const form = await openRegistration('/utente/registrazione', atStella)
    const { sheet, user, fillIn, submit, sent, sentBody } = form
    await fillIn()
    await form.openMore()
    await sheet.findByRole('group', { name: 'Delivery address' })
    const block = inGroup(form, 'Delivery address')
    await user.type(block.getByLabelText('Street'), 'Via Lagrange')
    await submit()
    expect(block.getByText('Town is a mandatory field')).toBeTruthy()
    expect(sent()).toBe(0)
    await user.selectOptions(block.getByRole('combobox', { name: 'Town' }), 'Torino')
    await user.selectOptions(block.getByRole('combobox', { name: 'Zone' }), 'Centro (10123)')
    await user.type(block.getByLabelText('House number'), '7')
    await submit()
    await isSignedIn(form)
    expect(sentBody()?.indirizzi).toMatchObject({
      consegna: {
        tipo: 'MANUALE',
        indirizzo: 'Via Lagrange',
        numero: '7',
        id_consegna_citta: 201,
        id_consegna_zona: 1,
      },
      fatturazione: null,
    })
  })

  test('sends a delivery address with its coordinates where those count [ACCT-37]', async () => {
    const form = await openRegistration('/utente/registrazione', { draft: { venueId: id(31) }, service: { like: 3 } })
    const { sheet, user, fillIn, submit, sent, sentBody, advance } = form
    await fillIn()
    await form.openMore()
    await sheet.findByRole('group', { name: 'Delivery address' })
    const block = inGroup(form, 'Delivery address')
    await user.type(block.getByRole('combobox', { name: 'Address' }), 'via nowhere at all')
    await submit()
    await waitFor(() => expect(block.getAllByText(/do not know this address/).length).toBeGreaterThan(0))
    expect(sent()).toBe(0)
    await user.type(block.getByRole('combobox', { name: 'Address' }), 'via po 12', {
      initialSelectionStart: 0,
      initialSelectionEnd: 18,
    })
    advance(500)
    await user.click(await block.findByRole('option', { name: /Via Po 12/ }))
    await submit()
    await isSignedIn(form)
    expect(sentBody()?.indirizzi).toMatchObject({ consegna: { tipo: 'COORDINATE', indirizzo: 'Via Po', numero: '12' } })
  })

  test('needs a billing address where every order is invoiced [ACCT-39]', async () => {
    const form = await openRegistration('/utente/registrazione', { service: { venue: { requiresInvoice: true } } })
    const { fillIn, submit, sent } = form
    const block = inGroup(form, 'Billing address')
    expect(block.getByRole<HTMLInputElement>('radio', { name: 'Private person' }).checked).toBe(true)
    await fillIn()
    await submit()
    expect(block.getByText('Street is a mandatory field')).toBeTruthy()
    expect(sent()).toBe(0)
  })
})
