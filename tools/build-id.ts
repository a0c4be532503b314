import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// The sources of a build.
const sources = [
  'src',
  'tools/plugins',
  'patches',
  'tools/build-files.ts',
  'tools/chunk-steps.ts',
  'tools/preact-alias.ts',
  'lingui.config.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/**
 * Name of the build of these sources, equal for equal sources. It is the folder of all files; a hash in each file name
 * would be repeated in every list of chunks.
 */
export function buildId(root = '.'): string {
  const sum = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) sum.update(file.slice(root.length)).update(readFileSync(file))
  }
  return sum.digest('base64url').slice(0, 8)
}

/** All files below a folder, sorted by name; for a file, the file itself. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
}
