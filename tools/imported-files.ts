import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const importing =
  /^(?:import|export) (?!type )[^'"]*?from '([#.][^']+)'|^import '([#.][^']+)'|\bimport\('([#.][^']+)'\)/gm

/**
 * A file and all of this repository that it loads, static and dynamic imports alike, as paths from `root`; types load
 * nothing. What `isWanted` refuses is left out, with what only it loads.
 */
export function importedFiles(start: string, isWanted: (path: string) => boolean = () => true, root = '.') {
  const seen = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !path.endsWith('.ts') || !isWanted(path)) continue
    seen.add(path)
    for (const [, fixed, alone, onDemand] of readFileSync(join(root, path), 'utf8').matchAll(importing)) {
      const name = fixed ?? alone ?? onDemand ?? ''
      waiting.push(name.startsWith('#') ? name.slice(1) : relative('.', join(dirname(path), name)))
    }
  }
  return seen as ReadonlySet<string>
}
