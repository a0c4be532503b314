import { describe, expect, test } from 'vitest'

import { checkProfile, checkRegistration } from '#src/domain/account/check-registration.ts'

const form = {
  firstName: 'Ada',
  lastName: 'Neri',
  phone: '+39 333 0000000',
  email: 'ada@example.it',
  password: 'long enough',
}
const profile = { ...form, passwordRepeat: form.password }

describe('checkRegistration', () => {
  test('lets a complete form pass', () => {
    expect(checkRegistration(form)).toEqual([])
  })

  test.each(['firstName', 'lastName', 'phone', 'email'] as const)(
    'requires %s, blanks not counted [ACCT-28]',
    (field) => {
      expect(checkRegistration({ ...form, [field]: '  ' })).toEqual([{ field, reason: 'required' }])
    },
  )

  test.each(['', '   '])('requires a password, not "%s" [ACCT-28]', (password) => {
    expect(checkRegistration({ ...form, password })).toEqual([{ field: 'password', reason: 'required' }])
  })

  test.each(['ada', 'ada@', '@example.it', 'ada@example', 'a da@example.it', 'ada@@example.it', 'ada@example.it it'])(
    'refuses the e-mail %s',
    (email) => {
      expect(checkRegistration({ ...form, email })).toEqual([{ field: 'email', reason: 'invalid' }])
    },
  )

  test.each([
    ['33312', false],
    ['333 12', false],
    ['call me', false],
    ['333 123', true],
    ['+39 011 555 0111', true],
    ['٠١١٥٥٥', true],
  ])('takes "%s" as a telephone number: %s [SHELL-107]', (phone, isTaken) => {
    expect(checkRegistration({ ...form, phone })).toEqual(isTaken ? [] : [{ field: 'phone', reason: 'invalid' }])
  })

  test('takes blanks around an e-mail', () => {
    expect(checkRegistration({ ...form, email: ' ada@example.it ' })).toEqual([])
  })

  test('names everything at once, in the order of the form', () => {
    const empty = { firstName: '', lastName: '', phone: '', email: '', password: '' }
    expect(checkRegistration(empty).map(({ field }) => field)).toEqual(Object.keys(empty))
  })
})

describe('checkProfile', () => {
  test('lets a changed password pass', () => {
    expect(checkProfile(profile)).toEqual([])
  })

  test.each(['long enough ', ''])('refuses two passwords that differ: "%s" [ACCT-30]', (passwordRepeat) => {
    expect(checkProfile({ ...profile, passwordRepeat })).toEqual([{ field: 'passwordRepeat', reason: 'mismatch' }])
  })

  test('names everything at once, in the order of the form', () => {
    const empty = { firstName: '', lastName: '', phone: '', email: '', password: '', passwordRepeat: 'x' }
    expect(checkProfile(empty).map(({ field }) => field)).toEqual(Object.keys(empty))
  })
})
