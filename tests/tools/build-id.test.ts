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
  const settings = ['lingui.config.ts', 'package.json', 'package-lock.json']
  for (const file of ['src/a.ts', 'src/ui/b.ts', 'tools/targets.ts', 'tools/other.ts', ...settings])
    writeFileSync(join(root, file), `// ${file}`)
  writeFileSync(join(root, 'tools/plugins/preact.ts'), "import '../targets.ts'")
  writeFileSync(join(root, 'vite.config.ts'), "import './tools/plugins/preact.ts'")
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
    ['another way to build', (root) => writeFileSync(join(root, 'vite.config.ts'), '')],
    ['another file that the build imports', (root) => writeFileSync(join(root, 'tools/plugins/preact.ts'), '')],
    ['other browsers, two imports away', (root) => writeFileSync(join(root, 'tools/targets.ts'), '')],
  ])('is another with %s', (_what, change) => {
    const root = newTree()
    const before = buildId(root)
    change(root)
    expect(buildId(root)).not.toBe(before)
  })

  test('does not depend on tools that no build needs', () => {
    const root = newTree()
    const before = buildId(root)
    writeFileSync(join(root, 'tools/other.ts'), '')
    expect(buildId(root)).toBe(before)
  })

  test('depends on the list of browsers here', () => {
    const root = mkdtempSync(join(tmpdir(), 'comanda-build-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    for (const name of ['src', 'tools', 'patches']) cpSync(name, join(root, name), { recursive: true })
    for (const name of ['vite.config.ts', 'lingui.config.ts', 'package.json', 'package-lock.json'])
      cpSync(name, join(root, name))
    const before = buildId(root)
    writeFileSync(join(root, 'tools/targets.ts'), '')
    expect(buildId(root)).not.toBe(before)
  })
})
