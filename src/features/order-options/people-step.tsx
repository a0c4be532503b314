import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { Stepper } from '#src/ui/stepper.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { WizardStep } from './wizard-step.tsx'

import css from './people-step.css?inline'

declareStyles(css)

export type PeopleStepProps = {
  readonly people: number
  readonly max: number
  readonly takesFocus: boolean
  readonly onChange: (people: number) => void
}

/** How many eat, for the types at the restaurant [WIZ-22, WIZ-23]. */
export function PeopleStep({ people, max, takesFocus, onChange }: PeopleStepProps) {
  const { t } = useLingui()
  const id = useId()
  const title = t({ id: 'wizard.people', message: 'How many people' })
  return (
    <WizardStep title={title} takesFocus={takesFocus}>
      <div className="people-step">
        <span id={id}>{t({ id: 'wizard.people.most', message: `At most ${max}` })}</span>
        <Stepper
          value={people}
          min={1}
          max={max}
          describedBy={id}
          labels={{
            group: title,
            less: t({ id: 'wizard.people.less', message: 'One person less' }),
            more: t({ id: 'wizard.people.more', message: 'One more person' }),
          }}
          onChange={onChange}
        />
      </div>
    </WizardStep>
  )
}
