import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import type { Camera } from '#src/integrations/camera.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { scanWithCamera } from './scan-with-camera.ts'
import type { CameraScan } from './scan-with-camera.ts'

import css from './table-scanner.css?inline'

declareStyles(css)

export type TableScannerProps = Pick<CameraScan, 'onRead' | 'onFail'> & {
  /** The camera image is no longer visible: the page is hidden or the widget closed. */
  readonly onStop: () => void
}

/** The camera image, until a QR code is found in it. */
export function TableScanner(props: TableScannerProps) {
  const { t } = useLingui()
  const { clock, options, surface, view } = useInstance()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(props)
  const [camera, setCamera] = useState<{ readonly torch: Camera['torch'] } | null>(null)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    if (!video.current) return undefined
    return scanWithCamera({
      video: video.current,
      navigator: view.navigator,
      clock,
      onRunning: (torch) => setCamera({ torch }),
      onRead: (text) => latest.current.onRead(text),
      onFail: () => latest.current.onFail(),
    })
  }, [clock, view])

  useEffect(() => {
    const page = view.document
    const onVisibility = () => {
      if (page.visibilityState === 'hidden') latest.current.onStop()
    }
    page.addEventListener('visibilitychange', onVisibility)
    const stopWatching = surface.onOpenChange((isOpen) => {
      // Floating only: the surface of an inline widget closes with each of its dialogs.
      if (!isOpen && options.mode === 'floating') latest.current.onStop()
    })
    return () => {
      page.removeEventListener('visibilitychange', onVisibility)
      stopWatching()
    }
  }, [options, surface, view])

  return (
    <div className="table-scanner" data-running={camera !== null}>
      <div className="view">
        {/* Hidden from screen readers: the step's text says what to do. */}
        <video ref={video} muted playsInline aria-hidden="true" />
      </div>
      <p className="aim" aria-hidden="true">
        {t({ id: 'wizard.table.aim', message: 'Point the camera at the QR code on your table.' })}
      </p>
      {camera?.torch && <TorchButton torch={camera.torch} />}
    </div>
  )
}

function TorchButton({ torch }: { readonly torch: NonNullable<Camera['torch']> }) {
  const { t } = useLingui()
  const [isLit, setIsLit] = useState(false)
  async function light() {
    try {
      await torch(!isLit)
      setIsLit(!isLit)
    } catch {
      // A failing lamp is ignored: the code may be readable without it.
    }
  }
  return (
    <Button size="small" aria-pressed={isLit} onClick={() => void light()}>
      {t({ id: 'wizard.table.torch', message: 'Light' })}
    </Button>
  )
}
