import { brotliCompressSync } from 'node:zlib'

import { createBuilder, minifySync } from 'vite'
import type { Plugin } from 'vite'

// What the first open is made of: `npm run why` by folder and package, `npm run why -- --files` by module,
// a name as well (`-- order`) for another chunk.
const wanted = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'element'
const isByFile = process.argv.includes('--files')
// A module alone seems unused, and would be thrown away.
const keepAll = { compress: false, mangle: { toplevel: true } } as const
const parts = new Map<string, string>()

const collect: Plugin = {
  name: 'comanda:why',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.name !== wanted) continue
      for (const [id, { code }] of Object.entries(file.modules)) {
        const part = isByFile ? shortId(id) : folderOf(shortId(id))
        parts.set(part, (parts.get(part) ?? '') + minifySync(id, code ?? '', keepAll).code)
      }
    }
  },
}

const builder = await createBuilder({ logLevel: 'error', build: { write: false }, plugins: [collect] })
const { client } = builder.environments
if (client) await builder.build(client)

const rows = [...parts]
  .map(([part, code]) => ({ part, raw: code.length, brotli: brotliCompressSync(code).length }))
  .toSorted((a, b) => b.brotli - a.brotli)
console.log(`Chunk "${wanted}", each part minified and compressed alone:\n     raw  brotli`)
for (const { part, raw, brotli } of rows)
  console.log(`${String(raw).padStart(8)}${String(brotli).padStart(8)}  ${part}`)

function shortId(id: string): string {
  const packaged = id.split('node_modules/').at(-1)
  return id.includes('node_modules/') ? `npm ${packaged}` : id.replace(`${process.cwd()}/`, '')
}

function folderOf(id: string): string {
  const [first = '', ...rest] = id.split('/')
  if (first.startsWith('npm @')) return `${first}/${rest[0]}`
  if (first.startsWith('npm ')) return first
  return [first, ...rest.slice(0, -1)].join('/') + (id.includes('.css') ? ' (css)' : '')
}
