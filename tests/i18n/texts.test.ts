import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'

import { createTexts } from '#src/i18n/texts.ts'

const open = 'action.close'
const own = { [open]: 'Basta {name}' }

describe('texts of a widget', () => {
  test('show a language overlaid by the provider’s words [I18N-06, I18N-07]', async () => {
    const i18n = setupI18n()
    await createTexts(i18n).show('it', own)
    expect(i18n.locale).toBe('it')
    expect(i18n._(open, { name: 'Ugo' })).toBe('Basta Ugo')
  })

  test('keep the provider’s words while the rest loads [I18N-07]', async () => {
    const i18n = setupI18n()
    const texts = createTexts(i18n)
    await texts.show('it', own)
    let changes = 0
    i18n.on('change', () => (changes += 1))
    expect(texts.has('all')).toBe(false)
    await texts.need('all')
    await texts.show('it', { ...own })
    expect(texts.has('all')).toBe(true)
    expect(i18n._(open, { name: 'Ugo' })).toBe('Basta Ugo')
    expect(changes).toBe(0)
  })

  test('fall back to English where a language has none [BCONST-07]', async () => {
    const i18n = setupI18n()
    const texts = createTexts(i18n)
    await texts.show('en')
    await texts.need('all')
    const english = { ...i18n.messages }
    for (const language of ['it', 'de', 'fr', 'es'] as const) {
      await texts.show(language)
      expect(Object.keys(i18n.messages).toSorted()).toEqual(Object.keys(english).toSorted())
      expect(Object.values(i18n.messages)).not.toContain('')
    }
  })

  test('are in the language asked for last [I18N-06]', async () => {
    const i18n = setupI18n()
    const texts = createTexts(i18n)
    await texts.show('de', own)
    expect(await Promise.all([texts.show('fr'), texts.show('de')])).toEqual([false, true])
    expect(i18n.locale).toBe('de')
    expect(i18n._(open, { name: 'Ugo' })).toBe('Basta Ugo')
    expect(texts.wanted).toBe('de')
  })

  test('are complete in a language chosen while loading [I18N-06]', async () => {
    const i18n = setupI18n()
    const texts = createTexts(i18n)
    await texts.show('it')
    await Promise.all([texts.need('all'), texts.show('en')])
    expect(i18n.locale).toBe('en')
    expect(texts.has('all')).toBe(true)
    expect(Object.keys(i18n.messages).length).toBeGreaterThan(100)
  })
})
