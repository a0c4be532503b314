import { Trans } from '@lingui/react/macro'

import { useServiceNames } from '#desk/parts/use-service-names.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import { serviceOrder } from '#src/domain/services/order-type.ts'

import { usePart } from './part-context.tsx'
import { PartTicks } from './part-ticks.tsx'
import type { Path } from './path.ts'

type OfferedFieldsProps = {
  readonly at: Path
  /** Those that it can be for; reservations too when left out. */
  readonly ways?: readonly ServiceType[]
}

/** Where and for which ways to order something at the checkout is offered. */
export function OfferedFields({ at, ways = serviceOrder }: OfferedFieldsProps) {
  const part = usePart()
  const names = useServiceNames()
  const services = ways.map((value) => ({ value, label: names[value] }))
  const isSome = part.at([...at, 'services']) !== undefined || part.at([...at, 'venues']) !== undefined
  return (
    <details open={part.hasFaultIn([...at, 'services']) || part.hasFaultIn([...at, 'venues']) || undefined}>
      <summary>
        {isSome ? (
          <Trans id="offered.some">Offered for some orders only</Trans>
        ) : (
          <Trans id="offered.all">Offered for every order</Trans>
        )}
      </summary>
      <PartTicks
        at={[...at, 'services']}
        label={<Trans id="offered.services">For which ways to order</Trans>}
        options={services}
        none={<Trans id="offered.allServices">None is ticked: it is for all of them.</Trans>}
      />
      <VenueTicks at={at} />
    </details>
  )
}

/** At which venues something is offered, where there are several. */
export function VenueTicks({ at }: { readonly at: Path }) {
  const { venues } = usePart()
  return venues.length > 1 ? (
    <PartTicks
      at={[...at, 'venues']}
      label={<Trans id="offered.venues">At which venues</Trans>}
      options={venues.map(({ key, name }) => ({ value: key, label: name }))}
      none={<Trans id="offered.allVenues">None is ticked: it is at all of them.</Trans>}
    />
  ) : null
}
