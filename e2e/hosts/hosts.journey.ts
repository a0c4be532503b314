import { resolve } from 'node:path'

import type { Page } from '@playwright/test'
import { build } from 'vite'

import { serve } from '#tools/serve.ts'
import type { Served } from '#tools/serve.ts'
import { pathOf, readFrom } from '#tools/static-server.ts'

import { countDetachedNodes } from '../support/detached-nodes.ts'
import { expect, test } from '../support/fixtures.ts'
import { installHost } from './install-host.ts'
import type { Host } from './install-host.ts'

type App = {
  readonly title: string
  readonly folder: string
  readonly packages: readonly string[]
  /** Type-checks the app; rejects with what is wrong. */
  readonly check: (host: Host) => Promise<unknown>
  /** Builds the app; answers the folder with its page. */
  readonly build: (host: Host) => Promise<string>
}

/** The compiler of this repository. */
const compile = (host: Host) => host.run(resolve('node_modules/.bin/tsc'), '-p', '.')

async function bundle({ folder }: Host): Promise<string> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'built', chunkSizeWarningLimit: 1000 },
  })
  return `${folder}/built`
}

/** Built by the app itself, with the plugin of its framework. */
const buildItself = async (host: Host) => {
  await host.run('npx', 'vite', 'build', '--outDir', 'built', '--logLevel', 'error')
  return `${host.folder}/built`
}

const react = (major: number): App => ({
  title: `React ${major}`,
  folder: 'react',
  packages: ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${major}`),
  check: compile,
  build: bundle,
})

const apps: readonly App[] = [
  {
    title: 'plain HTML',
    folder: 'plain',
    packages: [],
    check: compile,
    build: ({ folder }) => Promise.resolve(folder),
  },
  react(18),
  react(19),
  {
    title: 'Vue 3',
    folder: 'vue',
    packages: ['vue@3', 'vite@8', '@vitejs/plugin-vue@6', 'vue-tsc@3', 'typescript@5'],
    check: (host) => host.run('npx', 'vue-tsc', '-p', '.'),
    build: buildItself,
  },
  {
    title: 'Svelte 5',
    folder: 'svelte',
    packages: ['svelte@5', 'vite@8', '@sveltejs/vite-plugin-svelte@7', 'svelte-check@4', 'typescript@5'],
    check: (host) => host.run('npx', 'svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'),
    build: buildItself,
  },
]

for (const app of apps) {
  test.describe(app.title, () => {
    let host: Host
    let site: Served
    test.beforeAll(async () => {
      host = await installHost(app.folder, app.packages)
      const folder = await app.build(host)
      site = await serve(async (request) => {
        const file = await readFrom(folder, pathOf(request))
        return new Response(file ? new Uint8Array(file.body) : 'Not found', {
          status: file ? 200 : 404,
          headers: { 'Content-Type': file?.type ?? 'text/plain' },
        })
      })
    })
    test.afterAll(async () => {
      await site.close()
      host.remove()
    })

    const open = (page: Page, service: string, restaurant: number) =>
      page.goto(`${site.origin}/?${new URLSearchParams({ host: service, restaurant: String(restaurant) }).toString()}`)

    test('type-checks against the package', async () => {
      await app.check(host)
    })

    test('opens, hears an event and follows an attribute', async ({ page, origins, restaurant }) => {
      await open(page, origins.service, restaurant.id)
      await expect(page.locator('main > output')).toHaveText(`Ready: ${restaurant.id}`)
      await page.getByRole('button', { name: 'Dark' }).click()
      await expect(page.locator('comanda-order')).toHaveAttribute('theme', 'dark')
      await page.getByRole('button', { name: 'Order', exact: true }).click()
      await expect(page.locator('main > output')).toHaveText('Open: /MENU')
      await expect(page.locator('comanda-order [data-app]')).toHaveCSS('color-scheme', 'dark')
    })

    test('mounts fifty times and leaks no node', async ({ page, origins, restaurant }) => {
      await page.clock.install()
      await open(page, origins.service, restaurant.id)
      const shown = () => expect(page.locator('main > output')).toHaveText(`Ready: ${restaurant.id}`)
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      await shown()
      await press('Unmount')
      // Ends delayed work: no timer of a widget is longer.
      await page.clock.runFor(70_000)
      // Frameworks may keep nodes of their own, such as templates and the last node of a branch: as many however often it is mounted.
      const kept = await countDetachedNodes(page)
      for (let time = 1; time < 50; time += 1) {
        await press('Mount')
        await shown()
        await press('Unmount')
        await expect(page.locator('comanda-order')).toHaveCount(0)
      }
      await page.clock.runFor(70_000)
      await expect.poll(() => countDetachedNodes(page)).toBeLessThanOrEqual(kept)
    })
  })
}

test('an Angular app type-checks against the package', async () => {
  const packages = ['core', 'common', 'compiler', 'compiler-cli'].map((name) => `@angular/${name}@20`)
  const host = await installHost('angular', [...packages, 'rxjs@7', 'typescript@5.9'])
  await host.run('npx', 'ngc', '-p', '.')
  host.remove()
})
