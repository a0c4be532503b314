import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { margherita, openOrder } from '#tests/support/open-order.tsx'

import { formOf, marketing, openRegistration, person, privacy, terms } from './open-registration.tsx'
import type { Field } from './open-registration.tsx'

describe('RegistrationSheet', () => {
  test('asks for data and consents, nothing ticked [ACCT-24, ACCT-28, ACCT-32, ACCT-33]', async () => {
    const { sheet, input, expectAccessible } = await openRegistration()
    const names = Object.keys(person) as Field[]
    expect(names.map((name) => [name, input(name).required])).toEqual(names.map((name) => [name, true]))
    expect(names.map((name) => input(name).autocomplete)).toEqual([
      'given-name',
      'family-name',
      'tel',
      'email',
      'new-password',
      'new-password',
    ])
    const boxes = sheet.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ required, checked }) => [required, checked])).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ])
    await expectAccessible()
  })

  test('says that offers with alcohol are for adults only [ACCT-26]', async () => {
    const { sheet } = await openRegistration()
    expect(sheet.getByText('Offers with alcohol are for adults only.')).toBeTruthy()
  })

  test('takes e-mail and names from the route, without a login [ACCT-23]', async () => {
    const route = '/utente/registrazione?email=luca%40example.com&nome=Luca&cognome=Bianchi'
    const { input, path } = await openRegistration(route)
    expect(path()).toBe('/utente/registrazione')
    expect([input('E-mail').value, input('First name').value, input('Last name').value]).toEqual([
      'luca@example.com',
      'Luca',
      'Bianchi',
    ])
  })

  test.each(['First name', 'Last name', 'Phone', 'E-mail', 'Password'] as const)(
    'names %s when empty, leads there, calls nothing [ACCT-29]',
    async (name) => {
      const { sheet, input, fillIn, submit, sent, instance } = await openRegistration()
      await fillIn({ [name]: '', ...(name === 'Password' ? { 'Repeat password': '' } : {}) })
      await submit()
      expect(sheet.getByText(`${name} is a mandatory field`)).toBeTruthy()
      await waitFor(() => expect(instance.surface.root.activeElement).toBe(input(name)))
      expect(sent()).toBe(0)
    },
  )

  test('counts the faults when there is more than one', async () => {
    const { sheet, submit, sent } = await openRegistration()
    await submit()
    const summary = sheet.getAllByRole('alert').map((alert) => alert.textContent)
    expect(summary).toContain('7 fields need a look')
    expect(sent()).toBe(0)
  })

  test('checks passwords and addresses on leaving the field [ACCT-30]', async () => {
    const { sheet, user, input } = await openRegistration()
    await user.type(input('E-mail'), 'luca@')
    await user.type(input('Password'), 'una-pizza-grande')
    expect(sheet.getByText(/Enter a full e-mail address/)).toBeTruthy()
    await user.type(input('Repeat password'), 'una-pizza-piccola')
    expect(sheet.queryByText(/must match/)).toBeNull()
    await user.tab()
    expect(sheet.getByText('Password and Confirm password must match')).toBeTruthy()
    await user.type(input('Repeat password'), '{Backspace>7/}grande')
    expect(sheet.queryByText(/must match/)).toBeNull()
  })

  test('refuses passwords that differ without a call [ACCT-30]', async () => {
    const { sheet, fillIn, submit, sent } = await openRegistration()
    await fillIn({ 'Repeat password': 'una-pizza-piccola' })
    await submit()
    expect(sheet.getByText('Password and Confirm password must match')).toBeTruthy()
    expect(sent()).toBe(0)
  })

  test.each([privacy, terms])('does not register without: %s [ACCT-32]', async (missing) => {
    const { sheet, fillIn, submit, sent, instance } = await openRegistration()
    await fillIn(
      {},
      [privacy, terms].filter((label) => label !== missing),
    )
    await submit()
    expect(sheet.getByText('Tick this box to create an account')).toBeTruthy()
    const box = sheet.getByRole('checkbox', { name: missing })
    await waitFor(() => expect(instance.surface.root.activeElement).toBe(box))
    expect(sent()).toBe(0)
  })

  test.each([
    [[privacy, terms], { f_privacy: true, f_termini: true, f_marketing: false }],
    [[privacy, terms, marketing], { f_privacy: true, f_termini: true, f_marketing: true }],
  ])('sends each consent, the e-mail as user name %# [ACCT-24, ACCT-34]', async (given, expected) => {
    const { fillIn, submit, stored, sheet } = await openRegistration()
    await fillIn({}, given)
    await submit()
    await sheet.findByRole('status')
    expect(await stored()).toMatchObject([
      {
        username: 'luca@example.com',
        email: 'luca@example.com',
        firstName: 'Luca',
        lastName: 'Bianchi',
        phone: '+39 333 123 4567',
        consents: expected,
      },
    ])
  })

  test('opens the document of a consent in its frame [ACCT-35]', async () => {
    const { screen, user, sheet } = await openRegistration()
    await user.click(sheet.getByRole('button', { name: `Read: ${terms}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and conditions' }))
    const frame = dialog.getByTitle<HTMLIFrameElement>('Terms and conditions')
    expect([frame.tagName, frame.src]).toEqual(['IFRAME', expect.stringContaining('terms')])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: terms }).checked).toBe(false)
  })

  test('confirms, clears the form and leads to the login [ACCT-27]', async () => {
    const { screen, user, sheet, fillIn, submit, stored, sent, path } = await openRegistration()
    await fillIn()
    await Promise.all([submit(), submit()])
    expect((await sheet.findByRole('status')).textContent).toBe('Welcome!Your account is ready. You can sign in now.')
    expect(sheet.queryByRole('textbox')).toBeNull()
    expect([sent(), (await stored()).length]).toEqual([1, 1])
    await user.click(sheet.getByRole('button', { name: 'Sign in' }))
    expect(path()).toBe('/utente/login')
    const login = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    await user.click(login.getByRole('button', { name: 'Create an account' }))
    const again = within(await screen.findByRole('dialog', { name: 'Create an account' }))
    expect(again.getByLabelText<HTMLInputElement>('First name').value).toBe('')
  })

  test('shows refusals under ACCOUNT and keeps what was typed [ERR-01, ACCT-29]', async () => {
    const { screen, user, input, fillIn, submit, service, restaurantId, sheet } = await openRegistration()
    await service.newCustomer(restaurantId, { email: 'luca@example.com' })
    await fillIn({ Password: 'corta', 'Repeat password': 'corta' })
    await submit()
    const modal = within(await screen.findByRole('alertdialog', { name: 'ACCOUNT' }))
    expect(modal.getByRole('alert').textContent).toMatch(/at least 8 characters/)
    await user.click(modal.getByRole('button', { name: 'OK' }))
    expect([input('First name').value, input('Password').value]).toEqual(['Luca', 'corta'])
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: privacy }).checked).toBe(true)
    await user.type(input('Password'), '-ma-non-troppo')
    await user.type(input('Repeat password'), '-ma-non-troppo')
    await submit()
    const second = within(await screen.findByRole('alertdialog', { name: 'ACCOUNT' }))
    expect(second.getByRole('alert').textContent).toMatch(/there is already an account/)
  })

  test('signs in and continues to the checkout [ACCT-16]', async () => {
    const order = await openOrder('/carrello', { lines: [margherita] })
    const { screen, user, path, instance } = order
    await user.click(await screen.findByRole('button', { name: /^Go to checkout/ }))
    await user.click(await screen.findByRole('button', { name: 'Create an account' }))
    const { fillIn, submit } = await formOf(order)
    await fillIn()
    await submit()
    await waitFor(() => expect(path()).toBe('/carrello/riepilogo'))
    expect(instance.stores.session.credentials()?.email).toBe('luca@example.com')
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
  })

  test('is registered even when the sign-in after it fails', async () => {
    const { screen, user, sheet, fillIn, submit, service, restaurantId, stored } = await openRegistration(
      '/utente/registrazione?back=cart',
      { lines: [margherita] },
    )
    await fillIn()
    service.faults.next({ path: '/account/login', kind: 'drop', restaurantId })
    await submit()
    const modal = within(await screen.findByRole('alertdialog', { name: 'ACCOUNT' }))
    await user.click(modal.getByRole('button', { name: 'OK' }))
    expect(sheet.getByText(/Your account is ready/)).toBeTruthy()
    expect(await stored()).toHaveLength(1)
  })

  test('cannot register without loaded consents, and says so [ERR-03]', async () => {
    const order = await openOrder('/utente/registrazione', { fails: '/get-privacy-checkboxes' })
    const { screen, user, calls } = order
    const alert = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
    expect(alert.getByRole('alert').textContent).toBe('Connection error')
    await user.click(alert.getByRole('button', { name: 'OK' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Create an account' }))
    for (const [name, value] of Object.entries(person)) await user.type(sheet.getByLabelText(name), value)
    await user.click(sheet.getByRole('button', { name: 'Register' }))
    await sheet.findByRole('checkbox', { name: privacy })
    expect(calls).not.toContain('/account/registration')
  })

  test('keeps what was typed when the language is switched [I18N-06]', async () => {
    const { screen, fillIn, instance } = await openRegistration()
    await fillIn()
    await act(() => instance.changeLanguage('it'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Crea un account' }))
    expect(sheet.getByLabelText<HTMLInputElement>('Cognome').value).toBe('Bianchi')
    const box = await sheet.findByRole<HTMLInputElement>('checkbox', { name: /informativa sulla privacy/ })
    expect(box.checked).toBe(true)
  })
})
