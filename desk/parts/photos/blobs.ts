/** What a canvas shows, as a file of a type; of another one where the browser does not write it. */
export function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas cannot be read.'))), type, quality)
  })
}

/** A file as the service takes it. */
export function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const [, content = ''] = typeof reader.result === 'string' ? reader.result.split(',') : []
      resolve(content)
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')))
    reader.readAsDataURL(blob)
  })
}
