import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { recoverPassword } from '#src/contract/sign-in.ts'
import { clientOf } from '#tests/server/support/diner.ts'
import { openOrder } from '#tests/support/open-order.tsx'

const remember = '/utente/password/remember'

async function openRecovery(route = remember) {
  const order = await openOrder(route)
  const account = await order.screen.findByLabelText<HTMLInputElement>('E-mail or user name')
  return {
    ...order,
    account,
    send: () => order.user.click(order.screen.getByRole('button', { name: 'Send the link' })),
  }
}

describe('RecoveryScreen', () => {
  test('is reached from the login and leads back there [ACCT-09]', async () => {
    const { screen, user, path, instance } = await openOrder('/utente/login?back=cart')
    await user.click(await screen.findByRole('button', { name: 'Forgotten your password?' }))
    expect([path(), instance.location.entry.search]).toEqual([remember, 'back=cart'])
    expect(await screen.findByLabelText('E-mail or user name')).toBeTruthy()
  })

  test('asks for the account, then says where the mail is [ACCT-47, API-32]', async () => {
    const { screen, user, account, send, service, restaurantId, sent, path, expectAccessible } = await openRecovery()
    const { email } = await service.newCustomer(restaurantId)
    expect(account.autocomplete).toBe('username')
    await expectAccessible()
    await user.type(account, ` ${email}`)
    await send()
    expect(await screen.findByText(/look in your spam folder/)).toBeTruthy()
    expect(sent('/account/password_recover')).toMatchObject({ account: email, id_locale: 12 })
    expect(await mailsOf(service.db, restaurantId)).toMatchObject([{ kind: 'password-reset', recipient: email }])
    // The bar has one too.
    await user.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement)
    expect(path()).toBe('/utente/login')
  })

  test('names the empty field and says refusals in the form [ACCT-29, ERR-01]', async () => {
    const { screen, user, account, send, calls, service, restaurantId } = await openRecovery()
    await send()
    expect(screen.getByText('E-mail or user name is a mandatory field')).toBeTruthy()
    expect(calls).not.toContain('/account/password_recover')
    await user.type(account, 'nobody@example.com')
    const api = clientOf(service, restaurantId)
    for (const _ of [1, 2, 3, 4, 5]) await api.call(recoverPassword, { account: 'nobody@example.com', venueId: null })
    await send()
    expect((await screen.findByText(/Too many attempts/)).closest('[role="alert"]')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByText(/spam folder/)).toBeNull()
  })
})

describe('ResetScreen', () => {
  async function openReset(token = 'unknown', query = '', setup: Parameters<typeof openOrder>[1] = {}) {
    const order = await openOrder(`/utente/password/reset/${token}${query}`, setup)
    const { screen, user } = order
    const password = await screen.findByLabelText<HTMLInputElement>('Password')
    return {
      ...order,
      password,
      repeat: screen.getByLabelText<HTMLInputElement>('Repeat password'),
      set: () => user.click(screen.getByRole('button', { name: 'Set the password' })),
    }
  }

  test('asks twice and refuses different passwords before sending [ACCT-30, ACCT-48]', async () => {
    const { screen, user, password, repeat, set, calls, expectAccessible } = await openReset()
    expect([password, repeat].map((one) => [one.autocomplete, one.required])).toEqual([
      ['new-password', true],
      ['new-password', true],
    ])
    await expectAccessible()
    await set()
    expect(screen.getByText('Password is a mandatory field')).toBeTruthy()
    await user.type(password, 'focaccia-genovese')
    await user.type(repeat, 'focaccia-ligure')
    await set()
    expect(screen.getByText('Password and Confirm password must match')).toBeTruthy()
    expect(calls).not.toContain('/be/reset_password')
  })

  test('sets the password with the token, then shows login [ACCT-49, API-33]', async () => {
    // The restaurant is known only once the widget is open, so the token comes second.
    const { screen, user, service, restaurantId, account, send, instance, sent, path } = await openRecovery()
    const { email } = await service.newCustomer(restaurantId)
    await user.type(account, email)
    await send()
    await screen.findByText(/spam folder/)
    const [mail] = await mailsOf(service.db, restaurantId)
    const link = new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    const route = new URLSearchParams(link.hash.slice(1)).get('ordering_route') ?? ''
    act(() => instance.location.navigate(route))
    await user.type(await screen.findByLabelText('Password'), 'focaccia-genovese')
    await user.type(screen.getByLabelText('Repeat password'), 'focaccia-genovese')
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Sign in' }))
    expect(path()).toBe('/utente/login')
    expect(sent('/be/reset_password')).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      password: 'focaccia-genovese',
      password_conferma: 'focaccia-genovese',
    })
    await user.type(sheet.getByRole('textbox'), email)
    await user.type(sheet.getByLabelText('Password'), 'focaccia-genovese')
    await user.click(sheet.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(instance.stores.session.state.customer?.email).toBe(email))
  })

  test('says why a link is worth nothing any more', async () => {
    const { screen, user, password, repeat, set, path } = await openReset()
    await user.type(password, 'focaccia-genovese')
    await user.type(repeat, 'focaccia-genovese')
    await set()
    const reason = await screen.findByText('This link is not valid any more. Ask for a new one.')
    expect(reason.closest('[role="alert"]')).toBeTruthy()
    expect(path()).toBe('/utente/password/reset/unknown')
  })

  test('takes the venue that the link names [ACCT-48]', async () => {
    const { instance } = await openReset('unknown', '?idLocale=11')
    await waitFor(() => expect(instance.stores.place.state.venueId).toBe(11))
    act(() => instance.location.navigate('/utente/password/reset/unknown?idLocale=99'))
    expect(instance.stores.place.state.venueId).toBe(11)
  })
})
