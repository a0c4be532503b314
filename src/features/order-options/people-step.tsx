import { useLingui } from '@lingui/react/macro'

import { PeopleStepper } from '#src/parts/form/people-stepper.tsx'
import type { PeopleStepperProps } from '#src/parts/form/people-stepper.tsx'

import { WizardStep } from './wizard-step.tsx'

export type PeopleStepProps = PeopleStepperProps & { readonly takesFocus: boolean }

/** Number of people, for order types eaten at the venue [WIZ-22, WIZ-23]. */
export function PeopleStep({ takesFocus, ...stepper }: PeopleStepProps) {
  const { t } = useLingui()
  return (
    <WizardStep title={t({ id: 'wizard.people', message: 'How many people' })} takesFocus={takesFocus}>
      <PeopleStepper {...stepper} />
    </WizardStep>
  )
}
