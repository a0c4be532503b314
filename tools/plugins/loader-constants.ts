import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import { buildFiles, readViteManifest } from '../build-files.ts'

/**
 * Writes into the loader what only the build knows: the addresses of the element, of the other chunks of the first
 * screen and of the catalogs. So only `comanda.js` needs a short cache, and all of it is asked for in one hop.
 */
export function loaderConstants(): Plugin {
  let dist = 'dist'
  let values: Readonly<Record<string, unknown>> | null = null
  return {
    name: 'comanda:loader-constants',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'loader',
    configResolved(config) {
      dist = join(config.root, config.build.outDir)
    },
    // After oxc: the types that declare these names are gone by then.
    transform: {
      filter: { code: /__COMANDA_(LABELS|ENTRY|CHUNKS)__/ },
      handler(code) {
        const known = (values ??= constants(dist))
        return code.replaceAll(/\b__COMANDA_\w+__\b/g, (name) => (name in known ? JSON.stringify(known[name]) : name))
      },
    },
  }
}

function constants(dist: string): Readonly<Record<string, unknown>> {
  const { entry, opening, languages: catalogs } = buildFiles(readViteManifest(dist))
  const texts: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync('src/loader/labels.json', 'utf8'))
  const labels = Object.entries(texts).map(([language, those]) => [language, [...those, catalogs[language] ?? '']])
  return {
    __COMANDA_LABELS__: Object.fromEntries(labels),
    __COMANDA_ENTRY__: entry,
    __COMANDA_CHUNKS__: opening,
  }
}
