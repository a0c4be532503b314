import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readConsents, writeConsents } from '#src/contract/account.ts'

const someConsents = fc.dictionary(fc.stringMatching(/^f_[a-z_]+$/), fc.boolean(), { noNullPrototype: true })

describe('consents', () => {
  test('travel under their own keys as 1 or 0 [ACCT-34]', () => {
    expect(writeConsents({ f_privacy: true, f_marketing: false })).toEqual({ f_privacy: 1, f_marketing: 0 })
  })

  test('are read back from among the other fields', () => {
    fc.assert(
      fc.property(someConsents, (consents) => {
        expect(readConsents({ nome: 'Ada', id_locale: 11, ...writeConsents(consents) })).toEqual(consents)
      }),
    )
  })

  test('omit malformed keys and values', () => {
    const body = { f_privacy: '1', f_Terms: 1, marketing: 1, f_2: 1, f_profilo: 'yes', f_termini: null }
    expect(readConsents(body)).toEqual({ f_privacy: true, f_termini: false })
  })
})
