import QrScanner from 'qr-scanner'

/** Reads the text of a QR code from a picture; null when it finds none. */
export type QrReader = {
  /** Reads the middle square of a video frame. */
  readFrame(video: HTMLVideoElement): Promise<string | null>
  /** Reads a whole photo; rejects when the file is not an image. */
  readPhoto(file: Blob): Promise<string | null>
  close(): void
}

type Picture = HTMLVideoElement | ImageBitmap
type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Engine = { readonly find: (canvas: HTMLCanvasElement) => Promise<string | null>; readonly close: () => void }

// Pixels of the longer edge: the search finds a near code in the small copy, a distant one in the large copy.
const frameEdge = 600
const photoEdges = [800, 1600, 2400]

/**
 * Uses the browser's BarcodeDetector if it has one, else qr-scanner's worker, else, where the content security policy
 * blocks workers, jsQR on the main thread. Not the class of qr-scanner: it moves the video out of the shadow root.
 */
export async function createQrReader(): Promise<QrReader> {
  const engine = await bestEngine()
  const canvas = document.createElement('canvas')

  function find(picture: Picture, area: Area, edge: number): Promise<string | null> {
    const scale = Math.min(1, edge / Math.max(area.width, area.height))
    canvas.width = Math.round(area.width * scale)
    canvas.height = Math.round(area.height * scale)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
    return engine.find(canvas)
  }

  return {
    async readFrame(video) {
      const { videoWidth, videoHeight } = video
      const side = Math.min(videoWidth, videoHeight)
      if (side === 0) return null
      const area = { x: (videoWidth - side) / 2, y: (videoHeight - side) / 2, width: side, height: side }
      return find(video, area, frameEdge)
    },
    async readPhoto(file) {
      // Not with a blob URL: a strict content security policy blocks it.
      const photo = await createImageBitmap(file)
      const area = { x: 0, y: 0, width: photo.width, height: photo.height }
      try {
        const longer = Math.max(photo.width, photo.height)
        for (const edge of photoEdges.filter((_, index) => longer > (photoEdges[index - 1] ?? 0))) {
          const text = await find(photo, area, edge)
          if (text !== null) return text
        }
        return null
      } finally {
        photo.close()
      }
    },
    close: engine.close,
  }
}

async function bestEngine(): Promise<Engine> {
  try {
    const qrEngine = await QrScanner.createQrEngine()
    const worker = qrEngine instanceof Worker ? qrEngine : null
    const search = async (canvas: HTMLCanvasElement) =>
      (await QrScanner.scanImage(canvas, { qrEngine, returnDetailedScanResult: true })).data
    if (worker) await untilAnswering(worker, search)
    return { find: (canvas) => search(canvas).catch(() => null), close: () => worker?.terminate() }
  } catch {
    return engineInPage()
  }
}

/**
 * Tests the worker with an empty picture. A blocked worker does not throw: it fires an error event; then this rejects.
 */
async function untilAnswering(worker: Worker, search: (canvas: HTMLCanvasElement) => Promise<string>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', reject, { once: true })
    const empty = Object.assign(document.createElement('canvas'), { width: 32, height: 32 })
    search(empty).then(
      () => resolve(),
      (reason: unknown) => (reason === QrScanner.NO_QR_CODE_FOUND ? resolve() : reject(reason as Error)),
    )
  })
}

async function engineInPage(): Promise<Engine> {
  const { default: readCode } = await import('jsqr')
  return {
    find(canvas) {
      const { width, height } = canvas
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height)
      return Promise.resolve((pixels && readCode(pixels.data, width, height)?.data) ?? null)
    },
    close: () => {},
  }
}
