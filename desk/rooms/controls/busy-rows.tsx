import { Trans, useLingui } from '@lingui/react/macro'

import type { BusyType, ControlledVenue } from '#desk/contract/settings.ts'
import { busyTypes } from '#desk/contract/settings.ts'
import { useServiceNames } from '#desk/parts/use-service-names.ts'
import { Rows } from '#desk/parts/venue-section.tsx'

import { BusyRow } from './busy-row.tsx'

/** How much longer the orders of a venue take, all together and each way by itself; nothing where it takes none. */
export function BusyRows({ venue: { id, name, services } }: { readonly venue: ControlledVenue }) {
  const { t } = useLingui()
  const names = useServiceNames()
  const offered = services.flatMap(({ type, isActive, busy }) =>
    isActive && isBusyType(type) ? [{ type, busy, name: names[type] }] : [],
  )
  if (offered.length === 0) return null
  const isSame = offered.every(({ busy }) => JSON.stringify(busy) === JSON.stringify(offered[0]?.busy))
  return (
    <>
      <h3>
        <Trans id="controls.busy">Busy minutes</Trans>
      </h3>
      <Rows>
        {offered.length > 1 && (
          <BusyRow
            venueId={id}
            type={null}
            name={t({ id: 'busy.all', message: 'All orders' })}
            place={name}
            busy={isSame ? (offered[0]?.busy ?? null) : null}
          />
        )}
        {offered.map((way) => (
          <BusyRow key={way.type} venueId={id} place={name} {...way} />
        ))}
      </Rows>
    </>
  )
}

function isBusyType(type: string): type is BusyType {
  return busyTypes.some((each) => each === type)
}
