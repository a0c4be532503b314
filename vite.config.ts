import { lingui } from '@lingui/vite-plugin'
import type { BuildEnvironmentOptions } from 'vite'
import { defineConfig } from 'vite'

import packageFile from './package.json' with { type: 'json' }
import { buildId } from './tools/build-id.ts'
import { chunkOf, isOpening, isUpToCart } from './tools/chunk-steps.ts'
import { apiGuard } from './tools/plugins/api-guard.ts'
import { embedGuard } from './tools/plugins/embed-guard.ts'
import { linguiMacro } from './tools/plugins/lingui-macro.ts'
import { loaderConstants } from './tools/plugins/loader-constants.ts'
import { ownExports } from './tools/plugins/own-exports.ts'
import { parallelImports } from './tools/plugins/parallel-imports.ts'
import { splitCatalogs } from './tools/plugins/split-catalogs.ts'
import { stableEntry } from './tools/plugins/stable-entry.ts'
import { terserChunks } from './tools/plugins/terser-chunks.ts'
import { preactAlias } from './tools/preact-alias.ts'
import { targets } from './tools/targets.ts'

// Library mode keeps whitespace by default.
const minify = { compress: true, mangle: true, codegen: { removeWhitespace: true } }

/**
 * Makes Chromium compile every function of a file in the background while it comes, instead of one by one on the page's
 * thread when each is first called (https://v8.dev/blog/explicit-compile-hints). A comment to every other browser.
 */
const compiledWhileLoading = '//# allFunctionsCalledOnLoad'

const folder = `chunks/${buildId()}`

/** A catalog is named after its language, and a part of it (`split-catalogs.ts`) after what it is. */
function catalogName(id: string | null): string | undefined {
  const { language, part } = /\/locales\/(?<language>\w+)\/messages\.po(?:\?(?<part>\w+))?/.exec(id ?? '')?.groups ?? {}
  return language && (part ? `${language}-${part}` : language)
}

/** The element and its chunks: ES modules with relative URLs, right on whatever origin they are served from. */
const element: BuildEnvironmentOptions = {
  target: 'es2022',
  cssTarget: targets,
  manifest: true,
  modulePreload: false,
  lib: { entry: { element: 'src/element/element.ts' }, formats: ['es'] },
  rolldownOptions: {
    checks: { moduleLevelDirective: false },
    // Lets lazy chunks import modules of the entry; otherwise shared modules would become a file of their own, another
    // request.
    preserveEntrySignatures: 'allow-extension',
    output: {
      entryFileNames: `${folder}/[name].js`,
      chunkFileNames: ({ facadeModuleId, name }) =>
        // The loader names the bundler's own chunk too, and every page pays for its length.
        `${folder}/${catalogName(facadeModuleId) ?? name.replace('rolldown-', '')}.js`,
      assetFileNames: `${folder}/[name][extname]`,
      codeSplitting: { groups: [{ name: chunkOf, debugName: 'steps' }], includeDependenciesRecursively: false },
      minify,
      comments: false,
      postBanner: ({ name }) => (name === 'element' ? compiledWhileLoading : ''),
    },
  },
}

/** The pasted script: one classic file for old browsers, built second because it names the element's chunks. */
const loader: BuildEnvironmentOptions = {
  target: 'es2018',
  emptyOutDir: false,
  // Every page pays for this file: terser makes it 3 % smaller than the bundler's own minifier.
  minify: 'terser',
  terserOptions: { ecma: 2018, toplevel: true, compress: { passes: 4, unsafe_arrows: true, pure_getters: true } },
  rolldownOptions: {
    input: { comanda: 'src/loader/index.ts' },
    output: { format: 'iife', entryFileNames: '[name].js', comments: false },
  },
}

/** What the loader runs on demand: each by itself, because other pages must not pay for it. */
const onDemand = (name: string, file: string): BuildEnvironmentOptions => ({
  target: 'es2018',
  emptyOutDir: false,
  modulePreload: false,
  rolldownOptions: {
    input: { [name]: file },
    preserveEntrySignatures: 'strict',
    output: { entryFileNames: `${folder}/[name].js`, minify, comments: false },
  },
})

export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  plugins: [
    linguiMacro(),
    lingui(),
    splitCatalogs({ folder: 'src/i18n/locales', first: isOpening, between: { order: isUpToCart } }),
    embedGuard(),
    apiGuard(),
    stableEntry(),
    loaderConstants(),
    parallelImports(),
    terserChunks(),
    ownExports(),
  ],
  resolve: { alias: preactAlias },
  define:
    command === 'build'
      ? { 'process.env.NODE_ENV': '"production"', __COMANDA_VERSION__: JSON.stringify(packageFile.version) }
      : {},
  environments: {
    client: { build: element },
    extras: { consumer: 'client', build: onDemand('extras', 'src/loader/extras.ts') },
    diagnose: { consumer: 'client', build: onDemand('diagnose', 'src/diagnose/diagnose.ts') },
    loader: { consumer: 'client', build: loader },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'extras', 'diagnose', 'loader'] as const) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
}))
