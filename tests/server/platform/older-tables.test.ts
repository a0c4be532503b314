import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createService } from '#server/app.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'

const programs = postgresPrograms()
const refusal =
  'The database was made by a version from before 0.1.0, and this version cannot bring its tables up to date: ' +
  'write its menus into files with `npm run menu:export` of that version, and give this one an empty database.'
let server: PostgresServer | undefined
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-older-'))
  if (programs !== null) server = await startPostgres(programs)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await server?.stop()
})

/** As a version left it whose migrations began a second earlier. */
const older = sql`insert into drizzle.__drizzle_migrations (hash, created_at)
  select 'older', min(created_at) - 1000 from drizzle.__drizzle_migrations`

test.each(['the embedded PostgreSQL', 'a PostgreSQL server'])('%s with older tables is refused', async (kind) => {
  const isServer = kind === 'a PostgreSQL server'
  if (isServer && !server) return
  const open = () => createService(isServer ? { databaseUrl: server?.url ?? '' } : { dataDir: folder })
  // What this version made itself opens again.
  await (await open()).close()
  const service = await open()
  await service.db.execute(older)
  await service.close()
  await expect(open()).rejects.toThrow(refusal)
})
