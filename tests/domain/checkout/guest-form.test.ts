import { describe, expect, test } from 'vitest'

import { guestToSend, missingGuestFields } from '#src/domain/checkout/guest-form.ts'

const ada = { firstName: ' Ada ', lastName: 'Neri', phone: ' 333 ', consents: ['f_privacy'] }

describe('missingGuestFields', () => {
  test('names what is empty in the order of the form; blanks are nothing [CHK-32]', () => {
    expect(missingGuestFields(ada)).toEqual([])
    expect(missingGuestFields({ ...ada, phone: '', firstName: '  ' })).toEqual(['firstName', 'phone'])
  })
})

describe('guestToSend', () => {
  test('sends the trimmed data with the privacy accepted [CHK-40]', () => {
    expect(guestToSend(ada)).toEqual({ hasAcceptedPrivacy: true, firstName: 'Ada', lastName: 'Neri', phone: '333' })
  })
})
