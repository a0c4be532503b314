import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { expect, test } from '@playwright/test'
import { publint } from 'publint'

import { installHost, packed } from './install-host.ts'

const run = promisify(execFile)

test('publint finds nothing in the package', async () => {
  const { messages } = await publint({ pkgDir: 'release/package', level: 'suggestion', strict: true })
  expect(messages).toEqual([])
})

test('every entry has types that modules and bundlers resolve', async () => {
  // Its exit code says so. A module of ECMAScript alone: who requires it, or resolves as Node 10 did, is told so.
  await run('npx', ['attw', packed, '--profile', 'esm-only'])
})

test('the package drags no other packages along', () => {
  const description = JSON.parse(readFileSync('release/package/package.json', 'utf8')) as Record<string, object>
  expect(description.dependencies).toBeUndefined()
  expect(description.private).toBeUndefined()
  expect(description.publishConfig).toEqual({ access: 'public', provenance: true })
})

for (const major of [18, 19]) {
  test(`on a server React ${major} writes the attributes`, async () => {
    const host = await installHost('server', [`react@${major}`, `react-dom@${major}`])
    expect((await host.run('node', 'import-all.mjs')).trim().split('\n')).toEqual([
      'comanda',
      'comanda/loader loadComanda',
      'comanda/react ComandaOrder',
      ...['vue', 'svelte', 'preact', 'solid', 'types'].map((name) => `comanda/${name}`),
      'loaded: null',
    ])
    expect((await host.run('node', 'render.mjs')).trim()).toBe(
      '<main><comanda-order restaurant="1" host="https://api.example.com" mode="floating" text-color="#ffffff" simple-requests="on" history="off" class="ordering" aria-label="Order"></comanda-order></main>',
    )
    host.remove()
  })
}
