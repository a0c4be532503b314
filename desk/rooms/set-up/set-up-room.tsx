import { Redirect, Route, Switch } from 'wouter'

import type { StepName } from '#desk/contract/set-up/steps.ts'
import { readSteps, stepNames } from '#desk/contract/set-up/steps.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

import { StepList } from './step-list.tsx'
import { StepPage } from './step-page.tsx'

/**
 * The set-up of the restaurant, for its owner: steps that are done in any order and left at any time, each with what is
 * missing to open [SET-07].
 */
export function SetUpRoom() {
  const steps = useDeskQuery(readSteps)
  return (
    <Switch>
      <Route path="/set-up/:step/:venue?">
        {({ step, venue = '' }) =>
          isStep(step) ? (
            <StepPage
              key={`${step}/${venue}`}
              step={step}
              venueId={venue === '' ? null : Number(venue)}
              steps={steps}
            />
          ) : (
            <Redirect to="/set-up" replace />
          )
        }
      </Route>
      <Route path="/set-up">
        <StepList steps={steps} />
      </Route>
      <Route>
        <Redirect to="/set-up" replace />
      </Route>
    </Switch>
  )
}

function isStep(name: string): name is StepName {
  return (stepNames as readonly string[]).includes(name)
}
