import { logoSize } from '#desk/contract/photo-sizes.ts'
import { base64Of, blobOf } from '#desk/parts/photos/blobs.ts'

const { width: mostWidth, height: mostHeight, mostBytes } = logoSize
/** The service reads them itself. */
const readByService = new Set(['image/png', 'image/jpeg', 'image/webp'])

/**
 * A logo in base64 that fits into a request: as it is where it does, else drawn anew. SVG is always drawn, because the
 * service takes none (decision 104). Null when the file is no picture.
 */
export async function shrinkLogo(file: File): Promise<string | null> {
  try {
    const isReady = file.size <= mostBytes && readByService.has(file.type)
    return await base64Of(isReady ? file : await drawn(file))
  } catch {
    return null
  }
}

async function drawn(file: File): Promise<Blob> {
  const isVector = file.type === 'image/svg+xml'
  const picture = isVector ? await vector(file) : await createImageBitmap(file)
  const fitting = Math.min(mostWidth / picture.width, mostHeight / picture.height)
  const scale = isVector ? fitting : Math.min(1, fitting)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const png = await blobOf(canvas, 'image/png')
  // The service makes a PNG of it again.
  return png.size <= mostBytes ? png : blobOf(canvas, 'image/webp', 0.9)
}

/** An SVG as a browser shows it in a page: without its scripts, and without what it would load. */
async function vector(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;base64,${await base64Of(file)}`
  await image.decode()
  return image
}
