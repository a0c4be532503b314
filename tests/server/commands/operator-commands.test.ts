import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

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
import { runWithInput, startProcess } from '#tests/server/support/process.ts'

const programs = postgresPrograms()
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://order.example',
  SITE_ORIGIN: 'https://www.example',
  SMTP_URL: 'off',
}

/** What accounts need: keys to seal with, an address for webhooks, and Stripe. */
const forAccounts = {
  SECRETS_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  PUBLIC_URL: 'https://order.example',
  NODE_OPTIONS: `--import ${resolve('tests/server/support/stand-in-stripe.mjs')}`,
}

type Command = {
  readonly args: (folder: string) => readonly string[]
  /** The tables it may change in a database that holds the restaurant. */
  readonly changes: readonly string[]
  /** It changes them in an empty database too. */
  readonly needsNoRestaurant?: true
  /** What it says where there is no restaurant 1, and none of its files; '' = it needs neither. */
  readonly missing?: (folder: string) => string
  /** The standard input. */
  readonly input?: string
}
const noRestaurant = () => 'Comanda: There is no restaurant 1.\n'
const noFile = (folder: string) =>
  `Comanda: ${join(folder, 'restaurant.json')}: The file cannot be read. Check its name and try again.\n`
/** Every command of package.json that works on the database of the service. */
const commands: Readonly<Record<string, Command>> = {
  'account:set': {
    args: () => ['--restaurant', '1', '--kind', 'stripe'],
    input: 'publishableKey=pk_test_1\nsecretKey=rk_test_1\n',
    changes: ['payment_accounts', 'restaurants'],
  },
  'account:test': { args: () => ['--restaurant', '1'], changes: [] },
  'account:list': { args: () => ['--restaurant', '1'], changes: [] },
  'account:retire': {
    args: () => ['--account', '1001'],
    changes: ['payment_accounts', 'restaurants'],
    missing: () => 'Comanda: There is no payment account 1001.\n',
  },
  'accounts:reseal': { args: () => [], changes: [], missing: () => '' },
  'operator:add': {
    args: () => ['--email', 'ada@example.com'],
    changes: ['operators'],
    needsNoRestaurant: true,
    missing: () => '',
  },
  'desk:owner': { args: () => ['--restaurant', '1', '--email', 'ada@example.com'], changes: ['staff_members'] },
  'menu:export': { args: () => ['--restaurant', '1'], changes: [] },
  'menu:import': {
    args: (folder) => [join(folder, 'menu.json'), '--restaurant', '1'],
    changes: [],
  },
  'restaurant:new': {
    args: () => ['--name', 'Da Rita', '--country', 'IT', '--like', 'pizzeria'],
    changes: [],
    missing: () => '',
  },
  'restaurant:check': { args: (folder) => [join(folder, 'restaurant.json')], changes: [], missing: noFile },
  'restaurant:export': { args: () => ['--restaurant', '1'], changes: [] },
  'restaurant:import': {
    args: (folder) => [join(folder, 'restaurant.json')],
    changes: [],
    missing: noFile,
  },
}

function saidWithout(command: string, folder: string): string {
  const missing = commands[command]?.missing ?? noRestaurant
  return missing(folder)
}

/** The tables that a command may change, in a database with the restaurant or without it. */
function changesOf(command: string, hasRestaurant: boolean): readonly string[] | undefined {
  const known = commands[command]
  return hasRestaurant || known?.needsNoRestaurant ? known?.changes : []
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

test.each([
  [
    'a word it does not know',
    ['--restaurnt', '1'],
    1,
    /^Comanda: Unknown option '--restaurnt'[^]*\n\nnpm run account:test/,
  ],
  [
    'a file it takes none of',
    ['menu.json'],
    1,
    /^Comanda: Unexpected argument 'menu.json'[^]*\n\nnpm run account:test/,
  ],
  ['the word for help', ['--help'], 0, /^$/],
  ['nothing', [], 0, /^$/],
])('a command is answered with its help after %s [API-64]', async (_, words, code, complaint) => {
  const ended = await runWithInput('', ['server/commands/account-test.ts', ...words], {})
  expect(ended.code).toBe(code)
  expect(ended.complaint).toMatch(complaint)
  expect(ended.output + ended.complaint).toContain('npm run account:test -- --restaurant <number>')
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
    for (const file of await readdir(folder)) await rm(join(folder, file))
    const client = await connect(name)
    for (const [command, file] of await commandFiles()) {
      const before = await contentOf(client)
      const { args, input = '' } = commands[command] ?? { args: () => [] }
      const environment = { ...variables, ...forAccounts, DATABASE_URL: addressOf(name) }
      const { code, output, complaint } = await runWithInput(input, [file, ...args(folder)], environment)
      const [thing, verb] = command.split(':')
      if (verb === 'export' && code === 0) await writeFile(join(folder, `${thing}.json`), output)
      const after = await contentOf(client)
      const changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table)).sort()
      const said = kind === 'filled' ? '' : saidWithout(command, folder)
      expect({ command, code, complaint, changed }).toEqual({
        command,
        code: said === '' ? 0 : 1,
        complaint: said,
        changed: changesOf(command, kind === 'filled'),
      })
    }
    await client.end()
  })

  test('is followed by no start without the accounts’ key [PAY-42]', async () => {
    await newDatabase('with_account', fills.filled)
    const DATABASE_URL = addressOf('with_account')
    const { args, input = '' } = commands['account:set'] ?? { args: () => [] }
    const variables = { ...production, ...forAccounts, DATABASE_URL }
    const words = ['server/commands/account-set.ts', ...args(folder)]
    expect(await runWithInput(input, words, variables)).toMatchObject({ code: 0, complaint: '' })
    await expect(startProcess({ ...production, DATABASE_URL })).rejects.toThrow(
      /Comanda: SECRETS_KEYS must hold the key k1: secrets of payment accounts in the database are sealed with it\.\n$/,
    )
    const SECRETS_KEYS = `k1:${Buffer.alloc(32, 8).toString('base64')}`
    await expect(startProcess({ ...production, DATABASE_URL, SECRETS_KEYS })).rejects.toThrow(
      /Comanda: The key k1 of SECRETS_KEYS does not open a secret/,
    )
    const started = await startProcess({ ...production, DATABASE_URL, SECRETS_KEYS: forAccounts.SECRETS_KEYS })
    expect(await started.stop()).toBe(0)
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
