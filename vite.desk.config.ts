import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'

import packageFile from './package.json' with { type: 'json' }
import { deskChunkOf, isInFirstLoad } from './tools/desk-chunks.ts'
import { linguiMacro } from './tools/plugins/lingui-macro.ts'
import { splitCatalogs } from './tools/plugins/split-catalogs.ts'
import { widgetInDesk } from './tools/plugins/widget-in-desk.ts'
import { preactAlias } from './tools/preact-alias.ts'
import { targets } from './tools/targets.ts'

/** The staff desk, a page of its own that the service serves at `/staff` (`server/staff/staff-page-routes.ts`). */
export default defineConfig(({ command }) => ({
  root: 'desk',
  base: '/staff/',
  plugins: [
    linguiMacro(),
    lingui(),
    splitCatalogs({ folder: 'desk/i18n/locales', first: isInFirstLoad }),
    widgetInDesk(),
  ],
  resolve: { alias: preactAlias },
  define:
    command === 'build'
      ? { 'process.env.NODE_ENV': '"production"', __COMANDA_VERSION__: JSON.stringify(packageFile.version) }
      : {},
  // A script of a module, as the page that starts it.
  worker: { format: 'es' },
  build: {
    outDir: '../dist-desk',
    emptyOutDir: true,
    target: targets,
    cssTarget: targets,
    modulePreload: false,
    // Says which files the first load takes.
    manifest: true,
    rolldownOptions: {
      // Lets what comes later import from the file of the first load.
      preserveEntrySignatures: 'allow-extension',
      // The worker has one address for ever: browsers ask for it anew at every load.
      input: { index: 'desk/index.html', worker: 'desk/worker/staff-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: deskChunkOf }], includeDependenciesRecursively: false },
      },
      checks: { moduleLevelDirective: false, pluginTimings: false, ineffectiveDynamicImport: false },
    },
    // Its content security policy lets no page bring a picture in its own text.
    assetsInlineLimit: 0,
  },
}))
