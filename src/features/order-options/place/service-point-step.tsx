import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { servicePointsOf, preselectedPoint } from '#src/domain/venues/filter-venues.ts'
import { ChoiceTile, ChoiceTiles } from '#src/features/order-options/choice-tiles.tsx'
import { useFair } from '#src/features/order-options/use-fair.ts'
import { WizardStep } from '#src/features/order-options/wizard-step.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { nowhere } from '#src/parts/start/nowhere.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { PinIcon } from '#src/ui/base/more-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import type { PlaceStepProps } from './place-step-props.ts'

/** DIL: choice of a service point; a single one, or the fair's, is preselected [WIZ-15, WIZ-16, WIZ-17]. */
export function ServicePointStep({ venue, choice, move, children }: PlaceStepProps) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { defaultServicePointId } = useSnapshot(stores.draft.state)
  const { fairPoint } = useFair()
  const points = servicePointsOf(useRestaurant(), venue.id)
  // The type step already shows this point.
  if (fairPoint && points.some(({ id }) => id === fairPoint.id))
    return children({ ...nowhere, servicePointId: fairPoint.id })

  const chosen = preselectedPoint(points, [choice.place.servicePointId, defaultServicePointId])
  const title = t({ id: 'wizard.point', message: 'Service point' })
  if (points.length === 0)
    return (
      <Notice kind="warn" role="status">
        {t({ id: 'wizard.point.none', message: 'This restaurant has no service point at the moment.' })}
      </Notice>
    )
  if (choice.open === 'place' || !chosen)
    return (
      <WizardStep title={title} takesFocus={choice.open !== null}>
        <ChoiceTiles prompt={t({ id: 'wizard.point.prompt', message: 'Choose where the order goes.' })}>
          {points.map((point) => (
            <ChoiceTile
              key={point.id}
              icon={<PinIcon />}
              isChosen={point === chosen}
              onChoose={() => move({ to: 'place', place: { servicePointId: point.id }, isFinal: true })}
            >
              {point.texts.name}
            </ChoiceTile>
          ))}
        </ChoiceTiles>
      </WizardStep>
    )
  const reopen = () => move({ to: 'open', step: 'place' })
  return (
    <>
      <WizardStep title={title} summary={chosen.texts.name} onChange={points.length > 1 ? reopen : null} />
      {children({ ...nowhere, servicePointId: chosen.id })}
    </>
  )
}
