import { expect, test } from 'vitest'

import { nameInMail } from '#server/platform/texts/name-in-mail.ts'

test.each([
  ['names of any script', 'Zoë D’Arcy-López', 'Zoë D’Arcy-López'],
  ['Persian with its joiner', 'می‌ترا', 'می‌ترا'],
  ['Catalan', 'Gal·la Puig', 'Gal·la Puig'],
  ['Japanese', 'ジョン・スミス', 'ジョン・スミス'],
  ['Hebrew', 'בן־דוד ג׳ורג׳', 'בן־דוד ג׳ורג׳'],
  ['a hyphen that does not break', 'Jean‑Luc', 'Jean‑Luc'],
  ['initials', 'J. R. R.', 'J. R. R.'],
  ['what looks like a link', 'see https://evil.example/a?b=1 now', 'see https evil example a b now'],
  ['line breaks', 'Anna\r\n\r\nYou have won', 'Anna You have won'],
  ['signs of other languages', 'Anna <b>{link}', 'Anna b link'],
  ['long texts', 'x'.repeat(200), 'x'.repeat(40)],
  ['long names of letters in several parts', 'நி'.repeat(60), 'நி'.repeat(40)],
])('a name in a mail: %s [API-65]', (_what, typed, said) => {
  expect(nameInMail(typed)).toBe(said)
})
