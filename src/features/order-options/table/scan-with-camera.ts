import type { Camera } from '#src/integrations/camera.ts'
import { openCamera } from '#src/integrations/camera.ts'
import type { Clock } from '#src/integrations/clock.ts'
import type { QrReader } from '#src/integrations/qr-reader.ts'
import { createQrReader } from '#src/integrations/qr-reader.ts'

export type CameraScan = {
  /** Shows the camera image. */
  readonly video: HTMLVideoElement
  readonly navigator: Navigator
  readonly clock: Clock
  /** The camera is running; passes its lamp, or null without one. */
  readonly onRunning: (torch: Camera['torch']) => void
  /** A code was read; the camera has been stopped. */
  readonly onRead: (text: string) => void
  /** The camera is not available, or has stopped working [WIZ-20]. */
  readonly onFail: () => void
}

type Parts = { camera?: Camera; reader?: QrReader }

// Pause between two frames in ms: the search runs on the main thread.
const pauseMs = 100

/** Runs the camera until it sees a QR code; returns a function that stops it earlier [WIZ-21]. */
export function scanWithCamera({ video, navigator, clock, onRunning, onRead, onFail }: CameraScan): () => void {
  const parts: Parts = {}
  let isOver = false
  let endPause = () => {}

  function end() {
    isOver = true
    endPause()
    parts.camera?.stop()
    parts.reader?.close()
  }

  /** Keeps a started part, or stops it at once if the scan has ended meanwhile. */
  function keep(part: Parts) {
    Object.assign(parts, part)
    if (isOver) end()
  }

  function fail() {
    if (isOver) return
    end()
    onFail()
  }

  async function run() {
    await Promise.all([
      openCamera(navigator).then((camera) => keep({ camera })),
      createQrReader().then((reader) => keep({ reader })),
    ])
    const { camera, reader } = parts
    if (isOver || !camera || !reader) return
    camera.stream.getVideoTracks()[0]?.addEventListener('ended', fail)
    video.srcObject = camera.stream
    await video.play()
    onRunning(camera.torch)
    await look(reader)
  }

  async function look(reader: QrReader): Promise<void> {
    if (isOver) return
    const text = await reader.readFrame(video)
    if (isOver) return
    if (text === null) {
      endPause = clock.after(pauseMs, () => void look(reader).catch(fail))
      return
    }
    end()
    onRead(text)
  }

  run().catch(fail)
  return end
}
