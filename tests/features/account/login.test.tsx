import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { draftSamples } from '#tests/support/draft-samples.ts'
import { changedReply, margherita, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

const field = (name: string) => ({ name })

describe('LoginSheet', () => {
  async function openLogin(route = '/utente/login') {
    const order = await openOrder(route)
    const { screen, user } = order
    const sheet = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    return {
      ...order,
      sheet,
      account: sheet.getByRole<HTMLInputElement>('textbox', field('E-mail or user name')),
      password: sheet.getByLabelText<HTMLInputElement>('Password'),
      submit: () => user.click(sheet.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement),
    }
  }

  test('shows account, password, button, recovery and registration [ACCT-09]', async () => {
    const { sheet, account, password, expectAccessible, user, path } = await openLogin()
    expect([account.autocomplete, password.autocomplete, password.type]).toEqual([
      'username',
      'current-password',
      'password',
    ])
    expect(sheet.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(sheet.getByRole('button', { name: 'Forgotten your password?' })).toBeTruthy()
    expect(sheet.queryByRole('button', { name: /guest/i })).toBeNull()
    await expectAccessible()
    await user.click(sheet.getByRole('button', { name: 'Create an account' }))
    expect(path()).toBe('/utente/registrazione')
  })

  test('names an empty field before any call [ACCT-29]', async () => {
    const { sheet, account, submit, calls, instance } = await openLogin()
    await submit()
    expect(sheet.getByText('E-mail or user name is a mandatory field')).toBeTruthy()
    expect(sheet.getByText('Password is a mandatory field')).toBeTruthy()
    await waitFor(() => expect(instance.surface.root.activeElement).toBe(account))
    expect(calls).not.toContain('/account/login')
  })

  test('says why beside the password, keeping what was typed [ERR-01]', async () => {
    const { screen, sheet, user, account, password, submit, instance } = await openLogin()
    await user.type(account, 'nobody@example.com')
    await user.type(password, 'wrong')
    await submit()
    const reason = await sheet.findByText('Account or password not correct.')
    expect(reason.closest('p')?.id).toBe(password.getAttribute('aria-describedby'))
    await waitFor(() => expect(instance.surface.root.activeElement).toBe(password))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect([account.value, password.value]).toEqual(['nobody@example.com', 'wrong'])
    await user.type(password, '!')
    expect(sheet.queryByText('Account or password not correct.')).toBeNull()
    expect(instance.stores.session.state.customer).toBeNull()
  })

  test('says that the connection failed and can be pressed again [BERR-10]', async () => {
    const { sheet, user, account, password, submit, service, restaurantId, instance } = await openLogin()
    const { email } = await service.newCustomer(restaurantId)
    await user.type(account, email)
    await user.type(password, 'buonappetito')
    service.faults.next({ path: '/account/login', kind: 'drop', restaurantId })
    await submit()
    expect((await sheet.findByText('Connection error')).closest('[role="alert"]')).toBeTruthy()
    await submit()
    expect(sheet.queryByText('Connection error')).toBeNull()
    await waitFor(() => expect(instance.stores.session.state.customer?.email).toBe(email))
  })

  test('keeps key, language and e-mail, not the password [ACCT-01, ACCT-14, ACCT-17, PERSIST-05]', async () => {
    const { user, account, password, submit, service, restaurantId, path, stored, calls } = await openLogin()
    const { email } = await service.newCustomer(restaurantId)
    await user.type(account, `  ${email} `)
    await user.type(password, 'buonappetito')
    await Promise.all([submit(), submit()])
    await waitFor(() => expect(path()).toBe('/'))
    expect(calls.filter((call) => call === '/account/login')).toHaveLength(1)
    await waitFor(() =>
      expect(JSON.parse(stored.get('session') ?? '{}')).toEqual({
        deviceId: expect.stringMatching(/^web-/),
        customer: { email, apiKey: expect.any(String) },
        language: 'en',
      }),
    )
    expect([...stored.values()].join()).not.toContain('buonappetito')
  })

  test('switches to the account’s language when active [ACCT-15]', async () => {
    const { screen, user, account, password, submit, service, restaurantId } = await openLogin()
    const { email } = await service.newCustomer(restaurantId, { language: 'it' })
    await user.type(account, email)
    await user.type(password, 'buonappetito')
    await submit()
    expect(await screen.findByRole('button', { name: 'Ordina ora' })).toBeTruthy()
  })

  test('keeps the language when the account’s is inactive [ACCT-15]', async () => {
    const order = await openOrder('/utente/login', { service: { restaurant: { languages: ['it', 'en'] } } })
    const { screen, user, service, restaurantId, instance } = order
    const { email } = await service.newCustomer(restaurantId, { language: 'de' })
    const sheet = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    await user.type(sheet.getByRole('textbox'), email)
    await user.type(sheet.getByLabelText('Password'), 'buonappetito')
    await user.click(sheet.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(instance.stores.session.state.language).toBe('de'))
    expect(instance.stores.language.state.current).toBe('en')
    expect(await screen.findByRole('button', { name: 'Order now' })).toBeTruthy()
  })

  test('returns to the cart, which continues to the checkout [ACCT-16]', async () => {
    const { screen, user, service, restaurantId, path, instance } = await openOrder('/carrello', {
      lines: [margherita],
    })
    const { email } = await service.newCustomer(restaurantId)
    await user.click(await screen.findByRole('button', { name: /^Go to checkout/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Your details' }))
    expect(sheet.getByText(/Your order stays as it is/)).toBeTruthy()
    await user.type(sheet.getByRole('textbox'), email)
    await user.type(sheet.getByLabelText('Password'), 'buonappetito')
    await user.click(sheet.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(path()).toBe('/carrello/riepilogo'))
    expect(instance.location.entries.map((entry) => entry.path)).toEqual(['/carrello', '/carrello/riepilogo'])
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
  })

  test('lets a diner at a table continue as guest [ACCT-11, ACCT-12]', async () => {
    const { screen, user, path, instance, expectAccessible } = await openOrder('/carrello', {
      lines: [margherita],
      draft: { type: 'table' },
    })
    await user.click(await screen.findByRole('button', { name: /^Go to checkout/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Your details' }))
    await expectAccessible()
    await user.click(sheet.getByRole('button', { name: 'Continue as a guest' }))
    await waitFor(() => expect(path()).toBe('/carrello/riepilogo'))
    expect(instance.location.entry.search).toBe('guest=1')
    expect(instance.location.entries.map((entry) => entry.path)).toEqual(['/carrello', '/carrello/riepilogo'])
  })

  test('puts guests first, and signing in beside it [ACCT-11, ACCT-12, ACCT-80]', async () => {
    const service = { restaurant: { guestOrderTypes: ['takeAway' as const], hasGoogleSignIn: true } }
    const { screen, user, path } = await openOrder('/utente/login?back=cart', { ...draftSamples.collect, service })
    const sheet = within(await screen.findByRole('dialog', { name: 'Your details' }))
    const guest = sheet.getByRole('button', { name: 'Continue as a guest' })
    expect(guest.compareDocumentPosition(sheet.getByRole('textbox')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const others = ['Sign in', 'Continue with Google'].map((name) => sheet.getByRole('button', { name }))
    expect([guest, ...others].map(({ dataset }) => dataset.variant)).toEqual(['primary', 'secondary', 'secondary'])
    await user.click(guest)
    await waitFor(() => expect(path()).toBe('/carrello/riepilogo'))
  })

  test.each(['takeAway', 'delivery', 'eatIn', 'dil'] as const)(
    'offers no way for guests with type %s [ACCT-11, ACCT-13]',
    async (type) => {
      const service = { restaurant: { guestOrderTypes: [] } }
      const { screen } = await openOrder('/utente/login?back=cart', { lines: [margherita], draft: { type }, service })
      const sheet = within(await screen.findByRole('dialog', { name: 'Sign in' }))
      expect(sheet.queryByRole('button', { name: /guest/i })).toBeNull()
    },
  )

  test('closes back to where the diner came from', async () => {
    const { screen, user, path } = await openOrder('/carrello', { lines: [margherita] })
    await user.click(await screen.findByRole('button', { name: /^Go to checkout/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Your details' }))
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    expect(path()).toBe('/carrello')
  })
})

describe('who is signed in already', () => {
  test.each([
    ['/utente/login', '/'],
    ['/utente/registrazione', '/'],
    ['/utente/login?back=cart', '/carrello'],
    ['/utente/registrazione?back=cart', '/carrello'],
  ])('is sent on from %s to %s [ACCT-18]', async (route, expected) => {
    const { path } = await openOrder(route, { isSignedIn: true })
    await waitFor(() => expect(path()).toBe(expected))
  })
})

describe('AccountScreen', () => {
  async function openAccount() {
    const order = await openOrder('/utente', { isSignedIn: true, lines: [margherita] })
    await order.screen.findByRole('heading', { name: 'Account' })
    return order
  }

  test('opens documents in a 500 px frame with a link [ACCT-06]', async () => {
    const { screen, user, expectAccessible } = await openAccount()
    await screen.findByRole('button', { name: 'Privacy policy' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Terms and conditions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and conditions' }))
    const frame = dialog.getByTitle<HTMLIFrameElement>('Terms and conditions')
    expect([frame.getAttribute('height'), frame.src]).toEqual(['500', expect.stringContaining('terms')])
    const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Open in a new tab' })
    expect([link.href, link.target, link.rel]).toEqual([frame.src, '_blank', 'noopener'])
  })

  test('opens documents in a frame without rights [SHELL-71]', async () => {
    const { screen, user } = await openAccount()
    await user.click(await screen.findByRole('button', { name: 'Terms and conditions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms and conditions' }))
    const frame = dialog.getByTitle<HTMLIFrameElement>('Terms and conditions')
    expect([frame.getAttribute('sandbox'), frame.getAttribute('referrerpolicy')]).toEqual([
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      'no-referrer',
    ])
  })

  test('leaves out a document whose address would run [API-68]', async () => {
    const answer: OrderSetup['answer'] = (path, _body, ask) =>
      path.endsWith('/get-privacy-checkboxes')
        ? changedReply<{ dichiarazione_accessibilita: string }>(ask, (data) => {
            data.dichiarazione_accessibilita = 'java\tscript:alert(1)'
          })
        : null
    const { screen } = await openOrder('/utente', { isSignedIn: true, answer })
    expect(await screen.findByRole('button', { name: 'Terms and conditions' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accessibility statement' })).toBeNull()
  })

  test('signs out: customer data goes, language, venue, cart stay [ACCT-07, SHELL-60]', async () => {
    const { screen, user, instance, path, service, restaurantId, advance } = await openAccount()
    act(() => instance.stores.draft.setTimeLimit(instance.clock.now() + 600_000))
    const { apiKey, email } = instance.stores.session.state.customer ?? { apiKey: '', email: '' }
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Order now' })).toBeTruthy()
    expect(path()).toBe('/')
    expect(instance.stores.session.state.customer).toBeNull()
    expect(instance.stores.draft.state.timeLimitMs).toBeNull()
    expect(
      instance.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => String(queryKey[1])),
    ).not.toContain('/account/get_summary')
    expect(instance.stores.place.state.venueId).toBe(12)
    expect(instance.stores.language.state.current).toBe('en')
    expect(instance.stores.cart.state.cart.lines).toHaveLength(1)
    advance(3_600_000)
    expect(instance.stores.dialogs.state).toMatchObject({ queue: [], timeLimitWarning: null })
    // The service does not know the key any more either.
    const reply = await service.fetch('https://service.test/webservice/en/account/get_summary', {
      method: 'POST',
      body: JSON.stringify({ versione: '3.5.2', id_ristorante: restaurantId, email, api_key: apiKey }),
    })
    expect(await reply.json()).toMatchObject({ success: false })
  })

  test('signs out here even when the service does not [ACCT-08, ERR-03]', async () => {
    const { screen, user, instance, path, service, restaurantId } = await openAccount()
    service.faults.next({ path: '/account/logout', kind: 'drop', restaurantId })
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    const alert = within(await screen.findByRole('alertdialog'))
    expect(alert.getByRole('alert').textContent).toBe('Connection error')
    expect(path()).toBe('/')
    expect(instance.stores.session.state.customer).toBeNull()
  })

  test('sends a visitor to the login [SHELL-40]', async () => {
    const { screen, path } = await openOrder('/utente')
    await screen.findByRole('dialog', { name: 'Sign in' })
    expect(path()).toBe('/utente/login')
  })
})
