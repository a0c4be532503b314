import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import type { Fetch } from './serve.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
}
const compressible = /^(text\/|application\/json|image\/svg)/
const compressors = { br: brotliCompressSync, gzip: gzipSync } as const
type Encoding = keyof typeof compressors

/** Headers that let every site load these files, cross-origin isolated ones too. */
const forEverySite = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }

export type File = { readonly body: Buffer; readonly type: string; readonly changedMs: number }

/** CDN of the demo: serves the build to every origin; chunks are cacheable for ever, other files for five minutes. */
export function cdn(folder: string): Fetch {
  const compressed = new Map<string, Promise<Buffer>>()
  return async (request) => {
    const path = pathOf(request)
    const file = await readFrom(folder, path)
    if (!file) return new Response('Not found', { status: 404, headers: forEverySite })
    const lifetime = path.startsWith('/chunks/') ? 'max-age=31536000, immutable' : 'max-age=300'
    const headers = { ...forEverySite, 'Cache-Control': `public, ${lifetime}`, 'Content-Type': file.type }
    const encoding = encodingFor(request, file)
    if (!encoding) return new Response(bytes(file.body), { headers })
    const key = `${path} ${encoding} ${file.changedMs}`
    const body = compressed.get(key) ?? Promise.resolve(compressors[encoding](file.body))
    compressed.set(key, body)
    return new Response(bytes(await body), {
      headers: { ...headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' },
    })
  }
}

/** One file of a folder, `index.html` for a path that ends in a slash; null when there is none. */
export async function readFrom(folder: string, path: string): Promise<File | null> {
  const name = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`)
  if (!name.startsWith(resolve(folder) + sep)) return null
  try {
    const [body, { mtimeMs }] = await Promise.all([readFile(name), stat(name)])
    return { body, type: types[extname(name)] ?? 'application/octet-stream', changedMs: mtimeMs }
  } catch {
    return null
  }
}

/** Decoded path of a request, without its query. */
export function pathOf(request: Request): string {
  return decodeURIComponent(new URL(request.url).pathname)
}

function encodingFor(request: Request, file: File): Encoding | null {
  if (!compressible.test(file.type)) return null
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

function bytes(body: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(body)
}
