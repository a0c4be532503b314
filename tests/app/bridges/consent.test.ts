import { describe, expect, test } from 'vitest'

import { createConsent, readConsentMode } from '#src/app/bridges/analytics/consent.ts'
import type { ConsentPage } from '#src/app/bridges/analytics/consent.ts'
import { expectConsole } from '#tests/support/setup.ts'

/** As `gtag('consent', kind, { analytics_storage })` writes it. */
function said(...args: readonly unknown[]) {
  return Object.assign({ length: args.length }, args)
}
const mode = (kind: 'default' | 'update', state: string, more: object = {}) =>
  said('consent', kind, { analytics_storage: state, ...more })

/** A consent platform of the page; `answer` is what the visitor does later. */
function aPlatform() {
  const listeners: ((data: object, isGood: boolean) => void)[] = []
  const commands: string[] = []
  return {
    commands,
    answer: (data: object) => listeners.forEach((listener) => listener({ listenerId: 7, ...data }, true)),
    api: ((command, _version, listener) => {
      commands.push(command)
      if (command === 'addEventListener') listeners.push(listener)
    }) as NonNullable<ConsentPage['__tcfapi']>,
  }
}
const purposes = (...given: readonly number[]) => ({
  eventStatus: 'useractioncomplete',
  purpose: { consents: Object.fromEntries(given.map((one) => [one, true])) },
})

describe('consent', () => {
  test.each([
    ['granted', [], true],
    ['denied', [], false],
    ['perhaps', [], false],
    [null, [], false],
    ['denied', [mode('update', 'granted')], false],
    ['granted', [mode('update', 'denied')], true],
    [null, [mode('update', 'granted')], true],
    [null, [mode('default', 'denied'), mode('update', 'granted')], true],
    [null, [mode('update', 'granted'), mode('default', 'denied')], true],
    [null, [mode('update', 'granted'), mode('update', 'denied')], false],
  ])('word %o and Consent Mode %o give %o', (word, dataLayer, expected) => {
    expect(createConsent({ page: { dataLayer }, word: () => word }).isGiven()).toBe(expected)
  })

  test.each([
    ['nothing', [], null],
    ['other entries', [{ event: 'gtm.js' }, null, 'consent', said('config', 'G-1')], null],
    ['only advertising', [said('consent', 'default', { ad_storage: 'granted' })], null],
    ['a default', [mode('default', 'granted')], true],
    ['defaults of two regions', [mode('default', 'denied', { region: ['IT'] }), mode('default', 'granted')], false],
    ['a default before the strict one', [mode('default', 'granted'), mode('default', 'denied')], false],
  ])('reads Consent Mode out of %s', (_what, layer, expected) => {
    expect(readConsentMode(layer)).toBe(expected)
  })

  test.each([
    ['both purposes', purposes(1, 8), true],
    ['only storage', purposes(1), false],
    ['only measuring', purposes(8), false],
    ['no answer yet', { ...purposes(1, 8), eventStatus: 'cmpuishown' }, false],
    ['a visitor outside the GDPR', { gdprApplies: false }, true],
  ])('follows the TCF with %s', (_what, data, expected) => {
    const { api, answer } = aPlatform()
    const consent = createConsent({ page: { __tcfapi: api }, word: () => null })
    expect(consent.isGiven()).toBe(false)
    answer(data)
    expect(consent.isGiven()).toBe(expected)
  })

  test.each(['a text', { event: 'x' }, 7, null])('reads nothing out of the data layer %o', (dataLayer) => {
    expect(createConsent({ page: { dataLayer }, word: () => null }).isGiven()).toBe(false)
  })

  test('is not given by a platform that throws', () => {
    const page: ConsentPage = {
      __tcfapi: () => {
        throw new Error('not ready')
      },
    }
    expect(createConsent({ page, word: () => null }).isGiven()).toBe(false)
    expect(expectConsole()).toEqual([
      'console.warn: Comanda: __tcfapi of this page has failed, so it gives no consent to analytics: Error: not ready',
    ])
  })

  test('Consent Mode goes before the TCF', () => {
    const { api, answer } = aPlatform()
    const page = { __tcfapi: api, dataLayer: [mode('default', 'denied')] }
    const consent = createConsent({ page, word: () => null })
    answer(purposes(1, 8))
    expect(consent.isGiven()).toBe(false)
  })

  test('finds a platform that loads later, and lets go', () => {
    const { api, answer, commands } = aPlatform()
    const page: { __tcfapi?: typeof api } = {}
    const consent = createConsent({ page, word: () => null })
    page.__tcfapi = api
    expect(consent.isGiven()).toBe(false)
    answer(purposes(1, 8))
    expect(consent.isGiven()).toBe(true)
    consent.stop()
    expect(commands).toEqual(['addEventListener', 'removeEventListener'])
  })
})
