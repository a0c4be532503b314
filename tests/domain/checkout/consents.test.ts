import { describe, expect, test } from 'vitest'

import type { Consent } from '#src/contract/venue-content.ts'
import { isConsentRequired, missingConsents, shownDocuments } from '#src/domain/checkout/consents.ts'

const aConsent = (fields: Partial<Consent> = {}): Consent => ({
  label: 'Privacy policy',
  documentUrl: null,
  key: 'f_privacy',
  isRequired: null,
  ...fields,
})

describe('isConsentRequired', () => {
  test.each([
    ['f_privacy', true],
    ['f_termini', true],
    ['f_marketing', false],
    ['f_newsletter_mail', false],
    ['f_profilazione', false],
  ])('%s without a word of the service: %s [ACCT-33]', (key, expected) => {
    expect(isConsentRequired(aConsent({ key }))).toBe(expected)
  })

  test('is what the service says when it says [ACCT-33]', () => {
    expect(isConsentRequired(aConsent({ key: 'f_marketing', isRequired: true }))).toBe(true)
    expect(isConsentRequired(aConsent({ key: 'f_privacy', isRequired: false }))).toBe(false)
  })
})

describe('shownDocuments', () => {
  test('are the addresses beside consents, none before they load [LEGAL-08]', () => {
    const documentUrl = 'https://service.example/documents/1/en/privacy/1'
    const consents = [aConsent({ documentUrl }), aConsent({ key: 'f_marketing' })]
    expect(shownDocuments(consents)).toEqual({ f_privacy: documentUrl })
    expect(shownDocuments(undefined)).toEqual({})
  })
})

describe('missingConsents', () => {
  const [privacy, terms, marketing] = ['f_privacy', 'f_termini', 'f_marketing'].map((key) => aConsent({ key }))
  const all = [privacy!, terms!, marketing!]

  test('names required ones not given; marketing is optional [ACCT-32]', () => {
    expect(missingConsents(all, {})).toEqual([privacy, terms])
    expect(missingConsents(all, { f_privacy: true, f_termini: false })).toEqual([terms])
    expect(missingConsents(all, { f_privacy: true, f_termini: true })).toEqual([])
  })
})
