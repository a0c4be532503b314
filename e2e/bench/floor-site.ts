import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { build, loadConfigFromFile } from 'vite'

import { latePreflights } from '#tools/late.ts'
import type { Served } from '#tools/serve.ts'
import { serve } from '#tools/serve.ts'
import { cdn } from '#tools/static-server.ts'

import { slowPreflights } from './throttle.ts'

/** Builds the bare runtime with the settings of the product and serves it, with lists of 50 and 1,000 rows. */
export async function startFloorSite(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-floor-'))
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts')
  const { plugins = [], resolve = {}, define = {} } = loaded?.config ?? {}
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Without the plugins that work on the product's own files.
    plugins: plugins.flat().filter((one) => !(one && 'name' in one && /stable-entry|loader-constants/.test(one.name))),
    resolve,
    define,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: { floor: 'e2e/bench/floor/floor.tsx' }, formats: ['es'] },
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: '[name].js', minify },
      },
    },
  })
  await copyFile('e2e/bench/floor/floor-loader.js', join(folder, 'floor-loader.js'))
  const files = cdn(folder)
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url)
    const count = /^\/rows-(\d+)\.json$/.exec(pathname)?.[1]
    if (count) return rows(Number(count))
    return pathname === '/empty.js' ? empty() : files(request)
  }
  const served = await serve(latePreflights(answer, slowPreflights.preflight))
  const close = async () => {
    await served.close()
    await rm(folder, { recursive: true })
  }
  return { origin: served.origin, close }
}

const minify = { compress: true, mangle: true, codegen: { removeWhitespace: true } }
const syllables = ['po', 'mo', 'do', 'ri', 'ba', 'si', 'li', 'co', 'fun', 'ghi', 'ca', 'pe', 'ro', 'ni']
const shared = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300' }

function rows(count: number): Response {
  const words = createWords()
  const list = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: words(2),
    description: words(8),
    price: `${5 + (index % 17)},${index % 2 === 0 ? '00' : '50'} €`,
  }))
  const body = new Uint8Array(brotliCompressSync(JSON.stringify({ rows: list })))
  return new Response(body, { headers: { ...shared, 'Content-Type': 'application/json', 'Content-Encoding': 'br' } })
}

/** Words that compress like a real menu (1,000 dishes in about 28 kB), the same in every run. */
function createWords(): (amount: number) => string {
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const word = () => Array.from({ length: 3 }, () => syllables[next(syllables.length)]).join('')
  return (amount) => Array.from({ length: amount }, word).join(' ')
}

function empty(): Response {
  return new Response(';', { headers: { ...shared, 'Content-Type': 'text/javascript' } })
}
