import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// `npm run compress`: writes `x.js.br` and `x.js.gz` beside `x.js`, for servers that send them as they are.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder whose files are to be compressed.')

const compressible = /\.(js|css|json|svg|html)$/
/** Below this, in bytes, a compressed form saves nothing. */
const smallest = 512
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const forms = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, quality),
  gz: (body: Uint8Array) => promisify(gzip)(body, { level: 9 }),
} as const

let count = 0
for (const name of await readdir(folder, { recursive: true })) {
  if (!compressible.test(name)) continue
  const path = join(folder, name)
  const body = await readFile(path)
  if (body.byteLength < smallest) continue
  for (const [ending, compress] of Object.entries(forms)) await writeFile(`${path}.${ending}`, await compress(body))
  count += 1
}
console.info(`${count} files of ${folder} compressed`)
