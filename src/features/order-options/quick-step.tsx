import { Trans, useLingui } from '@lingui/react/macro'

import { EarliestText } from '#src/parts/start/earliest-text.tsx'
import type { Earliest } from '#src/parts/start/earliest.ts'
import { Button } from '#src/ui/base/button.tsx'

import { WizardStep } from './wizard-step.tsx'

export type QuickStepProps = {
  readonly earliest: Earliest
  readonly showsRange: boolean
  readonly takesFocus: boolean
  readonly onTake: () => void
  /** Opens days and times. */
  readonly onOther: () => void
}

/** Day and time in one tap, the earliest, or the way to all others (rulings "earliest time"). */
export function QuickStep({ earliest, showsRange, takesFocus, onTake, onOther }: QuickStepProps) {
  const { t } = useLingui()
  return (
    <WizardStep title={t({ id: 'wizard.when', message: 'When' })} takesFocus={takesFocus}>
      <div className="quick">
        <Button variant="primary" isWide onClick={onTake}>
          <EarliestText earliest={earliest} showsRange={showsRange} />
        </Button>
        <Button isWide onClick={onOther}>
          <Trans id="wizard.otherTime">Another time</Trans>
        </Button>
      </div>
    </WizardStep>
  )
}
