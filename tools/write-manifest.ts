import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import packageFile from '../package.json' with { type: 'json' }
import { sizeOf } from './build-files.ts'
import { purposeOf } from './file-purpose.ts'

// dist/manifest.json is for operators: what to upload, what each file is there for, and the hash to put in an integrity
// attribute.
const dist = 'dist'
// The push worker keeps its name: a file on the restaurant's site imports it.
copyFileSync('public/push-worker.js', join(dist, 'push-worker.js'))
const names = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((item) => item.isFile())
  .map((item) => join(item.parentPath, item.name).slice(dist.length + 1))
  .filter((name) => !name.startsWith('.vite/') && name !== 'manifest.json')

const files = Object.fromEntries(
  names.toSorted().map((name) => {
    const content = readFileSync(join(dist, name))
    const { raw, gzip, brotli } = sizeOf(content)
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
    return [name, { purpose: purposeOf(name), bytes: raw, gzip, brotli, integrity }]
  }),
)

writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify({ version: packageFile.version, files }, null, 2)}\n`)
console.log(`dist/manifest.json lists ${names.length} files of version ${packageFile.version}.`)
