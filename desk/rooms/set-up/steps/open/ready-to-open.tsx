import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import type { SetUpState, SetUpStep } from '#desk/contract/set-up/steps.ts'
import { isDoneByItself, isOptional } from '#desk/contract/set-up/steps.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { addressOfStep } from '#desk/rooms/set-up/address-of-step.ts'
import { useLackTexts, useStepNames } from '#desk/rooms/set-up/use-step-names.ts'

import { OpenButton } from './open-button.tsx'

/** Before the opening. */
export function ReadyToOpen({ state }: { readonly state: SetUpState }) {
  const lacking = state.steps.filter(({ lacks }) => lacks.length > 0)
  return (
    <div className="desk-sheet desk-opening">
      {lacking.length > 0 ? <Missing steps={lacking} /> : <Advice state={state} />}
      {lacking.length > 0 ? (
        <p className="hint">
          <Trans id="opening.first">You can open as soon as nothing is missing any more.</Trans>
        </p>
      ) : (
        <OpenButton />
      )}
    </div>
  )
}

function Missing({ steps }: { readonly steps: readonly SetUpStep[] }) {
  const texts = useLackTexts()
  return (
    <>
      <h2>
        <Trans id="opening.missing">This is missing</Trans>
      </h2>
      <ul>
        {steps.map((step) => (
          <Row key={`${step.name} ${step.venue?.id ?? ''}`} step={step}>
            {step.lacks.map((lack) => texts[lack]).join(' ')}
          </Row>
        ))}
      </ul>
    </>
  )
}

/** What nobody has to do, and most are glad to have done. */
function Advice({ state: { steps, hasSampleDishes } }: { readonly state: SetUpState }) {
  const { t } = useLingui()
  const sample = t({ id: 'opening.samples', message: 'Dishes of the example are still on it.' })
  const test = t({ id: 'opening.test', message: 'No test order was accepted yet.' })
  const advised = steps.flatMap((step) => {
    if (step.name === 'menu' && hasSampleDishes) return [{ step, text: sample }]
    return step.name === 'test' && !step.isDone ? [{ step, text: test }] : []
  })
  const unseen = steps.filter(({ name, isDone }) => !isDone && !isOptional(name) && !isDoneByItself(name))
  if (advised.length + unseen.length === 0)
    return (
      <p>
        <Trans id="opening.ready">Everything is there. From the opening on your guests can order.</Trans>
      </p>
    )
  return (
    <>
      <p>
        <Trans id="opening.nothing">Nothing is missing: you can open. Worth a look before:</Trans>
      </p>
      <ul>
        {advised.map(({ step, text }) => (
          <Row key={step.name} step={step}>
            {text}
          </Row>
        ))}
      </ul>
      {unseen.length > 0 && <Unseen steps={unseen} />}
    </>
  )
}

/** What is still as it was made. */
function Unseen({ steps }: { readonly steps: readonly SetUpStep[] }) {
  return (
    <>
      <p className="hint">
        <Trans id="opening.unseen">Nobody has looked at these steps yet:</Trans>
      </p>
      <ul className="unseen">
        {steps.map((step) => (
          <Row key={`${step.name} ${step.venue?.id ?? ''}`} step={step} />
        ))}
      </ul>
    </>
  )
}

function Row({ step: { name, venue }, children }: { readonly step: SetUpStep; readonly children?: ReactNode }) {
  const names = useStepNames()
  const { member } = useSignedIn()
  const isOfMany = member.venues.length > 1
  return (
    <li>
      <Link href={addressOfStep(name, venue?.id ?? null)}>
        {venue && isOfMany ? `${names[name]} · ${venue.name}` : names[name]}
      </Link>
      {children && <span>{children}</span>}
    </li>
  )
}
