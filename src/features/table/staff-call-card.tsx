import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import { timeOf, wallClock } from '#src/domain/time/wall-clock.ts'
import type { Visit } from '#src/parts/table/use-visit.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'
import type { StaffCall } from '#src/state/table-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { useStaffCall } from './use-staff-call.ts'

type Reasons = ServiceConfig['callReasons']
type StaffCallCardProps = { readonly venue: Venue; readonly visit: Visit; readonly reasons: Reasons }

/** The reasons of the venue as buttons; after a call, when it was and when the next one is possible. */
export function StaffCallCard({ venue, visit, reasons }: StaffCallCardProps) {
  const { t } = useLingui()
  const { call, callFor, asked } = useStaffCall(visit)
  const said = useRef<HTMLDivElement>(null)

  async function press(reasonId: Reasons[number]['id']) {
    // The pressed button is gone.
    if (await callFor(reasonId)) said.current?.focus()
  }

  return (
    <Card title={t({ id: 'table.call', message: 'Call the staff' })}>
      <div className="staff-call" ref={said} tabIndex={-1} role="status">
        {call && <Coming call={call} venue={venue} reasons={reasons} />}
      </div>
      {!call && (
        <div className="reasons">
          {reasons.map(({ id, name }) => (
            <Button
              key={id}
              isWide
              isBusy={asked === id}
              isDisabled={asked !== null && asked !== id}
              onClick={() => void press(id)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </Card>
  )
}

type ComingProps = { readonly call: StaffCall; readonly venue: Venue; readonly reasons: Reasons }

function Coming({ call, venue, reasons }: ComingProps) {
  const { t } = useLingui()
  const zone = timeZoneOf(venue)
  const time = timeOf(wallClock(call.atMs, zone))
  // Up to the next minute, so that the time is never too early.
  const again = timeOf(wallClock(call.againMs + 59_999, zone))
  const reason = reasons.find(({ id }) => id === call.reasonId)?.name
  return (
    <Notice kind="ok" title={t({ id: 'table.call.coming', message: 'Somebody is coming' })}>
      <p className="tabular">
        {reason ? (
          <Trans id="table.call.for">
            Called at {time}: {reason}.
          </Trans>
        ) : (
          <Trans id="table.call.other">The staff was called to your table at {time}.</Trans>
        )}{' '}
        <Trans id="table.call.again">You can call again from {again}.</Trans>
      </p>
    </Notice>
  )
}
