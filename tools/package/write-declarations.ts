import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Written by hand, because they add to types of frameworks: the compiler passes over them. */
const frameworks = ['vue', 'svelte', 'preact', 'solid'] as const

/** Writes the types of the package into `folder`, in the structure of `src`. Throws when they do not compile. */
export function writeDeclarations(folder: string): void {
  const args = ['tsc', '-p', 'tools/package/tsconfig.json', '--outDir', folder]
  const { status } = spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('The types of the package do not compile.')
  for (const name of frameworks) {
    writeFileSync(join(folder, 'npm', `${name}.d.ts`), readFileSync(`src/npm/${name}.d.ts`, 'utf8'))
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(folder, name)
    writeFileSync(file, withRelativeImports(readFileSync(file, 'utf8'), dirname(name).replaceAll('\\', '/')))
  }
}

/** Declarations of a file in a folder of `src`, with imports that any project resolves. */
export function withRelativeImports(declarations: string, folder: string): string {
  return declarations.replaceAll(/(?<=(?:from |import\()['"])(?:#src|\.)\/[\w/-]+\.ts(?=['"])/g, (specifier) => {
    const target = specifier.replace(/\.ts$/, '.js')
    const path = target.startsWith('#') ? posix.relative(folder, target.slice('#src/'.length)) : target
    return path.startsWith('.') ? path : `./${path}`
  })
}
