import { Trans, useLingui } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartFlag } from '#desk/parts/file-part/part-flag.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'

import { Group } from './group.tsx'
import { MaxPeople } from './max-people.tsx'

const at = ['services', 'reservation'] as const

/** What only reservations know: how long parties stay, and deposits. */
export function ReservationSettings() {
  return (
    <>
      <Group legend={<Trans id="ways.booked">How reservations are taken</Trans>}>
        <PartFlag
          at={[...at, 'confirmsAtOnce']}
          usual={false}
          label={<Trans id="ways.confirmsAtOnce">Confirmed at once, without the staff</Trans>}
        />
        <MaxPeople type="reservation" />
      </Group>
      <Stays />
      <Deposits />
    </>
  )
}

function Stays() {
  const { t } = useLingui()
  return (
    <PartList
      at={[...at, 'stays']}
      label={t({ id: 'ways.stays', message: 'Length of stay' })}
      addText={<Trans id="ways.addStay">Add a length of stay</Trans>}
      added={{ upTo: '', minutes: '' }}
      nameOf={(_, index) => {
        const number = index + 1
        return t({ id: 'ways.stayNamed', message: `length of stay ${number}` })
      }}
      isOrdered
      empty={
        <Trans id="ways.noStays">A table is taken for the time it is booked for, and free again with the next.</Trans>
      }
    >
      {(path) => (
        <div className="group">
          <PartNumber
            at={[...path, 'upTo']}
            kind="count"
            isRequired
            label={<Trans id="ways.upTo">Up to so many people</Trans>}
          />
          <PartNumber
            at={[...path, 'minutes']}
            kind="count"
            isRequired
            label={<Trans id="ways.minutes">They stay so many minutes</Trans>}
          />
        </div>
      )}
    </PartList>
  )
}

function Deposits() {
  const { t } = useLingui()
  const part = usePart()
  const isRequired = part.at([...at, 'depositRequired']) === true
  const deposits = part.at([...at, 'deposits'])
  return (
    <>
      <PartList
        at={[...at, 'deposits']}
        label={t({ id: 'ways.deposits', message: 'Deposits' })}
        addText={<Trans id="ways.addDeposit">Add a deposit</Trans>}
        added={{ price: '' }}
        nameOf={(_, index) => {
          const number = index + 1
          return t({ id: 'ways.depositNamed', message: `deposit ${number}` })
        }}
        isOrdered
        empty={<Trans id="ways.noDeposits">Guests pay nothing in advance.</Trans>}
      >
        {(path) => (
          <PartNumber
            at={[...path, 'price']}
            kind="money"
            isRequired
            label={<Trans id="ways.deposit">What guests pay in advance</Trans>}
          />
        )}
      </PartList>
      {(isRequired || deposits !== undefined) && (
        <PartFlag
          at={[...at, 'depositRequired']}
          usual={false}
          label={<Trans id="ways.depositRequired">Only with a deposit</Trans>}
        />
      )}
    </>
  )
}
