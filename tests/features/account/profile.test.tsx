import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { getAccount } from '#src/contract/account.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const update = '/account/update'

type User = Awaited<ReturnType<typeof openOrder>>['user']

/** Types over what a field holds. */
function replace(user: User, field: HTMLInputElement, text: string) {
  const all = { initialSelectionStart: 0, initialSelectionEnd: field.value.length }
  return user.type(field, text === '' ? '{Delete}' : text, all)
}

/** The profile of Anna Rossi, and the hands that change it. */
async function openProfile(setup: OrderSetup = {}) {
  const order = await openOrder('/utente/modifica', { isSignedIn: true, ...setup })
  const { screen, user, instance } = order
  await screen.findByRole('checkbox', { name: /privacy policy/ })
  const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const billing = () => within(screen.getByRole('group', { name: 'Billing address' }))
  return {
    ...order,
    input,
    billing,
    retype: (name: string, text: string) => replace(user, input(name), text),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    readBack: async () => (await instance.api.call(getAccount, {})).customer,
    confirmation: () => screen.findByRole('alertdialog', { name: 'ACCOUNT' }),
  }
}

describe('ProfileScreen', () => {
  test('shows data, billing address and consents of the service [ACCT-50, ACCT-51, API-27]', async () => {
    const { screen, input, billing, customer, expectAccessible } = await openProfile()
    expect(['First name', 'Last name', 'Phone', 'E-mail'].map((name) => input(name).value)).toEqual([
      'Anna',
      'Rossi',
      '+39 333 555 0101',
      customer?.email,
    ])
    expect(input('Account e-mail')).toMatchObject({ readOnly: true, value: customer?.email })
    expect(billing().getByRole('combobox', { name: 'Country' })).toBeTruthy()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true, false])
    expect(screen.getAllByRole('button', { name: /^Read: / })).toHaveLength(2)
    await expectAccessible()
  })

  test('saves changes without the password and says so [ACCT-31, ACCT-53, API-26, LEGAL-08]', async () => {
    const { user, screen, retype, save, confirmation, readBack, sent, path, instance } = await openProfile()
    await retype('Phone', '+39 333 000 0000')
    await user.click(screen.getByRole('checkbox', { name: /offers and news/ }))
    await save()
    await user.click(within(await confirmation()).getByRole('button', { name: 'OK' }))
    expect(sent(update)).toMatchObject({
      telefono: '+39 333 000 0000',
      f_privacy: 1,
      f_termini: 1,
      f_marketing: 1,
      documenti_consensi: {
        f_privacy: expect.stringMatching(/\/documents\/\d+\/en\/privacy\/1$/),
        f_termini: expect.stringMatching(/\/documents\/\d+\/en\/terms\/1$/),
      },
      indirizzi: { consegna: null, fatturazione: null },
    })
    expect(sent(update)).not.toHaveProperty('password')
    expect(await readBack()).toMatchObject({ phone: '+39 333 000 0000', consents: { f_marketing: true } })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(path()).toBe('/utente')
    expect(instance.stores.session.state.customer).not.toBeNull()
  })

  test('sends a changed e-mail with the old one [ACCT-52]', async () => {
    const { retype, save, confirmation, readBack, sent, instance } = await openProfile()
    const before = instance.stores.session.state.customer?.email
    await retype('E-mail', 'anna@example.org')
    await save()
    await confirmation()
    expect(sent(update)).toMatchObject({ email: 'anna@example.org', old_email: before, username: before })
    expect(instance.stores.session.state.customer?.email).toBe('anna@example.org')
    expect((await readBack()).email).toBe('anna@example.org')
    expect((await readBack()).username).toBe(before)
  })

  test('asks for a new password only when wanted, twice [ACCT-28, ACCT-30, ACCT-31]', async () => {
    const { screen, user, input, retype, save, calls, confirmation, sent } = await openProfile()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect([input('Password').required, input('Password').autocomplete]).toEqual([true, 'new-password'])
    await save()
    expect(screen.getByText('Password is a mandatory field')).toBeTruthy()
    await user.type(input('Password'), 'focaccia-genovese')
    await user.type(input('Repeat password'), 'focaccia-ligure')
    expect(screen.getByText('Password and Confirm password must match')).toBeTruthy()
    await save()
    expect(calls).not.toContain(update)
    await retype('Repeat password', 'focaccia-genovese')
    await save()
    await confirmation()
    expect(sent(update)).toMatchObject({ password: 'focaccia-genovese' })
  })

  test.each(['First name', 'Last name', 'Phone', 'E-mail'])(
    'requires %s and names it before any call [ACCT-28, ACCT-29]',
    async (name) => {
      const { screen, input, retype, save, calls } = await openProfile()
      expect(input(name).required).toBe(true)
      await retype(name, '')
      await save()
      expect(screen.getByText(`${name} is a mandatory field`)).toBeTruthy()
      expect(calls).not.toContain(update)
    },
  )

  test('needs the required consents [ACCT-32]', async () => {
    const { screen, user, save, calls } = await openProfile()
    await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }))
    await save()
    expect(screen.getByText('This consent is required')).toBeTruthy()
    expect(calls).not.toContain(update)
  })

  test('says refusals beside their field, keeping what was typed [ERR-01]', async () => {
    const { screen, service, restaurantId, input, retype, save } = await openProfile()
    const other = await service.newCustomer(restaurantId)
    await retype('E-mail', other.email)
    await save()
    const reason = await screen.findByText('E-mail: there is already an account with this value')
    expect(reason.closest('p')?.id).toBe(input('E-mail').getAttribute('aria-describedby'))
    expect(input('E-mail').value).toBe(other.email)
  })

  test('says why it could not be loaded and tries again', async () => {
    const order = await openOrder('/utente/modifica', { isSignedIn: true, fails: '/account/get_summary' })
    const { screen, user } = order
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('First name')).toBeTruthy()
  })
})

