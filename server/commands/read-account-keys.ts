import * as z from 'zod/mini'

import type { AccountKind } from '#server/payments/accounts/payment-account.ts'
import type { TypedKeys } from '#server/payments/accounts/typed-keys.ts'
import { keyNames, typedKeys } from '#server/payments/accounts/typed-keys.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'

type Named = Readonly<Record<string, string>>

/** Reads the keys of an account out of lines `name=value`, or of JSON. No sentence repeats what was typed. */
export function readAccountKeys(kind: AccountKind, text: string): Verdict<TypedKeys, readonly string[]> {
  const named = namedValues(text)
  if (!named) return refuse(['The standard input must hold lines such as secretKey=…, or JSON.'])
  const { needed, webhook } = keyNames[kind]
  const names: readonly string[] = [...needed, webhook]
  const read = typedKeys(kind, named)
  const unknown = Object.keys(named).some((name) => !names.includes(name))
    ? [`The standard input must hold ${names.join(', ')} only.`]
    : []
  if (read.ok && unknown.length === 0) return read
  return refuse([...(read.ok ? [] : read.refusal.map(({ said }) => said)), ...unknown])
}

const values = z.record(z.string(), z.string())

/** Null when it is neither lines nor JSON. */
function namedValues(text: string): Named | null {
  if (text.trimStart().startsWith('{')) {
    const parsed = z.safeParse(values, asJson(text))
    return parsed.success ? parsed.data : null
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const pairs = lines.map((line) => /^\s*(\w+)\s*=\s*(\S+)\s*$/.exec(line))
  if (!pairs.every((pair) => pair !== null)) return null
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
