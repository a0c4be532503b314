import { basename, dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { languages } from '../../src/options/languages.ts'
import { buildFiles, readViteManifest } from '../build-files.ts'

/**
 * Writes the folder of the modules, and the names of those that the home screen and a returning diner need, into the loader
 * and what it runs on demand. So only `comanda.js` needs a short cache time, and all modules are requested in one hop.
 */
export function loaderConstants(): Plugin {
  let dist = 'dist'
  let values: Readonly<Record<string, unknown>> | null = null
  return {
    name: 'comanda:loader-constants',
    apply: 'build',
    applyToEnvironment: (environment) => ['loader', 'extras'].includes(environment.name),
    configResolved(config) {
      dist = join(config.root, config.build.outDir)
    },
    // After oxc, which removes the type declarations of these names.
    transform: {
      filter: { code: /__COMANDA_(FOLDER|HOME|RETURN)__/ },
      handler(code) {
        const known = (values ??= constants(dist))
        return code.replaceAll(/\b__COMANDA_\w+__\b/g, (name) => (name in known ? JSON.stringify(known[name]) : name))
      },
    },
  }
}

function constants(dist: string): Readonly<Record<string, unknown>> {
  const { entry, opening, returning, languages: catalogs } = buildFiles(readViteManifest(dist))
  const folder = dirname(entry)
  const namesOf = (files: readonly string[]) => files.map((file) => basename(file, '.js'))
  const expected = ['element', ...languages].map((name) => `${folder}/${name}.js`)
  const missing = expected.filter((file) => file !== entry && !Object.values(catalogs).includes(file))
  if (missing.length > 0) throw new Error(`The loader will ask for ${missing.join()}, which this build does not have.`)
  return {
    __COMANDA_FOLDER__: `${folder}/`,
    __COMANDA_HOME__: namesOf(opening),
    __COMANDA_RETURN__: namesOf(returning),
  }
}
