import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, onTestFinished, test } from 'vitest'

import { buildId } from '#tools/build-id.ts'

/** A small tree with all that a build is made of. */
function newTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'comanda-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['src/ui', 'tools/plugins', 'patches']) mkdirSync(join(root, folder), { recursive: true })
  const tools = ['build-files.ts', 'chunk-steps.ts', 'preact-alias.ts'].map((name) => `tools/${name}`)
  const settings = ['lingui.config.ts', 'vite.config.ts', 'package.json', 'package-lock.json']
  for (const file of ['src/a.ts', 'src/ui/b.ts', ...tools, ...settings]) {
    writeFileSync(join(root, file), `// ${file}`)
  }
  return root
}

describe('the name of a build', () => {
  test('is the same for the same sources, wherever they lie', () => {
    const one = newTree()
    const other = newTree()
    cpSync(one, other, { recursive: true })
    expect(buildId(one)).toMatch(/^[\w-]{8}$/)
    expect(buildId(other)).toBe(buildId(one))
  })

  test.each<[what: string, change: (root: string) => void]>([
    ['a changed file', (root) => writeFileSync(join(root, 'src/ui/b.ts'), '// other')],
    ['a new file', (root) => writeFileSync(join(root, 'src/ui/c.ts'), '')],
    ['a file of another name', (root) => cpSync(join(root, 'src/a.ts'), join(root, 'src/z.ts'))],
    ['another set of packages', (root) => writeFileSync(join(root, 'package-lock.json'), '{}')],
    ['a patch of a package', (root) => writeFileSync(join(root, 'patches/a.patch'), '')],
    ['another runtime', (root) => writeFileSync(join(root, 'tools/preact-alias.ts'), '')],
    ['another way to build', (root) => writeFileSync(join(root, 'vite.config.ts'), '')],
  ])('is another with %s', (_what, change) => {
    const root = newTree()
    const before = buildId(root)
    change(root)
    expect(buildId(root)).not.toBe(before)
  })
})
