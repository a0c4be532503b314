import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { declareStyles } from '#src/ui/base/styles.ts'
import { Stepper } from '#src/ui/field/stepper.tsx'

import css from './people-stepper.css?inline'

declareStyles(css)

export type PeopleStepperProps = {
  readonly people: number
  readonly max: number
  readonly onChange: (people: number) => void
}

/** Number of people, from 1 to the maximum of the venue [WIZ-22, WIZ-23, RESV-07]. */
export function PeopleStepper({ people, max, onChange }: PeopleStepperProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className="people-stepper">
      <span id={id}>{t({ id: 'wizard.people.most', message: `At most ${max}` })}</span>
      <Stepper
        value={people}
        min={1}
        max={max}
        describedBy={id}
        labels={{
          group: t({ id: 'wizard.people', message: 'How many people' }),
          less: t({ id: 'wizard.people.less', message: 'One person less' }),
          more: t({ id: 'wizard.people.more', message: 'One more person' }),
        }}
        onChange={onChange}
      />
    </div>
  )
}
