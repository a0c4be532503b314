import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// What a build is made of.
const sources = [
  'src',
  'tools/plugins',
  'tools/shims',
  'tools/build-files.ts',
  'tools/chunk-steps.ts',
  'tools/preact-alias.ts',
  'lingui.config.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/**
 * Name of the build that these sources make: the same sources have the same name. It stands in the address of every
 * file once, as a folder; a hash in each file's own name would be sent again with every list of chunks.
 */
export function buildId(root = '.'): string {
  const sum = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) sum.update(file.slice(root.length)).update(readFileSync(file))
  }
  return sum.digest('base64url').slice(0, 8)
}

/** The files of a folder and of all folders in it, in an order that no file system decides; a file is its own list. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
}
