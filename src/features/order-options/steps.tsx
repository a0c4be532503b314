import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { savesData } from '#src/browser/saves-data.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { activeOrderTypes, destinationOf } from '#src/domain/services/order-type.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { usePreload } from '#src/parts/screen/use-preload.ts'
import { useDayName } from '#src/parts/slots/use-day-name.ts'
import { useServiceConfigs } from '#src/parts/start/use-service-configs.ts'
import type { VenueConfigs } from '#src/parts/start/use-service-configs.ts'
import { Notice } from '#src/ui/base/notice.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { chosenType } from './chosen-type.ts'
import type { Ending } from './ending.ts'
import { FirstTime } from './first-time.tsx'
import type { DeliveryTileProps } from './place/delivery-tile.tsx'
import { PlaceStep, askingSteps } from './place/place-step.tsx'
import { TypeStep } from './type-step.tsx'
import { useChooseType } from './use-choose-type.ts'
import { useFair } from './use-fair.ts'
import { useOrderChoice } from './use-order-choice.ts'
import { WhenSteps } from './when-steps.tsx'

import css from './order-options-screen.css?inline'

declareStyles(css)

// With the step that asks for the address, which most diners do not open.
const DeliveryTile = lazyPart<'DeliveryTile', TileNoteProps>(
  'DeliveryTile',
  () => import('./place/delivery-tile.tsx'),
  { texts: 'order', Before: FirstTime },
)

export type StepsProps = { readonly venue: Venue; readonly ending: Ending }

/** The steps of the wizard, each folded up once it is answered [WIZ-01]. */
export function Steps({ venue, ending }: StepsProps) {
  const { t } = useLingui()
  const configs = useServiceConfigs(venue)
  const [choice, move] = useOrderChoice()
  const fair = useFair()
  const types = configs ? activeOrderTypes(configs) : []
  const type = chosenType(choice.type, types)
  const { view } = useInstance()
  const loadsAhead = !savesData(view)
  usePreload(askingSteps.address, loadsAhead && types.includes('delivery'))
  usePreload(askingSteps.servicePoint, loadsAhead && types.includes('dil'))
  usePreload(askingSteps.table, choice.type === 'table' || (loadsAhead && types.includes('table')))
  const chooseType = useChooseType(type, (chosen) => move({ to: 'type', type: chosen }))
  if (!configs)
    return <SkeletonList label={t({ id: 'wizard.loading', message: 'Loading the times' })} count={2} shape="box" />

  // The type chosen before may no longer be offered.
  const isGone = choice.type !== null && type === null
  if (types.length === 0) return <BlockedNotice />
  return (
    <>
      <TypeStep
        types={types}
        chosen={type}
        {...fair}
        isOpen={choice.open === 'type'}
        noteOf={(one) => hasFirstTime(one, configs) && <TileNote venue={venue} type={one} config={configs[one]} />}
        onChoose={chooseType}
        onOpen={() => move({ to: 'open', step: 'type' })}
      />
      {isGone && <BlockedNotice />}
      {type !== null && choice.open !== 'type' && (
        <Opening configs={configs} type={type}>
          <PlaceStep key={type} {...{ venue, type, choice, move }} config={configs[type]}>
            {(place) => <WhenSteps {...{ venue, type, choice, move, place, ending }} config={configs[type]} />}
          </PlaceStep>
        </Opening>
      )}
    </>
  )
}

type TileNoteProps = DeliveryTileProps & { readonly type: OrderType }

function TileNote({ type, ...props }: TileNoteProps) {
  const Note = destinationOf(type) === 'address' ? DeliveryTile : FirstTime
  return <Note type={type} {...props} />
}

/** Whether the tile shows an earliest time: not at a table, where it is now, and not for a blocked type. */
function hasFirstTime(type: OrderType, configs: VenueConfigs): boolean {
  return destinationOf(type) !== 'table' && configs[type]?.isBlocked !== true
}

type OpeningProps = { readonly configs: VenueConfigs; readonly type: OrderType; readonly children: ReactNode }

/** Shows the blocked message instead of the next steps, if the type is blocked [WIZ-07]. */
function Opening({ configs, type, children }: OpeningProps) {
  const config = configs[type]
  return config?.isBlocked ? <BlockedNotice until={config.blockedUntil} /> : children
}

/** `until`: when they go on; null = nobody has said. */
function BlockedNotice({ until = null }: { readonly until?: LocalDateTime | null }) {
  const { t } = useLingui()
  const dayName = useDayName()
  const when = until && `${dayName(until)} ${formatTime(until)}`
  return (
    <Notice kind="warn" role="status">
      {when
        ? t({ id: 'wizard.blockedUntil', message: `Orders are paused until ${when}.` })
        : t({ id: 'wizard.blocked', message: 'Orders are temporarily blocked. Please try again later.' })}
    </Notice>
  )
}
