/** Widths and most bytes of the pictures that the service keeps (server/menu/uploaded-photos.ts). */
const sizes = [
  { width: 480, bytes: 60 * 1024 },
  { width: 960, bytes: 120 * 1024 },
]
const qualities = [0.8, 0.65, 0.5, 0.35]

/** The pictures of a file in base64, one for each width, no larger than it is; null when it is no picture. */
export async function picturesOf(file) {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const pictures = []
  for (const size of sizes) pictures.push(await base64Of(await smaller(bitmap, size)))
  bitmap.close()
  return pictures
}

/** The best quality that is small enough, else the smallest. */
async function smaller(bitmap, { width, bytes }) {
  const scale = Math.min(1, width / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  let blob = null
  for (const quality of qualities) {
    blob = await encoded(canvas, quality)
    if (blob.size <= bytes) return blob
  }
  return blob
}

/** As WebP, or as JPEG where the browser writes no WebP (https://developer.mozilla.org/docs/Web/API/HTMLCanvasElement/toBlob). */
async function encoded(canvas, quality) {
  const blob = await blobOf(canvas, 'image/webp', quality)
  return blob.type === 'image/webp' ? blob : blobOf(canvas, 'image/jpeg', quality)
}

function blobOf(canvas, type, quality) {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

function base64Of(blob) {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result.split(',')[1])
    reader.readAsDataURL(blob)
  })
}
