import * as z from 'zod/mini'
import { safeParse } from 'zod/mini'

import { isLive, liveKey } from './live-lists.ts'

const values = z.record(z.string(), z.union([z.number(), z.string()]))
const key = z.tuple([z.string(), z.string(), z.string(), values])

/** What a `GET` is asked for: its path, and what the names in it stand for. */
export type Question = { readonly path: string; readonly values: Readonly<z.output<typeof values>> }

/** Where the query client has the answer to a question, in a language. */
export function keyOf(language: string, { path, values: named }: Question): readonly unknown[] {
  return [language, isLive(path) ? liveKey : 'room', path, named]
}

/** The question that a key is about; null = it is not a key of the desk. */
export function questionOf(queryKey: readonly unknown[]): Question | null {
  const parsed = safeParse(key, queryKey)
  return parsed.success ? { path: parsed.data[2], values: parsed.data[3] } : null
}
