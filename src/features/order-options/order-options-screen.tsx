import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ScreenTitle } from '#src/components/screen-title.tsx'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useVenue } from '#src/instance/use-restaurant.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SkeletonList } from '#src/ui/skeleton.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { offeredTypes } from './offered-types.ts'
import { TableStep } from './table/table-step.tsx'
import { useSeat } from './table/use-seat.ts'
import { TypeStep } from './type-step.tsx'
import { useOrderChoice } from './use-order-choice.ts'
import type { OrderChoice } from './use-order-choice.ts'
import { useServiceConfigs } from './use-service-configs.ts'
import type { VenueConfigs } from './use-service-configs.ts'
import { WhenSteps } from './when-steps.tsx'

import css from './order-options-screen.css?inline'

declareStyles(css)

/** The wizard: how and when the diner wants the order [WIZ-01]. */
export function OrderOptionsScreen() {
  const venue = useVenue()
  return (
    <div className="order-options-screen">
      <ScreenTitle>
        <Trans id="wizard.title">How and when?</Trans>
      </ScreenTitle>
      {venue && <Steps key={venue.id} venue={venue} />}
    </div>
  )
}

function Steps({ venue }: { venue: Venue }) {
  const { t } = useLingui()
  const configs = useServiceConfigs(venue)
  const seat = useSeat(venue.id)
  const [choice, move] = useOrderChoice(seat)
  if (!configs)
    return <SkeletonList label={t({ id: 'wizard.loading', message: 'Loading the times' })} count={2} shape="box" />

  const types = offeredTypes(configs)
  const type = chosenType(choice.type, types)
  if (types.length === 0) return <BlockedNotice />
  return (
    <>
      <TypeStep
        types={types}
        chosen={type}
        isOpen={choice.open === 'type'}
        onChoose={(chosen) => move({ to: 'type', type: chosen, table: seat })}
        onOpen={() => move({ to: 'open', step: 'type' })}
      />
      {type !== null && choice.open !== 'type' && (
        <Opening configs={configs} type={type}>
          {type === 'table' && (
            <TableStep
              venueId={venue.id}
              chosen={choice.table}
              isOpen={choice.open === 'table'}
              takesFocus={choice.open !== null}
              onChoose={(table) => move({ to: 'table', table })}
              onOpen={() => move({ to: 'open', step: 'table' })}
            />
          )}
          {isPlaceKnown(type, choice) && <WhenSteps venueId={venue.id} type={type} choice={choice} move={move} />}
        </Opening>
      )}
    </>
  )
}

/** What must be known before the times: at a table, which one [WIZ-18]. */
function isPlaceKnown(type: OrderType, { table, open }: OrderChoice): boolean {
  return type !== 'table' || (table !== null && open !== 'table')
}

/** An earlier or default type while it is still active, else the only one there is [WIZ-04, WIZ-05]. */
function chosenType(wished: OrderType | null, types: readonly OrderType[]): OrderType | null {
  const [only, ...others] = types
  if (wished !== null && types.includes(wished)) return wished
  return only && others.length === 0 ? only : null
}

type OpeningProps = { readonly configs: VenueConfigs; readonly type: OrderType; readonly children: ReactNode }

/** A blocked type keeps its tile but leads no further [WIZ-07]. */
function Opening({ configs, type, children }: OpeningProps) {
  return configs[type]?.isBlocked ? <BlockedNotice /> : children
}

function BlockedNotice() {
  return (
    <Notice kind="warn" role="status">
      <Trans id="wizard.blocked">Orders are temporarily blocked. Please try again later.</Trans>
    </Notice>
  )
}
