import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

import { splitCatalogs } from '#tools/plugins/split-catalogs.ts'

/** A page, its late room, and the room's later sheet; `shared` is used by the page and the room. */
const sources = {
  'app/page.ts': `export { word } from './shared.ts'
export const texts = [() => import('./locales/it/messages.po'), () => import('./locales/it/messages.po?room?lingui'), () => import('./locales/it/messages.po?rest?lingui')]
export const room = () => import('./room.ts')
export const used = "page.title"`,
  'app/shared.ts': `export const word = "shared.word"`,
  'app/room.ts': `export { word } from './shared.ts'
export const sheet = () => import('./sheet.ts')
export const used = "room.title"`,
  'app/sheet.ts': `export const used = "sheet.title"`,
  'app/locales/it/messages.po': '',
}
const messages = {
  'page.title': ['Pagina'],
  'shared.word': ['Parola\u00A0sola'],
  'room.title': ['Stanza'],
  'sheet.title': ['Foglio', ['name']],
  'gone.title': ['Usata da nessuno'],
}

/** Compiles a catalog as lingui does. */
const compileCatalog: Plugin = {
  name: 'compile',
  transform: (_code, id) =>
    id.includes('messages.po')
      ? { code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`, moduleType: 'js' }
      : null,
}

type Page = { readonly texts: readonly (() => Promise<{ readonly messages: unknown }>)[] }

/** What the built page gets of its three catalogs. */
async function builtTexts(): Promise<unknown[]> {
  const root = mkdtempSync(join(tmpdir(), 'catalogs-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const isOf =
    (...names: readonly string[]) =>
    (id: string) =>
      names.some((name) => id.endsWith(`/${name}.ts`))
  const split = splitCatalogs({
    folder: 'app/locales',
    first: isOf('page', 'shared'),
    between: { room: isOf('room', 'shared') },
  })
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileCatalog, split],
    build: { lib: { entry: 'app/page.ts', formats: ['es'], fileName: () => 'page.mjs' } },
  })
  const { texts } = (await import(join(root, 'dist/page.mjs'))) as Page
  return await Promise.all(texts.map(async (load) => (await load()).messages))
}

test('each text stands in the first part needing it', async () => {
  expect(await builtTexts()).toEqual([
    { 'page.title': messages['page.title'], 'shared.word': messages['shared.word'] },
    { 'room.title': messages['room.title'] },
    { 'sheet.title': messages['sheet.title'], 'gone.title': messages['gone.title'] },
  ])
})
