import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'

import type { readSteps, SetUpStep, StepName } from '#desk/contract/set-up/steps.ts'
import { isDoneByItself, isOptional } from '#desk/contract/set-up/steps.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import type { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { CheckIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { addressOfStep } from './address-of-step.ts'
import { useLackTexts, useStepNames } from './use-step-names.ts'

import css from './step-list.css?inline'

declareStyles(css)

export type Steps = ReturnType<typeof useDeskQuery<'/set-up', (typeof readSteps)['reply']>>

/** All steps, with their states. */
export function StepList({ steps }: { readonly steps: Steps }) {
  return (
    <Room title={<Trans id="setUp.title">Set up your restaurant</Trans>}>
      <Read of={steps}>
        {({ steps: all }) => {
          const needed = all.filter(({ name }) => !isOptional(name) && !isDoneByItself(name))
          const done = needed.filter(({ isDone, lacks }) => isDone && lacks.length === 0).length
          const count = needed.length
          return (
            <>
              <p className="hint">
                <Trans id="setUp.about">
                  Go through the steps in any order. What is there already is an example, or what you have entered
                  before.
                </Trans>
              </p>
              <p className="desk-steps-count">
                <progress value={done} max={count} aria-hidden />
                <Trans id="setUp.count">
                  {done} of <Plural value={count} one="# step is" other="# steps are" /> done
                </Trans>
              </p>
              <ul className="desk-steps">
                {all.map((step) => (
                  <StepRow key={`${step.name} ${step.venue?.id ?? ''}`} step={step} isOfMany={isOfMany(all)} />
                ))}
              </ul>
            </>
          )
        }}
      </Read>
    </Room>
  )
}

/** Whether there are several venues: their steps say which one they are of. */
function isOfMany(steps: readonly SetUpStep[]): boolean {
  return new Set(steps.map(({ venue }) => venue?.id)).size > 2
}

function StepRow({ step, isOfMany: saysVenue }: { readonly step: SetUpStep; readonly isOfMany: boolean }) {
  const names = useStepNames()
  const texts = useLackTexts()
  const { name, venue, isDone, lacks } = step
  const state = lacks.length > 0 ? 'lacks' : isDone ? 'done' : restOf(name)
  return (
    <li className="desk-step" data-state={state}>
      <Link href={addressOfStep(name, venue?.id ?? null)}>
        <span className="mark" aria-hidden>
          {state === 'done' && <CheckIcon size={20} />}
        </span>
        <span className="name">
          {names[name]}
          {saysVenue && venue && <span className="venue"> · {venue.name}</span>}
        </span>
        <StepState state={state} />
      </Link>
      {lacks.map((lack) => (
        <p key={lack} className="lack">
          {texts[lack]}
        </p>
      ))}
    </li>
  )
}

/** What is said of a step that lacks nothing and is not done. */
function restOf(name: StepName): 'optional' | 'last' | 'open' {
  if (name === 'open') return 'last'
  return isOptional(name) ? 'optional' : 'open'
}

function StepState({ state }: { readonly state: 'lacks' | 'done' | ReturnType<typeof restOf> }) {
  const { t } = useLingui()
  const texts = {
    lacks: t({ id: 'step.lacks', message: 'Missing to open' }),
    done: t({ id: 'step.done', message: 'Done' }),
    optional: t({ id: 'step.optional', message: 'Optional' }),
    last: t({ id: 'step.last', message: 'Last step' }),
    open: t({ id: 'step.open', message: 'To look at' }),
  }
  return <span className="state">{texts[state]}</span>
}
