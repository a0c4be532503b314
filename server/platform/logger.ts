import type { LogLevel } from '#server/settings/settings.ts'

export type LogEntry = { readonly event: string; readonly level: LogLevel } & Readonly<Record<string, unknown>>
export type Logger = (entry: LogEntry) => void

/** One line of JSON; without a logger of one's own only errors are written. */
export const errorsOnly: Logger = (entry) => {
  if (entry.level === 'error') console.error(JSON.stringify(entry))
}
