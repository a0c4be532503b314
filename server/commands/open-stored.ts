import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { errorsOnly } from '#server/platform/logger.ts'
import { processSettings, startOrEnd } from '#server/settings/process-settings.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Verdict } from '#src/domain/verdict.ts'

/**
 * Runs `work` on the database that the service of these environment variables uses, and ends the process: with 0 after
 * printing what `work` answers, with 1 after one sentence for each thing that is wrong. Nothing but `work` writes data,
 * the first data of the demonstration neither: an operator's shell does not say which edition uses the database.
 */
export async function runOnDatabase(
  work: (db: Database, settings: Settings) => Promise<Verdict<string, readonly string[]>>,
  variables = process.env,
): Promise<never> {
  const settings = processSettings({ args: [], variables })
  const verdict = await startOrEnd(async () => {
    const { db, close } = await openDatabase({
      databaseUrl: settings.databaseUrl,
      limits: settings.databaseLimits,
      slowStatementMs: settings.slowStatementMs,
      dataDir: settings.dataDir,
      log: errorsOnly,
      fill: async () => undefined,
    })
    try {
      return await work(db, settings)
    } finally {
      await close()
    }
  })
  if (verdict.ok) await written(process.stdout, `${verdict.value}\n`)
  else await written(process.stderr, verdict.refusal.map((problem) => `Comanda: ${problem}\n`).join(''))
  process.exit(verdict.ok ? 0 : 1)
}

/** Resolves when all of a text has left: the end of the process would cut what a pipe has not taken yet. */
function written(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => stream.write(text, () => resolve()))
}
