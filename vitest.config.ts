import { lingui } from '@lingui/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { chromiumLaunch } from './tools/find-chromium.ts'
import { linguiMacro } from './tools/plugins/lingui-macro.ts'
import { preactAlias } from './tools/preact-alias.ts'

const plugins = () => [linguiMacro(), lingui()]

// The alias reaches a package that imports React only when the package is bundled.
const underPreact = {
  alias: [
    ...preactAlias,
    { find: /^@testing-library\/react$/, replacement: '@testing-library/react/dist/@testing-library/react.esm.js' },
  ],
  inline: [/@testing-library\/react/, /wouter/, /valtio/, /@lingui\/react/, /@r2wc/],
}

const screens = ['ui', 'parts', 'features', 'app', 'instance', 'query', 'desk']
const inBrowser = ['browser', 'surface', 'element', 'loader']
const files = (folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', './tools/slowest-files.ts'],
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: files([...screens, ...inBrowser]),
          setupFiles: ['tests/support/setup.ts'],
          // These files share modules, so that the service, which takes seconds to open, is opened once per
          // worker.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: plugins(),
        resolve: { alias: underPreact.alias },
        test: {
          name: 'screens',
          // A widget keeps nothing in modules (decision 2), so files may share them: that saves opening the service
          // again.
          isolate: false,
          environment: 'happy-dom',
          include: files(screens),
          setupFiles: ['tests/support/setup.ts', 'tests/support/screens-setup.ts'],
          server: { deps: { inline: underPreact.inline } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: plugins(),
        resolve: { alias: preactAlias },
        test: {
          name: 'browser',
          include: files(inBrowser),
          testTimeout: 60_000,
          setupFiles: ['tests/support/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunch('--disable-gpu'),
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
