import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { firstFrame } from '#tools/first-frame.ts'

const staticImport = /^(?:import|export) (?!type )[^'"]*?from '([#.][^']+)'|^import '([#.][^']+)'/gm

/** A module and all of ours that it imports statically, directly or not; types load nothing. */
function loadedWith(start: string): ReadonlySet<string> {
  const seen = new Set([start])
  for (const path of seen) {
    for (const [, named, alone] of readFileSync(path, 'utf8').matchAll(staticImport)) {
      const name = named ?? alone ?? ''
      const imported = name.startsWith('#') ? name.slice(1) : join(dirname(path), name)
      if (/\.tsx?$/.test(imported)) seen.add(imported)
    }
  }
  return seen
}

test('the first frame loads what the table names, nothing else', () => {
  const named = Object.entries(firstFrame).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`))
  const loaded = [...loadedWith('src/element/element.ts')].map((path) => path.replace(/\.tsx?$/, ''))
  expect(loaded.toSorted()).toEqual(named.toSorted())
})
