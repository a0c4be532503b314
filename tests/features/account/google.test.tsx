import { act, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { failureReply } from '#src/contract/envelope.ts'
import { margherita, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

afterEach(() => vi.restoreAllMocks())

const origin = 'https://service.test'
const message = (data: object, source: object, from = origin) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source: source as Window })))

/** The login, and the window of the provider's page as the browser would open it. */
async function openLogin(route = '/utente/login', setup: OrderSetup = {}) {
  const order = await openOrder(route, setup)
  const { screen, user, restaurantId, service, advance } = order
  const sheet = within(await screen.findByRole('dialog', { name: /^(Sign in|Your details)$/ }))
  const sent: { readonly type?: string }[] = []
  const popup = {
    closed: false,
    close: () => void (popup.closed = true),
    postMessage: (data: object) => void sent.push(data),
  }
  const open = vi
    .spyOn(window, 'open')
    .mockImplementation(() => Object.assign(popup, { closed: false }) as unknown as Window)
  const stateOf = () => new URL(String(open.mock.lastCall?.[0])).searchParams.get('state')
  const say = (type: string, content: object = {}, from = origin) =>
    message({ type: `comanda-google:${type}`, state: stateOf(), ...content }, popup, from)
  return {
    ...order,
    sheet,
    popup,
    open,
    posted: () => sent.map(({ type }) => type),
    say,
    stateOf,
    /** Chooses one of the people of the emulator. */
    async choose(email: string) {
      const init = { method: 'POST', body: JSON.stringify({ email, nonce: `${restaurantId}.${email}` }) }
      const reply = await service.app.request(`/google/${restaurantId}/token`, init)
      say('token', (await reply.json()) as object)
    },
    /** Presses the button as soon as its code is there. */
    press: async () => user.click(await sheet.findByRole('button', { name: 'Continue with Google', busy: false })),
    /** Lets the widget see whether the window is still open. */
    look: () => advance(400),
  }
}

describe('the sign-in with Google', () => {
  test.each([true, false])(
    'needs credentials (%s) and contacts nobody before a press [ACCT-10]',
    async (hasGoogleSignIn) => {
      const { sheet, open } = await openLogin('/utente/login', { service: { restaurant: { hasGoogleSignIn } } })
      expect(sheet.queryByRole('button', { name: 'Continue with Google' }) !== null).toBe(hasGoogleSignIn)
      expect(open).not.toHaveBeenCalled()
    },
  )

  test('opens the provider’s page with origin and state [ACCT-10, ACCT-14, API-24]', async () => {
    const { press, open, choose, service, restaurantId, instance, sent, path, popup, stateOf } = await openLogin()
    await service.newCustomer(restaurantId, { email: 'marco.sala@example.com' })
    await press()
    const address = new URL(String(open.mock.lastCall?.[0]))
    expect(address.origin + address.pathname).toBe(`${origin}/google/${restaurantId}`)
    expect(address.searchParams.get('origin')).toBe(window.location.origin)
    expect(stateOf()).toMatch(/^\d+-\d+-\d+-\d+$/)
    await choose('marco.sala@example.com')
    await waitFor(() => expect(instance.stores.session.state.customer?.email).toBe('marco.sala@example.com'))
    expect(sent('/account/login')).toMatchObject({ google_id_token: expect.any(String), id_locale: 12 })
    expect(sent('/account/login')).not.toHaveProperty('password')
    await waitFor(() => expect(popup.closed).toBe(true))
    expect(path()).toBe('/')
  })

  test('believes only its window, origin and state', async () => {
    const { press, say, popup, stateOf, calls, look } = await openLogin()
    await press()
    const idToken = 'stolen'
    say('token', { idToken }, 'https://elsewhere.example')
    say('token', { idToken, state: 'guessed' })
    message({ type: 'comanda-google:token', state: stateOf(), idToken }, window)
    popup.close()
    look()
    expect(calls).not.toContain('/account/login')
  })

  test('leads unknown accounts to a filled registration [ACCT-19, ACCT-20]', async () => {
    const { press, choose, path, instance, screen, posted, say, popup } = await openLogin('/utente/login?back=cart', {
      lines: [margherita],
    })
    await press()
    await choose('giulia.ferri@example.com')
    await waitFor(() => expect(path()).toBe('/utente/registrazione'))
    const query = Object.fromEntries(new URLSearchParams(instance.location.entry.search))
    expect(query).toEqual({ back: 'cart', email: 'giulia.ferri@example.com', nome: 'Giulia', cognome: 'Ferri' })
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Giulia')
    expect(posted()).toEqual(['comanda-google:sign-out'])
    say('signed-out')
    await waitFor(() => expect(popup.closed).toBe(true))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('matches the status by its ending [ACCT-19]', async () => {
    const extra = { email: 'ada@example.org', nome: 'Ada', cognome: null }
    const { press, say, path, instance } = await openLogin('/utente/login', {
      answer: (called) =>
        called === '/account/login' ? Response.json(failureReply('ACME_EMAIL_NOT_FOUND', ['?'], extra)) : null,
    })
    await press()
    say('token', { idToken: 'any' })
    await waitFor(() => expect(path()).toBe('/utente/registrazione'))
    expect(instance.location.entry.search).toContain('email=ada%40example.org')
    say('signed-out')
  })

  test('says so when Google did not sign out [ACCT-22]', async () => {
    const { press, choose, screen, popup, posted, look } = await openLogin()
    await press()
    await choose('giulia.ferri@example.com')
    await waitFor(() => expect(posted()).toEqual(['comanda-google:sign-out']))
    popup.close()
    look()
    expect(within(await screen.findByRole('alertdialog')).getByText('Google Sign Out Error.')).toBeTruthy()
  })

  test('says "Google error" for refused tokens and blocked windows [ACCT-21]', async () => {
    const { press, say, screen, user, open } = await openLogin()
    const expectAlert = async () => {
      const alert = within(await screen.findByRole('alertdialog', { name: 'ATTENTION' }))
      expect(alert.getByText('Google error')).toBeTruthy()
      await user.click(alert.getByRole('button', { name: 'OK' }))
    }
    await press()
    say('token', { idToken: 'forged' })
    await expectAlert()
    await press()
    say('error')
    await expectAlert()
    open.mockReturnValue(null)
    await press()
    await expectAlert()
  })

  test('shows nothing when the window closes, and works again [ACCT-21]', async () => {
    const { press, popup, look, screen, open, sheet } = await openLogin()
    await press()
    const button = sheet.getByRole('button', { name: 'Continue with Google' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    popup.close()
    look()
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await press()
    expect(open).toHaveBeenCalledTimes(2)
  })
})
