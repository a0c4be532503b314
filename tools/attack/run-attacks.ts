import { attackedPayments } from './attacked-payments.ts'
import { authorisation } from './authorisation.ts'
import { databaseLost } from './database-lost.ts'
import { deskMatrix } from './desk-matrix.ts'
import type { Attack, Finding, Size } from './finding.ts'
import { foreignTokens } from './foreign-tokens.ts'
import { fuzzed } from './fuzzed.ts'
import { groupKeys } from './group-keys.ts'
import { hostileMails } from './hostile-mails.ts'
import { killed } from './killed.ts'
import { lastThings } from './last-things.ts'
import { signInStorm } from './sign-in-storm.ts'
import { swappedSlots } from './swapped-slots.ts'
import type { TargetName } from './target.ts'
import { openTarget } from './target.ts'
import { toldToEnd } from './told-to-end.ts'
import { twoOnOneFolder } from './two-on-one-folder.ts'

/** In this order; each has data of its own. */
const attacks = {
  last: lastThings,
  deadlock: swappedSlots,
  storm: signInStorm,
  fuzz: fuzzed,
  authorisation,
  desk: deskMatrix,
  tokens: foreignTokens,
  mail: hostileMails,
  groups: groupKeys,
  payments: attackedPayments,
  kill: killed,
  database: databaseLost,
  sigterm: toldToEnd,
  folder: twoOnOneFolder,
} as const satisfies Record<string, Attack>

export type AttackName = keyof typeof attacks
export const attackNames = Object.keys(attacks) as readonly AttackName[]

export const longSize: Size = { callers: [50, 200, 500], rounds: 4, orders: 60, samples: 60 }
export const shortSize: Size = { callers: [30], rounds: 1, orders: 20, samples: 4 }

type Plan = {
  readonly target: TargetName
  /** Folder with the programs of PostgreSQL. */
  readonly programs: string | null
  readonly names: readonly AttackName[]
  readonly size: Size
  readonly done?: (name: AttackName, findings: readonly Finding[]) => void
}

/** Attacks one target; answers what was counted. An attack that fails counts as one finding. */
export async function runAttacks({ target: name, programs, names, size, done }: Plan): Promise<readonly Finding[]> {
  const target = await openTarget(name, programs)
  const all: Finding[] = []
  try {
    for (const each of names) {
      const findings = await attacks[each](target, size).catch((error: unknown) => failed(each, error))
      done?.(each, findings)
      all.push(...findings)
    }
  } finally {
    await target.close()
  }
  return all
}

function failed(name: AttackName, error: unknown): readonly Finding[] {
  const reason = error instanceof Error ? error.message : String(error)
  return [{ what: `${name}: could not be carried out (${reason.split('\n', 1)[0]})`, found: 1, due: 0 }]
}
