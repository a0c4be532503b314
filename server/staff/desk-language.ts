import type { Context } from 'hono'

import type { Language } from '#src/options/languages.ts'
import { defaultLanguage, isLanguage } from '#src/options/languages.ts'

/** The language of the desk that asks: the first of ours in `Accept-Language`, which the desk sets to what it is shown in. */
export function deskLanguage({ req }: Context): Language {
  const wanted = (req.header('Accept-Language') ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? defaultLanguage
}
