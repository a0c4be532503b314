import type { Endpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#tools/contract/calls.ts'
import type { Checked, Finding } from '#tools/contract/check.ts'

/** Checks beyond the replies of calls. */
export const furtherChecks = {
  preflight: 'OPTIONS, headers of a preflight (contract 1.4)',
  headers: 'CORS headers on replies (contract 1.4)',
  unknownKey: 'a wrong api_key is refused (contract 1.3)',
  start: 'each part of con_avvio is what its own call answers (7)',
  unknownOrder: 'an unknown order is refused (contract 4.2)',
  unknownNews: 'an unknown news item is refused (contract 4.2)',
  unknownTable: 'an unknown table code is refused (contract 4.2)',
  wrongPassword: 'a wrong password is refused (contract 4.2)',
  erasedBySlip: 'an account is not erased with another address (contract 7)',
  wrongResetToken: 'a wrong token for a new password is refused (contract 4.2)',
  callTooSoon: 'a second call of the staff within 5 minutes is refused (7)',
  billTooHigh: 'a bill over more than its orders have left is refused (7)',
  groupPartChanged: 'a part is not replaced from an earlier version (7)',
  groupNotLead: 'only the lead of a group changes when it eats (7)',
  groupForgedKey: 'a wrong key of a member is refused (7)',
  guestOrder: 'take-away without an account where f_ordine_ospite names it (7)',
  guestRefused: 'a guest who may not order so, or says no e-mail, is refused (7)',
  guestDelivery: 'a guest’s address comes with the order, and is refused without its place (7)',
  wrongGuestToken: 'a wrong guest token is refused (contract 1.3)',
  wrongPayPalOrder: 'an unknown PayPal order is refused (contract 4.2)',
  sameOrder: 'the same Idempotency-Key, the same order (contract 1.5)',
  sameReservation: 'the same Idempotency-Key, the same reservation (contract 1.5)',
  photo: 'GET photo (contract 3.10)',
  icon: 'GET icon of a characteristic (contract 3.10)',
  pushConfig: 'GET push configuration (contract 3.10)',
} as const
export type FurtherCheck = keyof typeof furtherChecks

export type Entry = {
  readonly name: string
  /** Path of a call, or name of another check. */
  readonly what: string
  runs: number
  readonly findings: Finding[]
  unknownKeys: number
  /** Why it was not run. */
  reason: string | null
}
export type Verdict = 'ok' | 'notes' | 'differs' | 'not run'

export type Subject = Endpoint | FurtherCheck
export type Journal = ReturnType<typeof createJournal>

/** Collects the findings by call. */
export function createJournal() {
  const blank = (name: string, what: string): Entry => ({
    name,
    what,
    runs: 0,
    findings: [],
    unknownKeys: 0,
    reason: null,
  })
  const ofCalls = new Map(
    Object.entries(endpoints).map(([name, endpoint]) => [endpoint, blank(name, `POST ${endpoint.path}`)]),
  )
  const ofChecks = new Map(
    Object.entries(furtherChecks).map(([name, what]) => [name as FurtherCheck, blank(name, what)]),
  )
  const entryOf = (subject: Subject): Entry => {
    const entry = typeof subject === 'string' ? ofChecks.get(subject) : ofCalls.get(subject)
    if (!entry) throw new Error('This is no call of the contract.')
    return entry
  }
  return {
    /** Records a run with its findings. */
    ran(subject: Subject, { findings, unknownKeys }: Checked): void {
      const entry = entryOf(subject)
      entry.runs += 1
      entry.findings.push(...findings)
      entry.unknownKeys += unknownKeys
    },
    /** Records a refusal, which leaves the reply unchecked. */
    refused(subject: Subject, { findings }: Checked, why: string): void {
      const entry = entryOf(subject)
      entry.findings.push(...findings)
      entry.reason ??= `refused: ${why}`
    },
    /** Records why calls were not run; the first reason is kept. */
    skip(reason: string, ...subjects: readonly Subject[]): void {
      for (const subject of subjects) entryOf(subject).reason ??= reason
    },
    entries: (): readonly Entry[] => [...ofCalls.values(), ...ofChecks.values()],
  }
}

export function verdictOf({ runs, findings }: Entry): Verdict {
  if (findings.some(({ kind }) => kind === 'difference')) return 'differs'
  if (runs === 0) return 'not run'
  return findings.length > 0 ? 'notes' : 'ok'
}
