import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { accountQuery } from '#src/api/account-calls.ts'
import { sendProfile, sendRegistration } from '#src/api/account-form-calls.ts'
import { ApiError } from '#src/api/api-error.ts'
import { sendPushToken } from '#src/api/messaging-calls.ts'
import { readPersonalData, sendErasure } from '#src/api/personal-data-calls.ts'
import {
  sendEmailConfirmation,
  sendEmailConfirmed,
  sendLogin,
  sendLogout,
  sendPasswordRecovery,
  sendPasswordReset,
} from '#src/api/sign-in-calls.ts'
import { unreadQuery } from '#src/api/unread-calls.ts'
import { googlePerson } from '#src/contract/sign-in.ts'
import { id } from '#tests/support/builders.ts'
import { asks, isRefused } from '#tests/support/wire-widget.ts'

import { billingAddress, deliveryAddress } from './entities.ts'
import { newAddress } from './requests.ts'

const venueId = id<'Venue'>(21)
const consents = { f_privacy: true, f_marketing: false }
const shownDocuments = { f_privacy: 'https://service.example/documents/7/it/privacy/3' }
const session = { apiKey: 'k_5f0c1d', language: 'it', account: 'anna.rossi@example.com' }

describe('the account', () => {
  test('signs in with password or Google token [API-24]', async () => {
    const withPassword = { venueId, account: 'anna', password: 'buonappetito' }
    expect(await asks('account/login', (api) => sendLogin(api, withPassword))).toStrictEqual(session)
    const withGoogle = { venueId, googleIdToken: 'eyJ.token.sig' }
    expect(await asks('account/login-google', (api) => sendLogin(api, withGoogle))).toStrictEqual(session)
    const refused = await isRefused('account/login-google', (api) => sendLogin(api, withGoogle))
    const failure = refused instanceof ApiError && refused.failure.kind === 'refused' ? refused.failure : null
    expect(failure?.status).toBe('ORDERING_EMAIL_NOT_FOUND')
    expect(z.decode(googlePerson, failure?.data as never)).toStrictEqual({
      email: 'carla@example.com',
      firstName: 'Carla',
      lastName: 'Bianchi',
    })
  })

  test('registers with both addresses and a key for each consent [API-25, ACCT-34]', async () => {
    const registration = {
      venueId,
      firstName: 'Anna',
      lastName: 'Rossi',
      phone: '+39 333 555 0199',
      email: 'anna.rossi@example.com',
      password: 'buonappetito',
      addresses: { delivery: newAddress, billing: billingAddress },
      consents,
      shownDocuments,
    }
    expect(await asks('account/registration', (api) => sendRegistration(api, registration))).toStrictEqual({})
  })

  test('changes with its old e-mail and the new one [API-26]', async () => {
    const profile = {
      venueId,
      username: 'anna',
      firstName: 'Annalisa',
      lastName: 'Rossi',
      phone: '+39 333 555 0200',
      email: 'annalisa@example.com',
      oldEmail: 'anna.rossi@example.com',
      password: 'nuovapassword',
      addresses: { delivery: { ...newAddress, oldId: id<'DeliveryAddress'>(440) }, billing: null },
      consents,
      shownDocuments,
    }
    expect(await asks('account/update', (api) => sendProfile(api, profile))).toStrictEqual({})
  })

  test('is read with consents and both kinds of addresses [API-27, API-55]', async () => {
    expect(await asks('account/get_summary', accountQuery)).toStrictEqual({
      customer: {
        username: 'anna',
        firstName: 'Anna',
        lastName: 'Rossi',
        phone: '+39 333 555 0199',
        email: 'anna.rossi@example.com',
        isEmailVerified: true,
        canExportData: true,
        consents,
        addresses: [
          { use: 'billing', address: billingAddress },
          { use: 'delivery', address: deliveryAddress },
        ],
      },
    })
  })

  test('confirms an address and asks for the link again [API-67]', async () => {
    expect(await asks('account/confirm_email', (api) => sendEmailConfirmed(api, 't_92'))).toStrictEqual({})
    expect(await asks('account/send_confirm_email', sendEmailConfirmation)).toStrictEqual({})
  })

  test('asks for a copy of what is kept, and erases [API-76]', async () => {
    expect(await asks('account/data_export', readPersonalData)).toBe('{"orders":[]}')
    const erasure = asks('account/data_erase', (api) => sendErasure(api, 'anna.verdi@example.com'))
    expect(await erasure).toStrictEqual({})
  })

  test('asks for a new password and sets it [API-32, API-33]', async () => {
    const request = { account: 'anna', venueId }
    expect(await asks('account/password_recover', (api) => sendPasswordRecovery(api, request))).toStrictEqual({})
    const reset = { token: 't_91', password: 'nuovapassword', passwordRepeat: 'nuovapassword2' }
    expect(await asks('account/reset_password', (api) => sendPasswordReset(api, reset))).toStrictEqual({})
  })

  test('signs out with the name of the device [API-44]', async () => {
    expect(await asks('account/logout', (api) => sendLogout(api, 'web-a1B2c3D4e5F'))).toStrictEqual({})
  })

  test('says what is unread, each message with its chat [API-43]', async () => {
    expect(await asks('account/status', (api) => unreadQuery(api, null))).toStrictEqual({
      unread: [
        {
          id: 902,
          chatId: 78,
          staffId: 4,
          text: 'A presto!',
          createdAt: '2025-03-15 11:05:00',
          readAt: '2025-03-15 11:06:30',
          chat: { id: 79, kind: 'reservation', subjectId: 5501 },
        },
      ],
    })
  })

  test('makes a device known for push messages [API-45]', async () => {
    const send = asks('account/set_firebase_token', (api) => sendPushToken(api, 'fcm-token', 'web-a1B2c3D4e5F'))
    expect(await send).toStrictEqual({})
  })
})
