import type { Database } from '#demo/server/platform/db/database.ts'
import { openDatabase } from '#demo/server/platform/db/open-database.ts'
import { errorsOnly } from '#demo/server/platform/middleware/request-log.ts'
import { processSettings, startOrEnd } from '#demo/server/settings/process-settings.ts'
import type { Verdict } from '#src/domain/verdict.ts'

/**
 * Runs `work` on the database that the service of these environment variables uses, and ends the process: with 0 after
 * printing what `work` answers, with 1 after one sentence for each thing that is wrong.
 */
export async function runOnDatabase(
  work: (db: Database) => Promise<Verdict<string, readonly string[]>>,
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
      fill: settings.isProduction ? async () => undefined : fillDemonstration,
    })
    try {
      return await work(db)
    } finally {
      await close()
    }
  })
  if (verdict.ok) process.stdout.write(`${verdict.value}\n`)
  else process.stderr.write(verdict.refusal.map((problem) => `Comanda: ${problem}\n`).join(''))
  process.exit(verdict.ok ? 0 : 1)
}

/** A database that is opened for the first time gets the demo's data, as when the demonstration starts. */
async function fillDemonstration(db: Database): Promise<void> {
  const { seedWhenEmpty } = await import('#demo/server/seed/seed.ts')
  await seedWhenEmpty(db, Date.now())
}
