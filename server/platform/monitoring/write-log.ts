import type { Logger } from '#server/platform/logger.ts'
import type { LogLevel } from '#server/settings/settings.ts'

import { currentRequestId } from './request-id.ts'

/** The most serious first. */
const levels: readonly LogLevel[] = ['error', 'warn', 'info']

type LogOptions = {
  /** Entries of this level and of more serious ones are written. */
  readonly level: LogLevel
  /** Takes one line of JSON. */
  readonly write: (line: string) => void
  readonly now: () => number
}

/** The log of a process: one line of JSON for each entry, with the instant at which it was written. */
export function lineLog({ level, write, now }: LogOptions): Logger {
  const written = levels.slice(0, levels.indexOf(level) + 1)
  return (entry) => {
    if (written.includes(entry.level)) write(JSON.stringify({ at: new Date(now()).toISOString(), ...entry }))
  }
}

/** Adds the id of the running request to each entry. */
export function withRequestId(log: Logger): Logger {
  return (entry) => {
    const requestId = currentRequestId()
    log(requestId === null ? entry : { ...entry, requestId })
  }
}
