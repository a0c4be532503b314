import { describe, expect, test } from 'vitest'

import { chooseLanguage } from '#src/domain/language/choose-language.ts'

const active = ['it', 'de', 'en']

describe('chooseLanguage on the first load', () => {
  test.each([
    ['the browser language', ['de'], 'en', 'de'],
    ['the browser language, de-AT counting as de', ['de-AT'], 'en', 'de'],
    ['the next language of the browser', ['fr-FR', 'en-US'], 'it', 'en'],
    ['else the current one', ['fr'], 'en', 'en'],
    ['else the first active one', ['fr'], 'es', 'it'],
    ['else the first active one, without a current one', [], null, 'it'],
  ])('is %s [I18N-04]', (_which, browser, current, expected) => {
    expect(chooseLanguage({ active, browser, current, isFirstLoad: true })).toBe(expected)
  })
})

describe('chooseLanguage later', () => {
  test.each([
    ['the current one if active', 'en', 'en'],
    ['else the first active one', 'fr', 'it'],
    ['else the first active one, without a current one', null, 'it'],
  ])('is %s [I18N-05]', (_which, current, expected) => {
    expect(chooseLanguage({ active, browser: ['de'], current, isFirstLoad: false })).toBe(expected)
  })

  test('is English when the restaurant names no language', () => {
    expect(chooseLanguage({ active: [], browser: ['fr'], current: null, isFirstLoad: true })).toBe('en')
  })
})
