import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import QRCode from 'qrcode'

const folder = 'node_modules/.cache/comanda'
const [width, height] = [640, 480]
// Luma range of video: 16 to 235.
const [black, white] = [16, 235]

/** Arguments that start Chromium with a camera that sees a QR code of this text, without a permission prompt. */
export function cameraSeeing(text: string): string[] {
  mkdirSync(folder, { recursive: true })
  const path = join(process.cwd(), folder, `camera-${process.pid}.y4m`)
  // Another worker's browser may be reading the file.
  writeFileSync(`${path}.part`, videoOf(text))
  renameSync(`${path}.part`, path)
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ]
}

/** Two frames that show the code in the middle of a white card. */
function videoOf(text: string): Buffer {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const side = Math.floor((height * 0.7) / modules.size)
  const left = Math.floor((width - side * modules.size) / 2)
  const top = Math.floor((height - side * modules.size) / 2)
  const luma = Buffer.alloc(width * height, white)
  for (let y = 0; y < side * modules.size; y += 1) {
    for (let x = 0; x < side * modules.size; x += 1) {
      const isDark = modules.get(Math.floor(y / side), Math.floor(x / side)) === 1
      if (isDark) luma[(top + y) * width + left + x] = black
    }
  }
  const colour = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, colour])
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([header, frame, frame])
}

/** Counts the running cameras of a page, to find one left on. Must be installed before the page opens. */
export async function watchCameras(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    globalThis.cameras = []
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      globalThis.cameras.push(...stream.getTracks())
      return stream
    }
  })
  return () => page.evaluate(() => globalThis.cameras.filter(({ readyState }) => readyState === 'live').length)
}

declare global {
  // Of the page.
  var cameras: MediaStreamTrack[]
}
