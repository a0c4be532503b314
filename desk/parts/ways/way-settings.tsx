import { Trans } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartNumbers } from '#desk/parts/file-part/part-numbers.tsx'
import type { OrderType, ServiceType } from '#src/contract/service-type.ts'
import { isDelivered, isEatIn } from '#src/domain/services/order-type.ts'

import { Group } from './group.tsx'
import { MaxPeople } from './max-people.tsx'
import { ReservationSettings } from './reservation-settings.tsx'
import { TableSettings } from './table-settings.tsx'
import { WayCosts } from './way-costs.tsx'

/** What a way to order knows beside its times, out of sight until somebody wants it or something in it is wrong. */
export function WaySettings({ type }: { readonly type: ServiceType }) {
  const part = usePart()
  const at = ['services', type] as const
  const known = Object.keys((part.at(at) as object | undefined) ?? {}).filter((field) => field !== 'slots')
  const isWrong = known.some((field) => part.hasFaultIn([...at, field]))
  return (
    <details open={isWrong}>
      <summary>
        <Trans id="ways.more">More</Trans>
      </summary>
      {type === 'reservation' ? <ReservationSettings /> : <OrderSettings type={type} />}
    </details>
  )
}

function OrderSettings({ type }: { readonly type: OrderType }) {
  const at = ['services', type] as const
  return (
    <>
      <Group legend={<Trans id="ways.taken">How orders are taken</Trans>}>
        <PartFlag
          at={[...at, 'confirmsAtOnce']}
          usual={false}
          label={<Trans id="ways.acceptsAtOnce">Accept orders by itself</Trans>}
          hint={
            <Trans id="ways.acceptsAtOnceHint">
              The diner is told at once; the desk rings once only, and nobody can refuse in time. Orders that wait
              already are still yours to accept.
            </Trans>
          }
        />
        {isDelivered(type) && (
          <PartFlag
            at={[...at, 'asSoonAsPossible']}
            usual={false}
            label={<Trans id="ways.soon">“As soon as possible” can be chosen</Trans>}
          />
        )}
        {type !== 'table' && (
          <PartFlag
            at={[...at, 'groups']}
            usual={false}
            label={<Trans id="ways.groups">Several phones can order together</Trans>}
          />
        )}
        {type === 'eatIn' && <SharesSeats />}
        {isEatIn(type) && <MaxPeople type={type} />}
      </Group>
      {type === 'table' && <TableSettings />}
      <WayCosts type={type} />
      <Tips type={type} />
    </>
  )
}

function SharesSeats() {
  return (
    <PartFlag
      at={['services', 'eatIn', 'sharesSeats']}
      usual={false}
      label={<Trans id="ways.sharesSeats">Its guests take the seats of reservations</Trans>}
      hint={<Trans id="ways.sharesSeatsHint">Only where reservations have a length of stay.</Trans>}
    />
  )
}

function Tips({ type }: { readonly type: OrderType }) {
  const at = ['services', type] as const
  return (
    <Group legend={<Trans id="ways.tips">Tips</Trans>}>
      <div className="group">
        <PartNumbers
          at={[...at, 'tipPercents']}
          label={<Trans id="ways.tipPercents">Tips in per cent</Trans>}
          hint={<Trans id="ways.tipPercentsHint">Up to four, with commas: 5, 10, 15. Empty: no tips.</Trans>}
        />
        <PartNumber
          at={[...at, 'tipMaximum']}
          kind="money"
          label={<Trans id="ways.tipMaximum">Highest tip</Trans>}
          hint={<Trans id="ways.tipMaximumHint">Empty: as much as the guest likes.</Trans>}
        />
      </div>
    </Group>
  )
}
