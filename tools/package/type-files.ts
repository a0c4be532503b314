import { readFileSync } from 'node:fs'

import type { FormatConfig } from 'oxfmt'
import { format } from 'oxfmt'

import { listenerTypes } from './listener-types.ts'
import { optionTypes } from './option-types.ts'

/** The files of `src/npm` that are written from the tables, formatted, by their paths. */
export async function typeFiles(): Promise<Readonly<Record<string, string>>> {
  const config = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig
  const formatted = async (file: string, text: string) => [file, (await format(file, text, config)).code] as const
  return Object.fromEntries(
    await Promise.all([
      formatted('src/npm/options.ts', optionTypes()),
      formatted('src/npm/listeners.ts', listenerTypes()),
    ]),
  )
}
