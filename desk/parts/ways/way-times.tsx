import { Trans, useLingui } from '@lingui/react/macro'

import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { useServiceNames } from '#desk/parts/use-service-names.ts'
import type { ServiceType } from '#src/contract/service-type.ts'

import type { Times } from './open-times.ts'
import { PartDays } from './part-days.tsx'

type WayTimesProps = { readonly type: ServiceType; readonly usualTimes: readonly Times[] }

/** The times of a way to order, in shifts. */
export function WayTimes({ type, usualTimes }: WayTimesProps) {
  const { t } = useLingui()
  const [first] = usualTimes
  const way = useServiceNames()[type]
  return (
    <PartList
      at={['services', type, 'slots']}
      label={t({ id: 'ways.times', message: `${way}: times` })}
      addText={<Trans id="ways.addTimes">Add times</Trans>}
      added={{ ...first }}
      nameOf={(thing) => {
        const { from, to } = thing as Times
        return t({ id: 'ways.timesNamed', message: `times from ${from} to ${to}` })
      }}
      empty={<Trans id="ways.noTimes">No times yet: nothing can be ordered this way.</Trans>}
    >
      {(path) => <TimesFields path={path} type={type} />}
    </PartList>
  )
}

function TimesFields({ path, type }: { readonly path: Path; readonly type: ServiceType }) {
  return (
    <>
      <PartDays
        at={[...path, 'days']}
        label={<Trans id="ways.days">Days</Trans>}
        noneText={
          <Trans id="ways.noDays">
            Without a day these times are not offered. Orders and reservations that name them keep them here.
          </Trans>
        }
      />
      <div className="group">
        <PartText at={[...path, 'from']} type="time" label={<Trans id="ways.from">First time</Trans>} />
        <PartText
          at={[...path, 'to']}
          type="time"
          label={<Trans id="ways.to">Last time</Trans>}
          hint={<Trans id="ways.toHint">Earlier than the first: after midnight.</Trans>}
        />
      </div>
      <TimesLimits path={path} type={type} />
    </>
  )
}

/** At a table the running time is taken, tables are booked by the half hour; the file means the same. */
const usual = { every: 15, lead: 15 }
const usualOf: Readonly<Partial<Record<ServiceType, typeof usual>>> = {
  reservation: { every: 30, lead: 120 },
  table: { every: 15, lead: 0 },
}

function TimesLimits({ path, type }: { readonly path: Path; readonly type: ServiceType }) {
  const { menus } = usePart()
  const { every, lead } = usualOf[type] ?? usual
  const isBooked = type === 'reservation'
  const noLimit = <Trans id="ways.noLimit">Empty: no limit.</Trans>
  return (
    <div className="group">
      <PartNumber
        at={[...path, 'every']}
        kind="count"
        usual={every}
        label={<Trans id="ways.every">A time every so many minutes</Trans>}
      />
      <PartNumber
        at={[...path, 'lead']}
        kind="count"
        usual={lead}
        label={<Trans id="ways.lead">Until so many minutes before</Trans>}
      />
      <PartNumber
        at={[...path, 'orders']}
        kind="count"
        label={
          isBooked ? (
            <Trans id="ways.bookings">Reservations at each time</Trans>
          ) : (
            <Trans id="ways.orders">Orders at each time</Trans>
          )
        }
        hint={noLimit}
      />
      {(isBooked || type === 'eatIn') && (
        <PartNumber
          at={[...path, 'seats']}
          kind="count"
          label={<Trans id="ways.seats">People at each time</Trans>}
          hint={noLimit}
        />
      )}
      {!isBooked && menus.length > 1 && (
        <PartChoice
          at={[...path, 'menu']}
          usual={menus[0]?.key ?? ''}
          options={menus.map(({ key, name }) => ({ value: key, label: name }))}
          label={<Trans id="ways.menu">Menu</Trans>}
        />
      )}
    </div>
  )
}
