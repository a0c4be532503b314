import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { importedFiles } from './imported-files.ts'

// Beside what the configuration of the build imports.
const sources = ['src', 'patches', 'lingui.config.ts', 'package.json', 'package-lock.json']

/**
 * Name of the build of these sources, equal for equal sources: everything that decides the content of a build is read, so
 * that two different builds never share a name. It is the folder of all files; a hash in each file name would be repeated
 * in every list of chunks.
 */
export function buildId(root = '.'): string {
  const sum = createHash('sha256')
  const files = sources.flatMap((source) => filesOf(root, source))
  const tools = importedFiles('vite.config.ts', (path) => !path.startsWith('src/'), root)
  for (const path of [...files, ...tools].toSorted()) sum.update(path).update(readFileSync(join(root, path)))
  return sum.digest('base64url').slice(0, 8)
}

/** All files below a folder; for a file, the file itself. */
function filesOf(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesOf(root, join(path, name)))
}
