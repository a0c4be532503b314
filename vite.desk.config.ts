import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vite'

import { linguiMacro } from './tools/plugins/lingui-macro.ts'
import { preactAlias } from './tools/preact-alias.ts'
import { targets } from './tools/targets.ts'

/** The staff desk, a page of its own that the service serves at `/staff` (`server/staff/staff-page-routes.ts`). */
export default defineConfig({
  root: 'desk',
  base: '/staff/',
  plugins: [linguiMacro(), lingui()],
  resolve: { alias: preactAlias },
  build: {
    outDir: '../dist-desk',
    emptyOutDir: true,
    target: targets,
    cssTarget: targets,
    modulePreload: false,
    rolldownOptions: {
      // The worker has one address for ever: browsers ask for it anew at every load.
      input: { index: 'desk/index.html', worker: 'desk/worker/staff-worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
      checks: { moduleLevelDirective: false, pluginTimings: false },
    },
    // Its content security policy lets no page bring a picture in its own text.
    assetsInlineLimit: 0,
  },
})