describe('the billing address of an account', () => {
  test('is a company’s and optional; a person hides company fields [ACCT-38, ACCT-40, ACCT-41]', async () => {
    const { billing, user } = await openProfile()
    const ofCompany = ['Company name', 'VAT number', 'Recipient code (SDI)', 'Certified e-mail (PEC)']
    const everybodys = ['Tax code', 'Street', 'House number', 'Postcode', 'Town', 'Province', 'Country']
    expect(billing().getByRole<HTMLInputElement>('radio', { name: 'Company' }).checked).toBe(true)
    for (const name of [...ofCompany, ...everybodys]) expect(billing().getByLabelText(name)).toBeTruthy()
    await user.click(billing().getByRole('radio', { name: 'Private person' }))
    for (const name of ofCompany) expect(billing().queryByLabelText(name)).toBeNull()
    for (const name of everybodys) expect(billing().getByLabelText(name)).toBeTruthy()
  })

  test('is sent field by field and read back [ACCT-38, ACCT-40, ACCT-43, ACCT-44, ACCT-45, ACCT-46]', async () => {
    const { billing, user, save, confirmation, sent, readBack } = await openProfile()
    const type = (name: string, text: string) => user.type(billing().getByLabelText(name), text)
    const country = () => billing().getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    expect([country().value, country().getAttribute('aria-invalid')]).toEqual(['IT', null])
    await type('Province', 'Torino')
    expect(billing().getByLabelText<HTMLInputElement>('Province').value).toBe('To')
    await replace(user, billing().getByLabelText<HTMLInputElement>('Province'), '')
    await waitFor(() => expect(within(country()).getByRole('option', { name: 'Switzerland' })).toBeTruthy())
    const names = [...country().options].map(({ text }) => text)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    await user.selectOptions(country(), 'Switzerland')
    await type('Company name', 'Rossi Sagl')
    await type('VAT number', 'CHE-123.456.789 IVA and more')
    await type('Tax code', '123456789012345678901')
    await type('Street', 'Via Nassa')
    await type('House number', '5')
    await type('Postcode', '6900')
    await type('Town', 'Lugano')
    await type('Province', 'Ticino')
    expect(billing().getByLabelText<HTMLInputElement>('Province').value).toBe('Ticino')
    await user.selectOptions(country(), 'Italy')
    expect(billing().getByLabelText<HTMLInputElement>('Province').value).toBe('Ti')
    await user.selectOptions(country(), 'Switzerland')
    await save()
    await confirmation()
    expect(sent(update)?.indirizzi).toEqual({
      consegna: null,
      fatturazione: {
        fatturazione_tipo: 'AZIENDA',
        ragione_sociale: 'Rossi Sagl',
        p_iva: 'CHE-123.456.789 IVA',
        cod_fisc: '12345678901234567890',
        indirizzo: 'Via Nassa',
        numero: '5',
        localita_citta: 'Lugano',
        cap_citta: '6900',
        provincia: 'Ti',
        nazione: 'CH',
        sdi: null,
        pec: null,
      },
    })
    expect((await readBack()).addresses).toMatchObject([{ use: 'billing', address: { companyName: 'Rossi Sagl' } }])
  })

  test('shows an unknown country as invalid until chosen [ACCT-46]', async () => {
    const { billing, user } = await openProfile({ service: { venue: { country: '' } } })
    const country = () => billing().getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    expect([country().value, country().getAttribute('aria-invalid')]).toEqual(['', 'true'])
    await waitFor(() => expect(within(country()).getByRole('option', { name: 'Italy' })).toBeTruthy())
    await user.selectOptions(country(), 'Italy')
    expect([country().value, country().getAttribute('aria-invalid')]).toEqual(['IT', null])
  })

  test('begun must be complete, emptied is null [ACCT-42, INV-17]', async () => {
    const { billing, user, save, calls, confirmation, sent } = await openProfile()
    await user.type(billing().getByLabelText('Town'), 'Torino')
    await save()
    expect(billing().getByText('Company name is a mandatory field')).toBeTruthy()
    expect(calls).not.toContain(update)
    await replace(user, billing().getByLabelText<HTMLInputElement>('Town'), '')
    await save()
    await confirmation()
    expect(sent(update)?.indirizzi).toEqual({ consegna: null, fatturazione: null })
  })

  test('is a person’s and required where invoices are [ACCT-39]', async () => {
    const { billing, user, save, calls, confirmation, sent } = await openProfile({
      service: { venue: { requiresInvoice: true } },
    })
    expect(billing().getByRole<HTMLInputElement>('radio', { name: 'Private person' }).checked).toBe(true)
    await save()
    expect(billing().getByText('Street is a mandatory field')).toBeTruthy()
    expect(calls).not.toContain(update)
    for (const [name, text] of [
      ['Street', 'Via Po'],
      ['House number', '12'],
      ['Postcode', '10124'],
      ['Town', 'Torino'],
      ['Province', 'TO'],
    ] as const)
      await user.type(billing().getByLabelText(name), text)
    await save()
    await confirmation()
    expect(sent(update)?.indirizzi).toMatchObject({ fatturazione: { fatturazione_tipo: 'PRIVATO', provincia: 'TO' } })
  })
})
