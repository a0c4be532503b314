import { expect, test } from 'vitest'

import { nameInMail } from '#demo/server/platform/texts/name-in-mail.ts'

test.each([
  ['names of any script', 'Zoë D’Arcy-López', 'Zoë D’Arcy-López'],
  ['initials', 'J. R. R.', 'J. R. R.'],
  ['what looks like a link', 'see https://evil.example/a?b=1 now', 'see https evil example a b now'],
  ['line breaks', 'Anna\r\n\r\nYou have won', 'Anna You have won'],
  ['signs of other languages', 'Anna <b>{link}', 'Anna b link'],
  ['long texts', 'x'.repeat(200), 'x'.repeat(40)],
])('a name in a mail: %s', (_what, typed, said) => {
  expect(nameInMail(typed)).toBe(said)
})
