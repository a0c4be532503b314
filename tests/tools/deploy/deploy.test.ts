import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { environment } from '#server/settings/environment.ts'
import { defaultSettings, readSettings } from '#server/settings/read-settings.ts'
import { serviceImage } from '#tools/deploy/image-files.ts'
import { importedFiles } from '#tools/imported-files.ts'

const text = (name: string) => readFileSync(name, 'utf8')
const { dependencies, engines } = JSON.parse(text('package.json'))
const image = serviceImage(text('Dockerfile'))

describe('the Dockerfile', () => {
  test('has no fault that a linter knows', () => {
    expect(validate(text('Dockerfile'))).toEqual([])
    expect(validate('FROM node AS a\nCPY x y\n')).toHaveLength(1)
  })

  test('runs as nobody special and says whether it lives', () => {
    expect(image.user).toBe('node')
    expect(image.healthcheck.slice(0, 2)).toEqual(['node', '-e'])
    expect(image.healthcheck[2]).toContain('/livez')
    expect(image.command).toEqual(['node', '--import', 'tsx', 'server/main.ts'])
  })

  test('is of a Node that the package takes', () => {
    const versions = [...text('Dockerfile').matchAll(/^FROM node:(\d+\.\d+)/gm)].map(([, version]) => Number(version))
    const least = Number(/\d+\.\d+/.exec(engines.node)?.[0])
    expect(versions.length).toBeGreaterThan(1)
    expect(versions.filter((version) => version < least)).toEqual([])
  })

  test('runs scripts that there are', () => {
    const { scripts } = JSON.parse(text('package.json'))
    const run = [...text('Dockerfile').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
    expect(run).toEqual(['build', 'compress'])
    expect(run.filter((name) => !(name in scripts))).toEqual([])
  })

  test('copies what is there and what .dockerignore lets in', () => {
    const letIn = text('.dockerignore').match(/(?<=^!).+/gm) ?? []
    expect(letIn.filter((name) => !existsSync(name))).toEqual([])
    const copied = [...text('Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(
      ([, names]) => names?.split(' ') ?? [],
    )
    const isIn = (name: string) => name === '.' || letIn.some((each) => name === each || name.startsWith(`${each}/`))
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((name) => !isIn(name))).toEqual([])
  })

  test('copies every file that the service loads', () => {
    const commands = readdirSync('server/commands').map((name) => `server/commands/${name}`)
    const starts = ['server/main.ts', ...commands]
    const loaded = starts.flatMap((start) => [...importedFiles(start)])
    const isIn = (path: string) => image.files.some((name) => path.startsWith(`${name}/`))
    expect(loaded.length).toBeGreaterThan(200)
    expect(loaded.filter((path) => !isIn(path))).toEqual([])
  })

  test('installs every package that the service loads', () => {
    const loaded = [...importedFiles('server/main.ts')]
    const named = loaded.flatMap((path) =>
      [
        ...text(path).matchAll(/^(?:import|export) (?!type )[^'"]*?from '([@a-z][^':]*)'|import\('([@a-z][^':]*)'\)/gm),
      ].map(([, fixed, onDemand]) => fixed ?? onDemand ?? ''),
    )
    const packages = new Set(named.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))
    expect([...packages]).toEqual(expect.arrayContaining(['hono', 'pg', 'prom-client', 'sharp', 'stripe']))
    const run = [...packages, 'tsx', 'patch-package', 'swagger-ui-dist']
    expect(run.filter((name) => !(name in dependencies))).toEqual([])
  })
})

type Composed = {
  readonly build?: { readonly target: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly stop_grace_period?: string
  readonly deploy?: { readonly replicas: number }
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(text('compose.yaml')) as {
    readonly services: Readonly<Record<'web' | 'service' | 'database', Composed>>
    readonly volumes: object
  }
  const settings: readonly string[] = Object.keys(environment.shape)

  test('starts two services, a database and the files', () => {
    expect(Object.keys(services)).toEqual(['web', 'service', 'database'])
    expect(services.service.deploy?.replicas).toBe(2)
    expect(Object.keys(volumes)).toEqual(['certificates', 'database'])
    expect([services.web.build?.target, services.service.build?.target]).toEqual(['web', 'service'])
  })

  test('waits for services that say when they are healthy', () => {
    const waited = Object.values(services).flatMap(({ depends_on: needed }) => Object.entries(needed ?? {}))
    expect(waited.map(([name, { condition }]) => [name, condition])).toEqual([
      ['service', 'service_healthy'],
      ['database', 'service_healthy'],
    ])
    expect([services.database.healthcheck !== undefined, image.healthcheck.length]).toEqual([true, 3])
  })

  test('gives the service longer than it takes to close', () => {
    const graceMs = Number.parseInt(services.service.stop_grace_period ?? '0', 10) * 1000
    expect(graceMs).toBeGreaterThan(defaultSettings.closeWithinMs + 2000)
  })

  test('sets settings that there are', () => {
    expect(Object.keys(services.service.environment ?? {}).filter((name) => !settings.includes(name))).toEqual([])
    const ofCompose: readonly string[] = ['SERVICE_HOST', 'CDN_HOST', 'POSTGRES_PASSWORD']
    const example: readonly string[] = text('tools/deploy/example.env').match(/^\w+(?==)/gm) ?? []
    expect(example.length).toBeGreaterThan(8)
    expect(example.filter((name) => !settings.includes(name) && !ofCompose.includes(name))).toEqual([])
    const composed = Object.fromEntries(
      Object.entries(services.service.environment ?? {}).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{[^}]*\}/g, 'x'),
      ]),
    )
    const filled = Object.fromEntries(
      text('tools/deploy/example.env')
        .match(/^\w+=.*$/gm)
        ?.map((line) => line.split(/=(.*)/)) ?? [],
    )
    expect(readSettings({ ...filled, ...composed }, { isProduction: true })).toMatchObject({ ok: true })
    const asked = text('compose.yaml').match(/(?<=\$\{)\w+/g) ?? []
    expect(asked.filter((name) => !example.includes(name))).toEqual([])
  })
})

test('a compressed form stands beside each larger text file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-compress-'))
  const script = 'const price = 1\n'.repeat(100)
  await writeFile(join(folder, 'large.js'), script)
  await writeFile(join(folder, 'small.js'), 'export {}')
  await writeFile(join(folder, 'photo.webp'), script)
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/deploy/compress-files.ts', folder])
  expect(brotliDecompressSync(await readFile(join(folder, 'large.js.br'))).toString()).toBe(script)
  expect(gunzipSync(await readFile(join(folder, 'large.js.gz'))).toString()).toBe(script)
  expect(['small.js.br', 'photo.webp.br'].filter((name) => existsSync(join(folder, name)))).toEqual([])
  await rm(folder, { recursive: true, force: true })
})
