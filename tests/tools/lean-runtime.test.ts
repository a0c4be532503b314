import { mkdtempSync } from 'node:fs'
import { appendFile, cp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'

import { leanRuntime } from '#tools/plugins/lean-runtime.ts'

const folder = mkdtempSync(join(tmpdir(), 'comanda-lean-'))
afterAll(() => rm(folder, { recursive: true }))

const stubbed = ['focusManager', 'onlineManager', 'environmentManager', 'timeoutManager']

/** Builds a file of query-core that a stub takes the place of. */
async function buildOf(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leanRuntime()],
    build: { write: false, minify: false, lib: { entry: file, formats: ['es'] } },
  })
  const [result] = [output].flat()
  if (!result || !('output' in result)) throw new Error('The build watches.')
  return result.output[0].code
}

const original = (name: string) => resolve('node_modules/@tanstack/query-core/build/modern', `${name}.js`)

test.each(stubbed)('a stub replaces %s as installed', async (name) => {
  const code = await buildOf(original(name))
  expect(code).toContain(name)
  expect(code).not.toContain('Subscribable')
  expect(code.length).toBeLessThan(500)
})

test.each(stubbed)('a stub of %s fails once the file changed', async (name) => {
  const changed = join(folder, 'node_modules/@tanstack/query-core/build/modern', `${name}.js`)
  await mkdir(dirname(changed), { recursive: true })
  await cp(original(name), changed)
  await appendFile(changed, 'export const news = 1\n')
  await expect(buildOf(changed)).rejects.toThrow(/is not the file its stub was written for but .* lean-runtime\.ts/)
})
