import { Redirect, Route, Switch } from 'wouter'

import type { StepName } from '#desk/contract/set-up/steps.ts'
import { readSteps, stepNames } from '#desk/contract/set-up/steps.ts'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'

import { Preview } from './preview/preview.tsx'
import { StepList } from './step-list.tsx'
import { StepPage } from './step-page.tsx'

/**
 * The set-up of the restaurant, for its owner: steps that are done in any order and left at any time, each with what is
 * missing to open [SET-07], beside the widget as diners will see it [SET-15].
 */
export function SetUpRoom() {
  const steps = useDeskQuery(readSteps)
  return (
    <div className="desk-set-up">
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
      {steps.data && <Preview version={steps.data.version} opensSoon={steps.data.opensSoon} />}
    </div>
  )
}

function isStep(name: string): name is StepName {
  return (stepNames as readonly string[]).includes(name)
}
