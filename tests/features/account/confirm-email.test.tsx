import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { getAccount } from '#src/contract/account.ts'
import { openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'

/** The screen that the link in the mail opens, with the token of nobody. */
async function openLink(setup: OrderSetup = {}) {
  const order = await openOrder('/utente/email/conferma/token-of-nobody', setup)
  const confirm = await order.screen.findByRole('button', { name: 'Confirm the address' })
  return { ...order, confirm }
}

describe('ConfirmEmailScreen', () => {
  test('asks before it confirms, for mail scanners [ACCT-68]', async () => {
    const { screen, calls, expectAccessible } = await openLink()
    expect(screen.getByText(/If you did not register here, close this page/)).toBeTruthy()
    expect(calls).not.toContain('/account/confirm_email')
    await expectAccessible()
  })

  test('confirms with the token, then leads to the start [ACCT-68]', async () => {
    const { screen, user, confirm, sent, path, expectAccessible } = await openLink({
      answer: (called) =>
        called === '/account/confirm_email' ? Response.json({ success: true, data: {}, messages: [] }) : null,
    })
    await user.click(confirm)
    expect(await screen.findByText('Your address is confirmed')).toBeTruthy()
    expect(sent('/account/confirm_email')).toMatchObject({ token: 'token-of-nobody' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'To the start' }))
    expect(path()).toBe('/')
  })

  test.each([
    [false, 'Sign in for a new link', '/utente/login'],
    [true, 'Get a new link', '/utente/modifica'],
  ])('leads from an ended link to a new one, %s [ACCT-68]', async (isSignedIn, name, leadsTo) => {
    const { screen, user, confirm, path, expectAccessible } = await openLink({ isSignedIn })
    await user.click(confirm)
    const reason = await screen.findByText('This link is not valid any more. Ask for a new one.')
    expect(reason.closest('[role="alert"]')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm the address' })).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name }))
    expect(path()).toBe(leadsTo)
  })

  test('stays ready for a second try without a connection [ACCT-68]', async () => {
    let isOffline = true
    const { screen, user, confirm } = await openLink({
      answer: (called) =>
        isOffline && called === '/account/confirm_email' ? Promise.reject(new TypeError('Failed to fetch')) : null,
    })
    await user.click(confirm)
    expect(within(await screen.findByRole('alert')).getByText(/connection/i)).toBeTruthy()
    isOffline = false
    await user.click(screen.getByRole('button', { name: 'Confirm the address' }))
    expect(await screen.findByText('This link is not valid any more. Ask for a new one.')).toBeTruthy()
  })
})

describe('the profile', () => {
  const openProfile = async (isEmailVerified: boolean) => {
    const order = await openOrder('/utente/modifica', { isSignedIn: true, isEmailVerified })
    await order.screen.findByRole('checkbox', { name: /privacy policy/ })
    return order
  }

  test('says that the address is unconfirmed and mails again [ACCT-69]', async () => {
    const { screen, user, instance, service, restaurantId, expectAccessible } = await openProfile(false)
    const { email } = (await instance.api.call(getAccount, {})).customer
    expect(screen.getByText('Your e-mail address is not confirmed')).toBeTruthy()
    expect(screen.getByText(new RegExp(`Follow the link that we sent to ${email}`))).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Send the link again' }))
    expect(await screen.findByText('The e-mail is on its way')).toBeTruthy()
    expect(await mailsOf(service.db, restaurantId)).toMatchObject([{ kind: 'confirm-email', recipient: email }])
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
    await expectAccessible()
  })

  test('says nothing of a confirmed address [ACCT-69]', async () => {
    const { screen } = await openProfile(true)
    expect(screen.queryByText('Your e-mail address is not confirmed')).toBeNull()
  })
})
