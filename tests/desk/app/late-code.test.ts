import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { lateSheets } from '#desk/app/late-sheets.ts'

const fixedImport = /^(?:import|export) (?!type )[^'"]*?from '([#.][^']+)'|^import '([#.][^']+)'/gm
const lateImport = /\bimport\('([#.][^']+)'\)/g

/** Those that are no part of the desk's page: what is printed, and what its own code adopts. */
const elsewhere = [
  'desk/rooms/tables/cards/paper.css',
  'desk/rooms/tables/cards/sheet.css',
  'desk/parts/map/map.css',
  'desk/operator/restaurants-page.css',
]
/** It has a root of its own, which adopts what it declares. */
const widget = 'desk/parts/widget/place-widget.tsx'

function pathOf(from: string, name: string): string {
  const [path = ''] = name.split('?')
  return path.startsWith('#') ? path.slice(1) : join(dirname(from), path)
}

type Loaded = {
  readonly modules: ReadonlySet<string>
  readonly sheets: ReadonlySet<string>
  readonly later: ReadonlySet<string>
}

/** The modules and sheets that come with a module, and the modules that come later. */
function loadedWith(start: string): Loaded {
  const seen = new Set<string>()
  const later = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    if (!/\.tsx?$/.test(path)) continue
    const text = readFileSync(path, 'utf8')
    for (const [, named, alone] of text.matchAll(fixedImport)) waiting.push(pathOf(path, named ?? alone ?? ''))
    for (const [, name = ''] of text.matchAll(lateImport)) later.add(pathOf(path, name))
  }
  return { modules: seen, sheets: new Set([...seen].filter((path) => path.endsWith('.css'))), later }
}

test('a late room finds its sheets on the page', () => {
  const start = loadedWith('desk/main.tsx')
  const onPage = new Set([...start.sheets, ...lateSheets.map((path) => join('desk/app', path)), ...elsewhere])
  const waiting = [...start.later]
  const tried = new Set<string>([widget])
  const missing: string[] = []
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (tried.has(room) || !room.startsWith('desk/')) continue
    tried.add(room)
    const { sheets, later } = loadedWith(room)
    missing.push(...[...sheets].filter((sheet) => !onPage.has(sheet)).map((sheet) => `${room}: ${sheet}`))
    waiting.push(...later)
  }
  expect(tried.size).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('late code with texts waits for them', () => {
  const { modules } = loadedWith('desk/main.tsx')
  const hasTexts = (path: string) => !modules.has(path) && readFileSync(path, 'utf8').includes('@lingui/')
  // The page itself, which waits for what stands beside the desk; the widget's own texts; and the catalogs.
  const others = ['desk/main.tsx', 'desk/parts/widget/loyalty-app.tsx', 'desk/i18n/desk-texts.ts']
  const files = readdirSync('desk', { recursive: true, encoding: 'utf8' }).map((path) => join('desk', path))
  const careless = files.filter((path) => {
    if (!/\.tsx?$/.test(path)) return false
    const text = readFileSync(path, 'utf8')
    if (others.includes(path) || /\b(?:lateRoom|useLateCode)\(/.test(text)) return false
    const late = [...text.matchAll(lateImport)].map(([, name = '']) => pathOf(path, name))
    return late.some((start) => [...loadedWith(start).modules].some(hasTexts))
  })
  expect(careless).toEqual([])
})
