import type { Plugin, Rolldown } from 'vite'

import { steps } from '../chunk-steps.ts'

const awaited = new Set(steps.flatMap(({ name, isAwaited }) => (isAwaited ? [name] : [])))
const firstScreens = new Set(steps.flatMap(({ name, isFirstScreen }) => (isFirstScreen ? [name] : [])))
const inEveryVisit = new Set(steps.flatMap(({ name, isInEveryVisit }) => (isInEveryVisit ? [name] : [])))

/**
 * Requests the chunk of an awaited step together with everything that it imports and that no visit has loaded yet. A browser finds the imports of a
 * module only once it has come, so that each level of them would cost a round trip more. Vite's own answer,
 * `modulePreload`, puts links into the head of the page, which is not ours.
 */
export function parallelImports(): Plugin {
  return {
    name: 'comanda:parallel-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withParallelImports(file, bundle)
    },
  }
}

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'name' | 'fileName' | 'imports' | 'code'>
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>

/** The code of a chunk with the dynamic imports of awaited steps replaced. */
export function withParallelImports(chunk: Chunk, bundle: Bundle): string {
  const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1)
  const early = Object.values(bundle).filter((file) => file.type === 'chunk' && inEveryVisit.has(file.name)) as Chunk[]
  const asked = importedBy([chunk], bundle)
  const loaded = importedBy([chunk, ...early], bundle)
  return chunk.code.replace(/\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g, (call, quote: string, name: string) => {
    const target = bundle[folder + name]
    if (target?.type !== 'chunk' || !awaited.has(target.name)) return call
    const known = firstScreens.has(target.name) ? asked : loaded
    const missing = [...importedBy([target], bundle)].slice(1).filter((file) => !known.has(file))
    if (missing.length === 0) return call
    const others = missing.map((file) => `import(${quote}./${file.slice(folder.length)}${quote})`)
    return `Promise.all([${[call, ...others].join()}]).then(([m])=>m)`
  })
}

/** Files, then all that they import statically, directly or not. */
function importedBy(chunks: readonly Chunk[], bundle: Bundle): Set<string> {
  const files = new Set(chunks.map(({ fileName }) => fileName))
  for (const name of files) {
    const file = bundle[name]
    if (file?.type === 'chunk') file.imports.forEach((imported) => files.add(imported))
  }
  return files
}
