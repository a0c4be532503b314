import { photoSizes } from '#desk/contract/photo-sizes.ts'

import { base64Of, blobOf } from './blobs.ts'

type PhotoSize = (typeof photoSizes)[number]

/** Of WebP and JPEG, the best first: one that fits into the bytes of its size is taken. */
const qualities = [0.8, 0.65, 0.5, 0.35]

/** The pictures of a file in base64, one for each size, none larger than the file's; null when it is no picture. */
export async function shrinkPhoto(file: Blob): Promise<[small: string, large: string] | null> {
  const [small, large] = photoSizes
  try {
    const bitmap = await createImageBitmap(file)
    const pictures = [await shrunk(bitmap, small), await shrunk(bitmap, large)] as const
    bitmap.close()
    return [await base64Of(pictures[0]), await base64Of(pictures[1])]
  } catch {
    return null
  }
}

/** In the best quality that is small enough, else in the least one. */
async function shrunk(bitmap: ImageBitmap, { width, mostBytes }: PhotoSize): Promise<Blob> {
  const scale = Math.min(1, width / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  let blob = new Blob()
  for (const quality of qualities) {
    blob = await encoded(canvas, quality)
    if (blob.size <= mostBytes) break
  }
  return blob
}

/** As WebP, or as JPEG where the browser writes no WebP (https://developer.mozilla.org/docs/Web/API/HTMLCanvasElement/toBlob). */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await blobOf(canvas, 'image/webp', quality)
  return blob.type === 'image/webp' ? blob : blobOf(canvas, 'image/jpeg', quality)
}
