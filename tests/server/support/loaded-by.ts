import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The files that a module loads, static and dynamic imports alike; types load nothing. */
export async function loadedBy(start: string, except: readonly string[]): Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || except.includes(path) || !path.endsWith('.ts')) continue
    seen.add(path)
    const source = await readFile(path, 'utf8')
    const named = source.matchAll(/^(?:import|export) (?!type )[^'"]*?from '([#.][^']+)'|\bimport\('([#.][^']+)'\)/gm)
    for (const [, fixed, onDemand] of named) {
      const name = fixed ?? onDemand ?? ''
      waiting.push(name.startsWith('#') ? name.slice(1) : join(dirname(path), name))
    }
  }
  return seen
}
