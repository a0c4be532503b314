import { describe, expect, test } from 'vitest'

import { guestFields, guestToSend, missingGuestFields } from '#src/domain/checkout/guest-form.ts'

const ada = {
  name: ' Ada  Neri Rossi ',
  firstName: ' Ada ',
  lastName: 'Neri',
  phone: ' 333 555 0100 ',
  email: '',
  consents: ['f_privacy'],
}
const sent = { hasAcceptedPrivacy: true, firstName: 'Ada', lastName: 'Neri', phone: '333 555 0100' }

describe('missingGuestFields', () => {
  test('names empty fields in form order; blanks are empty [CHK-32]', () => {
    expect(missingGuestFields(ada, guestFields('table'))).toEqual([])
    expect(missingGuestFields({ ...ada, phone: '', firstName: '  ' }, guestFields('table'))).toEqual([
      'firstName',
      'phone',
    ])
  })

  test.each([
    ['', ['email']],
    ['ada', ['email']],
    ['ada@example.com', []],
  ])('names the take-away e-mail when it is "%s"', (email, missing) => {
    expect(missingGuestFields({ ...ada, email }, guestFields('takeAway'))).toEqual(missing)
  })
})

test('names a telephone number that is too short [SHELL-107]', () => {
  expect(missingGuestFields({ ...ada, phone: '33312' }, guestFields('table'))).toEqual(['phone'])
})

test.each([
  ['', ['name']],
  ['  ', ['name']],
  ['\u3164', ['name']],
  ['Ada', []],
  ['李小龍', []],
  ['Ada Neri', []],
] as const)('one name is enough: "%s" [CHK-55, CHK-56]', (name, missing) => {
  expect(missingGuestFields({ ...ada, name, email: 'ada@example.com' }, guestFields('takeAway'))).toEqual(missing)
})

describe('guestToSend', () => {
  test('sends the trimmed data with the privacy accepted [CHK-40]', () => {
    expect(guestToSend(ada, 'table')).toEqual(sent)
  })

  test('asks name and number on the telephone [ORD-75]', () => {
    const fields = guestFields('takeAway', true)
    expect(missingGuestFields({ ...ada, name: '', phone: '' }, fields)).toEqual(['name', 'phone'])
    expect(guestFields('table', true)).toEqual(guestFields('table'))
  })

  test('sends the only name that somebody has as the first [CHK-55]', () => {
    const names = { firstName: 'Suharto', lastName: '' }
    const only = { ...ada, name: ' Suharto\u200B ', email: 'suharto@example.com' }
    expect(guestToSend(only, 'takeAway')).toEqual({ ...sent, ...names, email: 'suharto@example.com' })
  })

  test('sends one name and an e-mail except at tables', () => {
    const online = { ...ada, email: ' ada@example.com ' }
    const names = { firstName: 'Ada', lastName: 'Neri Rossi' }
    expect(guestToSend(online, 'takeAway')).toEqual({ ...sent, ...names, email: 'ada@example.com' })
    expect(guestToSend(online, 'table')).toEqual(sent)
  })
})
