import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { chooseLanguage } from '#src/options/choose-language.ts'
import { languages } from '#src/options/languages.ts'

const active = ['it', 'de', 'en']
/** The first is the diner's choice, the second that of the tag, the others are the browser's. */
const inOrder = ([chosen, tag, ...browser]: readonly (string | null | undefined)[]) => ({
  chosen,
  tag,
  browser: browser.map(String),
})

describe('chooseLanguage', () => {
  test.each([
    ['the first wish', ['de', 'en'], 'de'],
    ['de-AT read as de', ['de-AT'], 'de'],
    ['EN_gb read as en', ['EN_gb'], 'en'],
    ['the next wish where the first is not spoken', ['fr-FR', 'en-US'], 'en'],
    ['the next wish where there is no first', [null, undefined, '', 'de'], 'de'],
    ['else the first of the restaurant', ['fr', 'tlh'], 'it'],
    ['the first of the restaurant without a wish', [], 'it'],
  ])('is %s [I18N-04, I18N-05]', (_which, wishes, expected) => {
    expect(chooseLanguage({ ...inOrder(wishes), active })).toBe(expected)
  })

  test.each([
    ['the restaurant has not said what it speaks', undefined],
    ['the restaurant names no language', []],
    ['the restaurant names none that there are texts for', ['ja', 'pl']],
  ])('is English when %s and no wish can be met [I18N-03]', (_when, spoken) => {
    expect(chooseLanguage({ ...inOrder(['tlh']), active: spoken })).toBe('en')
  })

  test('is any language with texts while the restaurant is unknown [I18N-01]', () => {
    for (const language of languages) expect(chooseLanguage(inOrder([language]))).toBe(language)
  })

  test('is one with texts, whatever is wished and spoken [I18N-01]', () => {
    const code = fc.oneof(fc.constantFrom(...languages), fc.string({ maxLength: 5 }))
    fc.assert(
      fc.property(fc.array(code), fc.option(fc.array(code), { nil: undefined }), (wishes, spoken) => {
        const chosen = chooseLanguage({ ...inOrder(wishes), active: spoken })
        const spokenOnes = languages.filter((language) => spoken?.includes(language))
        expect(spokenOnes.length === 0 ? languages : spokenOnes).toContain(chosen)
      }),
    )
  })
})
