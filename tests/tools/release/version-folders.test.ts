import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { integrityMap, layOutVersion, movingFolder } from '#tools/release/version-folders.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-release-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build whose one chunk has this name. */
function aBuild(name: string): string {
  const build = join(folder, `build-${name}`)
  mkdirSync(join(build, 'chunks', name), { recursive: true })
  writeFileSync(join(build, 'chunks', name, 'element.js'), name)
  writeFileSync(join(build, 'comanda.js'), name)
  const files = {
    'comanda.js': { integrity: 'sha384-l' },
    [`chunks/${name}/element.js`]: { integrity: `sha384-${name}` },
  }
  writeFileSync(join(build, 'manifest.json'), JSON.stringify({ files }))
  return build
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

test('A version stays and the moving folder moves on', () => {
  layOutVersion(aBuild('one'), folder, '1.0.0')
  layOutVersion(aBuild('two'), folder, '1.1.0')
  expect([read('1.0.0/comanda.js'), read('1.1.0/comanda.js'), read('v1/comanda.js')]).toEqual(['one', 'two', 'two'])
})

test('The moving folder keeps the chunks of earlier builds', () => {
  layOutVersion(aBuild('one'), folder, '1.0.0')
  layOutVersion(aBuild('two'), folder, '1.1.0')
  expect([read('v1/chunks/one/element.js'), read('v1/chunks/two/element.js')]).toEqual(['one', 'two'])
})

test('A released version is not replaced by another build', () => {
  layOutVersion(aBuild('one'), folder, '1.0.0')
  layOutVersion(aBuild('one'), folder, '1.0.0')
  expect(() => layOutVersion(aBuild('two'), folder, '1.0.0')).toThrow('holds another build of 1.0.0')
  expect([read('1.0.0/comanda.js'), read('v1/comanda.js')]).toEqual(['one', 'one'])
})

test.each([
  ['0.1.0', 'v1'],
  ['1.9.3', 'v1'],
  ['2.0.0', 'v2'],
])('Version %s moves in %s', (version, moving) => {
  expect(movingFolder(version)).toBe(moving)
})

test('The import map names every module with its hash', () => {
  expect(JSON.parse(integrityMap(aBuild('one'), 'https://cdn.example.com/1.0.0/'))).toEqual({
    integrity: { 'https://cdn.example.com/1.0.0/chunks/one/element.js': 'sha384-one' },
  })
})
