import fc from 'fast-check'
import { expect, test } from 'vitest'

import { typedText } from '#src/domain/typed-text.ts'

test.each([
  ['blanks', '  \t\n \u00A0\u3000 '],
  ['zero-width signs', '\u200B\u200C\u200D\uFEFF\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['the empty Braille cell', '\u2800'],
  ['marks of direction', '\u202E\u202C\u2066\u2069\u200F'],
  ['control characters', '\u0000\u0007\u009F'],
  ['an accent without a letter', ' \u0301'],
  ['half a character', '\uD83C'],
  ['variation selectors and tags', '\uFE0F\u{E0020}\u{E007F}'],
])('nothing can be seen of %s [CHK-56]', (_what, text) => {
  expect(typedText(text)).toBe('')
})

test.each([
  ['Arabic', 'محمد بن عبد الله'],
  ['Persian with its joiner', 'می‌ترا'],
  ['Hindi with its joiner', 'श्री क्‍षमा'],
  ['Chinese', '李小龍'],
  ['Japanese', 'ジョン・スミス'],
  ['Korean', '김철수'],
  ['Thai', 'ณัฐวุฒิ'],
  ['Hebrew', 'יוסף בן־דוד'],
  ['Tamil', 'கார்த்திக்'],
  ['a letter with two accents, apart', 'Nguye\u0302\u0303n'],
  ['one letter', 'X'],
  ['emoji of several signs', 'Grazie ❤️ 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a note of two lines', 'Ring twice\nand wait'],
])('%s stays as it is [CHK-56]', (_what, text) => {
  expect(typedText(` ${text} `)).toBe(text)
})

test('what is copied along is left out [CHK-56]', () => {
  expect(typedText('\u202A+39 333 555 0100\u202C')).toBe('+39 333 555 0100')
  expect(typedText('anna@\u200Bexample.com\uFEFF')).toBe('anna@example.com')
  expect(typedText('Anna\u0000\u202EissoR')).toBe('AnnaissoR')
})

test('a text that was kept is kept as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = typedText(text)
      expect(typedText(kept)).toBe(kept)
      expect(text).toContain(kept[0] ?? '')
    }),
  )
})
