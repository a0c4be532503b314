import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

import { photo } from './photo.ts'

export type RenderedPhoto = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string }

// Twice the width of the widest card in a list; a browser draws it in no time, the drawing itself in 35 ms of its page's.
const width = 640
const quality = 72
// Some 20 kB each: the stress restaurant has a thousand.
const limit = 1200

/** Renders drawings to WebP once each: in memory for this process, in `folder` for the next ones. */
export function createPhotoRenderer(folder = 'node_modules/.cache/comanda/photos') {
  const rendered = new Map<string, Promise<RenderedPhoto>>()

  /** The picture behind a photo code; null when nobody took one. */
  return async (code: string): Promise<RenderedPhoto | null> => {
    const known = rendered.get(code)
    if (known) return known
    const drawing = photo(code)
    if (!drawing) return null
    const making = render(drawing.body, isNumbered(code) ? null : folder)
    rendered.set(code, making)
    const [oldest] = rendered.keys()
    if (rendered.size > limit && oldest !== undefined) rendered.delete(oldest)
    // The next one to ask tries again.
    making.catch(() => rendered.delete(code))
    return making
  }
}

// There is no end of these, and they are quick to render: none is kept on the disk.
const isNumbered = (code: string) => code.startsWith('dish-')

async function render(drawing: string, folder: string | null): Promise<RenderedPhoto> {
  // A drawing that has changed is another file.
  const digest = createHash('sha256').update(`${width} ${quality} ${drawing}`).digest('hex').slice(0, 32)
  const etag = `"${digest}"`
  const path = folder && join(folder, `${digest}.webp`)
  const kept = path && (await readFile(path).catch(() => null))
  if (kept) return { body: new Uint8Array(kept), etag }
  const density = (72 * width) / 480
  const body = new Uint8Array(await sharp(Buffer.from(drawing), { density }).webp({ quality }).toBuffer())
  // Where nothing may be written every process renders for itself.
  if (path) await keep(path, body).catch(() => {})
  return { body, etag }
}

/** Under its name only once it is whole: other processes read it too. */
async function keep(path: string, body: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, body)
  await rename(unfinished, path)
}
