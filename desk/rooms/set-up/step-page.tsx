import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Redirect, useLocation } from 'wouter'

import type { SetUpStep, StepName } from '#desk/contract/set-up/steps.ts'
import { finishStep, isDoneByItself } from '#desk/contract/set-up/steps.ts'
import { PageLink } from '#desk/parts/page-link.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { Id } from '#src/contract/values.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { BackIcon } from '#src/ui/base/icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { addressOfStep } from './address-of-step.ts'
import type { Steps } from './step-list.tsx'
import type { StepProps } from './step-props.ts'
import { AboutStep } from './steps/about-step.tsx'
import { DeliveryStep } from './steps/delivery-step.tsx'
import { HoursStep } from './steps/hours-step.tsx'
import { LanguagesStep } from './steps/languages-step.tsx'
import { LegalStep } from './steps/legal/legal-step.tsx'
import { LookStep } from './steps/look/look-step.tsx'
import { MenuStep } from './steps/menu-step.tsx'
import { NewsStep } from './steps/news/news-step.tsx'
import { OpenStep } from './steps/open/open-step.tsx'
import { PaymentsStep } from './steps/payments/payments-step.tsx'
import { PhotosStep } from './steps/photos/photos-step.tsx'
import { PlaceStep } from './steps/place-step.tsx'
import { QuestionsStep } from './steps/questions-step.tsx'
import { ServicesStep } from './steps/services-step.tsx'
import { TablesStep } from './steps/tables-step.tsx'
import { TestStep } from './steps/test-step.tsx'
import { useLackTexts, useStepNames } from './use-step-names.ts'

/** What each step shows. */
const contents: Readonly<Record<StepName, ComponentType<StepProps>>> = {
  about: AboutStep,
  place: PlaceStep,
  photos: PhotosStep,
  services: ServicesStep,
  hours: HoursStep,
  languages: LanguagesStep,
  look: LookStep,
  menu: MenuStep,
  tables: TablesStep,
  news: NewsStep,
  delivery: DeliveryStep,
  payments: PaymentsStep,
  questions: QuestionsStep,
  legal: LegalStep,
  test: TestStep,
  open: OpenStep,
}

type StepPageProps = { readonly step: StepName; readonly venueId: number | null; readonly steps: Steps }

/** The page of a step: what is missing, its form, and the way to the next one. */
export function StepPage({ step, venueId, steps }: StepPageProps) {
  const names = useStepNames()
  return (
    <Room
      title={names[step]}
      actions={
        <PageLink to="/set-up" start={<BackIcon size={20} />}>
          <Trans id="setUp.back">All steps</Trans>
        </PageLink>
      }
    >
      <Read of={steps}>
        {({ steps: all }) => {
          const at = all.findIndex(({ name, venue }) => name === step && (venue?.id ?? null) === venueId)
          const shown = all[at]
          // A venue that is gone, or an address that somebody has typed.
          return shown ? <Step step={shown} next={all[at + 1] ?? null} /> : <Redirect to="/set-up" replace />
        }}
      </Read>
    </Room>
  )
}

function Step({ step, next }: { readonly step: SetUpStep; readonly next: SetUpStep | null }) {
  const texts = useLackTexts()
  const [, navigate] = useLocation()
  const { name, venue, isDone, lacks } = step
  const venueId = venue?.id ?? null
  const Content = contents[name]
  const goOn = () => navigate(next ? addressOfStep(next.name, next.venue?.id ?? null) : '/set-up')
  return (
    <>
      {venue && <p className="hint">{venue.name}</p>}
      {lacks.map((lack) => (
        <Notice key={lack} kind="warn">
          <p>{texts[lack]}</p>
        </Notice>
      ))}
      <Content venueId={venueId} onSaved={goOn} />
      {!isDone && lacks.length === 0 && !isDoneByItself(name) && (
        <RightAsItIs step={name} venueId={venueId} onDone={goOn} />
      )}
      {isDone && next && (
        <div>
          <PageLink to={addressOfStep(next.name, next.venue?.id ?? null)}>
            <Trans id="setUp.next">Next step</Trans>
          </PageLink>
        </div>
      )}
    </>
  )
}

type RightAsItIsProps = { readonly step: StepName; readonly venueId: Id<'Venue'> | null; readonly onDone: () => void }

/** For what is right already: nobody has to save what they have not changed. */
function RightAsItIs({ step, venueId, onDone }: RightAsItIsProps) {
  const { send, isPending, failure } = useChange()
  async function finish(): Promise<void> {
    if ((await send(finishStep, {}, { step, venueId })).ok) onDone()
  }
  return (
    <div>
      <AlertList messages={failure === null ? [] : [failure]} />
      <Button size="small" isBusy={isPending} onClick={() => void finish()}>
        <Trans id="setUp.right">This is right as it is</Trans>
      </Button>
    </div>
  )
}
