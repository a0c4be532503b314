import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { margherita, openOrder } from '#tests/support/open-order.tsx'

import { formOf, marketing, openRegistration, person, privacy, terms } from './open-registration.tsx'
import type { Field } from './open-registration.tsx'

describe('RegistrationSheet', () => {
  test('asks for data and consents, nothing ticked [ACCT-24, ACCT-28, ACCT-32, ACCT-33]', async () => {
    const { sheet, input, openMore, expectAccessible } = await openRegistration()
    expect(sheet.getAllByRole<HTMLInputElement>('checkbox').map(({ required }) => required)).toEqual([true, true])
    expect(sheet.queryByText('Billing address')).toBeNull()
    await expectAccessible()
    await openMore()
    expect(sheet.getByText('Billing address')).toBeTruthy()
    const names = Object.keys(person) as Field[]
    expect(names.map((name) => [name, input(name).required])).toEqual(names.map((name) => [name, true]))
    expect(names.map((name) => input(name).autocomplete)).toEqual([
      'given-name',
      'family-name',
      'tel',
      'email',
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
      await fillIn({ [name]: '' })
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
    expect(summary).toContain('7 fields need your attention')
    expect(sent()).toBe(0)
  })

  test('checks the e-mail on leaving the field', async () => {
    const { sheet, user, input } = await openRegistration()
    await user.type(input('E-mail'), 'luca@')
    expect(sheet.queryByText(/Enter a full e-mail address/)).toBeNull()
    await user.tab()
    expect(sheet.getByText(/Enter a full e-mail address/)).toBeTruthy()
    await user.type(input('E-mail'), 'example.com')
    expect(sheet.queryByText(/Enter a full e-mail address/)).toBeNull()
  })

  test('shows the password on request instead of asking twice (decision 70)', async () => {
    const { sheet, user, input } = await openRegistration()
    expect(sheet.queryByLabelText('Repeat password')).toBeNull()
    await user.type(input('Password'), 'una-pizza-grande')
    expect(input('Password').type).toBe('password')
    await user.click(sheet.getByRole('button', { name: 'Show password' }))
    expect([input('Password').type, input('Password').value]).toEqual(['text', 'una-pizza-grande'])
    await user.click(sheet.getByRole('button', { name: 'Hide password' }))
    expect(input('Password').type).toBe('password')
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
    const { fillIn, openMore, submit, stored, instance } = await openRegistration()
    await openMore()
    await fillIn({}, given)
    await submit()
    await waitFor(() => expect(instance.stores.session.state.customer).not.toBeNull())
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

  test('sends the documents that could be read [LEGAL-08]', async () => {
    const { fillIn, openMore, submit, sentBody, instance } = await openRegistration()
    await openMore()
    await fillIn({}, [privacy, terms])
    await submit()
    await waitFor(() => expect(instance.stores.session.state.customer).not.toBeNull())
    expect(sentBody()?.documenti_consensi).toEqual({
      f_privacy: expect.stringMatching(/\/documents\/\d+\/en\/privacy\/1$/),
      f_termini: expect.stringMatching(/\/documents\/\d+\/en\/terms\/1$/),
    })
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

  test('signs in with what was typed, by one call [ACCT-27]', async () => {
    const { screen, fillIn, submit, stored, sent, path, calls, instance } = await openRegistration()
    await fillIn()
    await Promise.all([submit(), submit()])
    await waitFor(() => expect(path()).toBe('/'))
    expect(instance.stores.session.state.customer?.email).toBe('luca@example.com')
    expect([sent(), calls.filter((call) => call === '/account/login').length, (await stored()).length]).toEqual([
      1, 1, 1,
    ])
    expect((await screen.findByText('Your account is ready')).closest('[role="status"]')).toBeTruthy()
  })

  test('goes on where the diner was [SHELL-40]', async () => {
    const order = await openOrder('/utente')
    const { screen, user, path } = order
    await user.click(await screen.findByRole('button', { name: 'Create an account' }))
    const { fillIn, submit } = await formOf(order)
    await fillIn()
    await submit()
    await waitFor(() => expect(path()).toBe('/utente'))
  })

  test('says refusals beside their fields, keeping what was typed [ERR-01, ACCT-29]', async () => {
    const { screen, user, input, fillIn, submit, service, restaurantId, sheet, path } = await openRegistration()
    await service.newCustomer(restaurantId, { email: 'luca@example.com' })
    await fillIn({ Password: 'corta' })
    await submit()
    await sheet.findByText(/at least 8 characters/)
    const described = (name: Field) =>
      (input(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => input(name).closest('.field')?.querySelector(`[id="${id}"]`)?.textContent)
        .join()
    expect(described('Password')).toMatch(/at least 8 characters/)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([input('First name').value, input('Password').value]).toEqual(['Luca', 'corta'])
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: privacy }).checked).toBe(true)
    await user.type(input('Password'), '-ma-non-troppo')
    expect(sheet.queryByText(/at least 8 characters/)).toBeNull()
    await submit()
    await sheet.findByText(/there is already an account/)
    expect(described('E-mail')).toMatch(/there is already an account/)
    await waitFor(() => expect(input('E-mail').getRootNode()).toHaveProperty('activeElement', input('E-mail')))
    await user.click(sheet.getByRole('button', { name: 'Sign in with this e-mail' }))
    expect(path()).toBe('/utente/login')
    const login = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    expect(login.getByRole<HTMLInputElement>('textbox').value).toBe('luca@example.com')
    await user.click(login.getByRole('button', { name: 'Create an account' }))
    const again = within(await screen.findByRole('dialog', { name: 'Create an account' }))
    for (const name of ['First name', 'Last name', 'Phone', 'Password'])
      expect([name, (await again.findByLabelText<HTMLInputElement>(name)).value]).toEqual([name, ''])
  })

  test('says above its button what belongs to no field [ERR-01, BERR-10]', async () => {
    const { sheet, fillIn, submit, service, restaurantId, input } = await openRegistration()
    await fillIn()
    service.faults.next({ path: '/account/registration', kind: 'drop', restaurantId })
    await submit()
    expect((await sheet.findByText('Connection error')).closest('[role="alert"]')).toBeTruthy()
    expect(input('Password').value).toBe('una-pizza-grande')
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
    expect(instance.stores.session.state.customer?.email).toBe('luca@example.com')
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
  })

  test('is registered even when the sign-in after it fails [ACCT-27]', async () => {
    const { screen, user, sheet, fillIn, submit, service, restaurantId, stored } = await openRegistration(
      '/utente/registrazione?back=cart',
      { lines: [margherita] },
    )
    await fillIn()
    service.faults.next({ path: '/account/login', kind: 'drop', restaurantId })
    await submit()
    expect(await sheet.findByText(/Your account is ready/)).toBeTruthy()
    expect(sheet.getByText('Connection error')).toBeTruthy()
    expect(await stored()).toHaveLength(1)
    await user.click(sheet.getByRole('button', { name: 'Sign in' }))
    const login = within(await screen.findByRole('dialog', { name: 'Your details' }))
    expect(login.getByRole<HTMLInputElement>('textbox').value).toBe('luca@example.com')
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
