import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedWhenEmpty } from '#demo/restaurants/seed.ts'
import { claimDatabase } from '#server/platform/db/claim-database.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { staffMembers } from '#server/platform/db/schema/staff-tables.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import { noon } from '#tests/server/support/diner.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { runFile, startProcess } from '#tests/server/support/process.ts'

const programs = postgresPrograms()
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://order.example',
  SITE_ORIGIN: 'https://www.example',
  SMTP_URL: 'off',
}

/** What secrets are sealed with. */
const secrets = { SECRETS_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` }

type Command = {
  readonly args: (folder: string) => readonly string[]
  /** The tables it may change in a database that holds the restaurant. */
  readonly changes: readonly string[]
  /** It names no restaurant, so it succeeds where there is none. */
  readonly isForAll?: boolean
}
/** Every command of package.json that works on the database of the service. */
const commands: Readonly<Record<string, Command>> = {
  'account:list': { args: () => ['--restaurant', '1'], changes: [] },
  'accounts:reseal': { args: () => [], changes: [], isForAll: true },
  'desk:owner': { args: () => ['--restaurant', '1', '--email', 'ada@example.com'], changes: ['staff_members'] },
  'menu:export': { args: () => ['--restaurant', '1'], changes: [] },
  'menu:import': { args: (folder) => [join(folder, 'menu.json'), '--restaurant', '1'], changes: ['restaurants'] },
}

const commandFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(await readFile('package.json', 'utf8'))
  return new Map(
    Object.entries(scripts).flatMap(([name, line]) => {
      const [, file] = /(server\/commands\/\S+\.ts)/.exec(line) ?? []
      return file === undefined ? [] : [[name, file] as const]
    }),
  )
}

/** All rows of all tables, by table. */
async function contentOf(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const tables = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  const content = new Map<string, string>()
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ rows: string | null }>(
      `select string_agg(t::text, chr(10) order by t::text) as rows from "${name}" t`,
    )
    content.set(name, rows[0]?.rows ?? '')
  }
  return content
}

test('every operator command is tried on a production database [API-64]', async () => {
  expect([...(await commandFiles()).keys()].sort()).toEqual(Object.keys(commands).sort())
})

describe.skipIf(programs === null)('an operator command on a production database', { timeout: 240_000 }, () => {
  let server: PostgresServer
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comanda-operator-'))
    server = await startPostgres(programs ?? '')
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const addressOf = (name: string) => server.url.replace(/postgres$/, name)
  async function connect(name: string) {
    const client = new pg.Client({ connectionString: addressOf(name) })
    await client.connect()
    return client
  }
  /** A database with the tables of the service and the data that `fill` writes. */
  async function newDatabase(name: string, fill: (db: Database) => Promise<void>) {
    const client = await connect('postgres')
    await client.query(`create database ${name}`)
    await client.end()
    const { databaseLimits: limits, slowStatementMs } = defaultSettings
    const options = { limits, slowStatementMs, dataDir: 'memory', log: () => undefined, fill }
    await (await openDatabase({ databaseUrl: addressOf(name), ...options })).close()
  }
  /** The restaurants of the demonstration in production's hands: with its numbers, and nobody at its desks yet. */
  async function fillForProduction(db: Database) {
    await seedWhenEmpty(db, noon)
    await db.delete(staffMembers)
    await claimDatabase(db, 'production')
  }
  const fills = {
    empty: (db: Database) => claimDatabase(db, 'production'),
    filled: fillForProduction,
    untouched: async () => undefined,
  } as const

  test.each(
    (['empty', 'filled', 'untouched'] as const).flatMap((kind) =>
      [{}, production].map((variables) => [kind, variables] as const),
    ),
  )('changes only its own of %s: %j [API-64]', async (kind, variables) => {
    const name = `${kind}_${Object.keys(variables).length}`
    await newDatabase(name, fills[kind])
    const client = await connect(name)
    for (const [command, file] of await commandFiles()) {
      const before = await contentOf(client)
      const args = commands[command]?.args(folder) ?? []
      const environment = { ...variables, ...secrets, DATABASE_URL: addressOf(name) }
      const { code, output, complaint } = await runFile(file, environment, ...args)
      if (command === 'menu:export' && code === 0) await writeFile(join(folder, 'menu.json'), output)
      const after = await contentOf(client)
      const changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table))
      const missing = 'Comanda: There is no restaurant 1.\n'
      const [due, said] = kind === 'filled' || commands[command]?.isForAll ? [0, ''] : [1, missing]
      expect({ command, code, complaint, changed }).toEqual({
        command,
        code: due,
        complaint: said,
        changed: kind === 'filled' ? commands[command]?.changes : [],
      })
    }
    await client.end()
  })

  test('keeps the demonstration and production apart [API-64]', async () => {
    await newDatabase('in_production', fills.filled)
    const DATABASE_URL = addressOf('in_production')
    await expect(startProcess({ DATABASE_URL })).rejects.toThrow(/Comanda: The database is in production/)
    await newDatabase('shown', fills.untouched)
    const shown = await startProcess({ DATABASE_URL: addressOf('shown') })
    await shown.stop()
    await expect(startProcess({ ...production, DATABASE_URL: addressOf('shown') })).rejects.toThrow(
      /Comanda: The database holds the demonstration/,
    )
  })
})
