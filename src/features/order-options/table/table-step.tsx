import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ComponentType } from 'react'

import type { SeatedTable } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'
import { WizardStep } from '#src/features/order-options/wizard-step.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { createIcon } from '#src/ui/base/icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { PhotoButton } from './photo-button.tsx'
import { TableCodeField } from './table-code-field.tsx'
import type { TableScannerProps } from './table-scanner.tsx'
import { useTableCode } from './use-table-code.ts'

import css from './table-step.css?inline'

declareStyles(css)

const CameraIcon = createIcon('M3.5 7.5h4L9 5h6l1.5 2.5h4v12h-17v-12Z', 'M12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z')

export type TableStepProps = {
  readonly venueId: Id<'Venue'>
  readonly chosen: SeatedTable | null
  readonly isOpen: boolean
  readonly takesFocus: boolean
  readonly onChoose: (table: SeatedTable) => void
  readonly onOpen: () => void
}

/** Choice of the table by its code: scanned, from a photo, or typed; then shows the table's name [WIZ-18..21]. */
export function TableStep({ venueId, chosen, isOpen, takesFocus, onChoose, onOpen }: TableStepProps) {
  const { t } = useLingui()
  const { find, isPending } = useTableCode(venueId, onChoose)
  const camera = useScanner()
  const title = t({ id: 'wizard.table', message: 'Table' })
  const hasCamera = camera.Scanner !== null
  const says = hasCamera ? t({ id: 'wizard.table.aim', message: 'Point the camera at the QR code on your table.' }) : ''

  function take(text: string) {
    camera.stop()
    void find(text)
  }

  return (
    <>
      {/* A live region must be rendered before its text. */}
      <p className="visually-hidden" role="status">
        {chosen && !isOpen ? chosen.name : says}
      </p>
      {chosen && !isOpen ? (
        <WizardStep title={title} summary={chosen.name} onChange={onOpen} />
      ) : (
        <WizardStep title={title} takesFocus={takesFocus}>
          <div className="table-step">
            <p className="lead">
              <Trans id="wizard.table.lead">The QR code on your table tells the kitchen where you sit.</Trans>
            </p>
            {camera.hasFailed && <CameraNotice />}
            {camera.Scanner && <camera.Scanner onRead={take} onFail={camera.fail} onStop={camera.stop} />}
            <div className="actions">
              <Button
                variant={hasCamera ? 'secondary' : 'primary'}
                start={<CameraIcon size={20} />}
                isBusy={isPending || camera.isLoading}
                onClick={hasCamera ? camera.stop : camera.start}
              >
                {hasCamera
                  ? t({ id: 'wizard.table.stop', message: 'Stop the camera' })
                  : t({ id: 'wizard.table.scan', message: 'Scan the code' })}
              </Button>
              <PhotoButton onRead={take} />
            </div>
            <TableCodeField isBusy={isPending} onSubmit={take} />
          </div>
        </WizardStep>
      )}
    </>
  )
}

/** Says that the camera is not available, until it is tried again [WIZ-20]. */
function CameraNotice() {
  const { t } = useLingui()
  return (
    <Notice
      kind="warn"
      role="alert"
      title={t({ id: 'wizard.table.camera', message: 'It was not possible to connect to the camera.' })}
    >
      <p>
        <Trans id="wizard.table.cameraHint">
          Allow this page to use it and try again, or go on with a photo or the code under the QR code.
        </Trans>
      </p>
    </Notice>
  )
}

/** Loads the scanner's code on demand. */
function useScanner() {
  const [state, setState] = useState<'off' | 'loading' | 'on' | 'failed'>('off')
  const [Loaded, setLoaded] = useState<ComponentType<TableScannerProps> | null>(null)
  function start() {
    setState('loading')
    import('./table-scanner.tsx').then(
      ({ TableScanner }) => {
        setLoaded(() => TableScanner)
        setState((now) => (now === 'loading' ? 'on' : now))
      },
      () => setState('failed'),
    )
  }
  return {
    Scanner: state === 'on' ? Loaded : null,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    start,
    stop: () => setState('off'),
    fail: () => setState('failed'),
  }
}
