import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { steps } from './chunk-steps.ts'

type ManifestChunk = {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}
export type ViteManifest = Readonly<Record<string, ManifestChunk>>

export type BuildFiles = {
  /** The element module, in the folder of its build. */
  readonly entry: string
  /** Files needed until the menu is usable, with the entry, without languages. */
  readonly first: readonly string[]
  /** Files that home adds as a first screen; the loader requests all of them. */
  readonly opening: readonly string[]
  /** Files that the first screen of a returning diner adds; the loader requests them where a venue is stored. */
  readonly returning: readonly string[]
  /** Files that each later step adds to the steps before it. */
  readonly added: Readonly<Record<string, readonly string[]>>
  /** The chunk with the first texts of each language. */
  readonly languages: Readonly<Record<string, string>>
  /** Files of no step, loaded on demand. */
  readonly rest: readonly string[]
}

// The later steps in the diner's order; the first three are loaded by themselves after the first screen, the search with the
// first touch. Nobody comes to the checkout without the wizard (`slots`).
const measured = ['layers', 'background', 'finder', 'search', 'product', 'cart', 'slots', 'checkout']

export type FileSize = { readonly raw: number; readonly gzip: number; readonly brotli: number }

/** Reads the manifest Vite wrote beside the build in `dist`. */
export function readViteManifest(dist: string): ViteManifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest
}

/** Groups the files of a build by the step that first needs them. */
export function buildFiles(manifest: ViteManifest): BuildFiles {
  const keys = Object.keys(manifest)
  const entryKey = keys.find((key) => manifest[key]?.isEntry)
  if (!entryKey) throw new Error('The Vite manifest names no entry. Run `npm run build` first.')
  const languages = Object.fromEntries(
    keys.flatMap((key) => {
      const language = /\/locales\/(\w+)\/messages\.po$/.exec(key)?.[1]
      return language ? [[language, fileOf(manifest, key)]] : []
    }),
  )
  const seen = new Set<string>(Object.values(languages))
  const claim = (roots: readonly string[]) => {
    const files = closure(manifest, roots).filter((file) => !seen.has(file))
    files.forEach((file) => seen.add(file))
    return files
  }
  const entry = fileOf(manifest, entryKey)
  const first = claim([entryKey])
  const added = Object.fromEntries(measured.map((name) => [name, claim(chunksOf(manifest, name))]))
  const besideEntry = (names: readonly string[]) =>
    names.flatMap((name) => filesOfStep(manifest, name)).filter((file) => !first.includes(file))
  const opening = besideEntry(steps.flatMap(({ name, isOpening }) => (isOpening ? [name] : [])))
  return { entry, first, opening, returning: besideEntry(['return']), added, languages, rest: claim(keys) }
}

/** Files that the chunks of a step need, whatever has been loaded before. */
export function filesOfStep(manifest: ViteManifest, step: string): string[] {
  return closure(manifest, chunksOf(manifest, step))
}

function chunksOf(manifest: ViteManifest, step: string): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.name === step)
}

function fileOf(manifest: ViteManifest, key: string): string {
  return manifest[key]?.file ?? ''
}

/** Files of the given chunks and of all they import statically. */
function closure(manifest: ViteManifest, roots: readonly string[]): string[] {
  const seen = new Set(roots)
  for (const key of seen) manifest[key]?.imports?.forEach((imported) => seen.add(imported))
  return [...seen].map((key) => fileOf(manifest, key))
}

/** Size of one file in bytes, raw and compressed with brotli. */
export function sizeOf(content: Buffer): FileSize {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params }).length,
  }
}

/** Sum of the sizes of several files, each compressed on its own. */
export function totalSize(dist: string, files: readonly string[]): FileSize {
  const sizes = files.map((file) => sizeOf(readFileSync(join(dist, file))))
  const sum = (of: (size: FileSize) => number) => sizes.reduce((total, size) => total + of(size), 0)
  return { raw: sum((size) => size.raw), gzip: sum((size) => size.gzip), brotli: sum((size) => size.brotli) }
}
