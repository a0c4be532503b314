import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { elementManifest } from './element-manifest.ts'
import { publishedPackage } from './package-file.ts'
import { writeDeclarations } from './write-declarations.ts'
import { writeModules } from './write-modules.ts'

export const packageFolder = 'release/package'

/**
 * Writes the npm package into `release/package`: the build as it is, the modules and types around it. The packages that
 * this repository depends on are in the build already, so that it has no dependencies. Throws without a build.
 */
export async function writePackage(): Promise<{ readonly repository?: unknown }> {
  if (!existsSync('dist/manifest.json')) throw new Error('There is no build to pack. Run `npm run build` first.')
  rmSync(packageFolder, { recursive: true, force: true })
  mkdirSync(packageFolder, { recursive: true })
  cpSync('dist', join(packageFolder, 'dist'), { recursive: true, filter: (path) => !path.includes('.vite') })
  const write = (name: string, text: string) => writeFileSync(join(packageFolder, name), text)
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  const description = publishedPackage(remote())
  write('package.json', json(description))
  write('custom-elements.json', json(elementManifest(readFileSync('docs/theming.md', 'utf8'))))
  write('index.js', "import './dist/element.js'\n")
  write('types.js', 'export {}\n')
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(name, join(packageFolder, name))
  await writeModules(packageFolder)
  writeDeclarations(join(packageFolder, 'types'))
  return description
}

/** Address of the remote `origin`; null when there is none, or when it is a folder of this machine. */
function remote(): string | null {
  const { stdout, status } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' })
  const address = stdout.trim()
  return status === 0 && /^(https?:|ssh:|git[@:])/.test(address) ? address : null
}
