import { expect, test } from 'vitest'

import type { Texts } from '#server/platform/texts/language.ts'
import * as sentences from '#server/platform/texts/mail-sentences.ts'
import { mails } from '#server/platform/texts/mails.ts'
import { messages } from '#server/platform/texts/messages.ts'
import { languages } from '#src/options/languages.ts'
import { deskTexts } from '#tests/server/support/desk-texts.ts'

const all: readonly (readonly [name: string, texts: Texts])[] = [
  ...Object.entries(mails).flatMap(
    ([kind, { subject, body }]) =>
      [
        [`subject of ${kind}`, subject],
        [`body of ${kind}`, body],
      ] as const,
  ),
  ...Object.entries<Texts>(sentences),
  ...Object.entries<Texts>(messages),
  ...deskTexts,
]

const valuesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

test.each(all)('%s has the same values in every language', (_, texts) => {
  const english = valuesIn(texts.en ?? '')
  for (const text of languages.flatMap((language) => texts[language] ?? [])) expect(valuesIn(text)).toEqual(english)
})
