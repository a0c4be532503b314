import { Trans } from '@lingui/react/macro'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartTicks } from '#desk/parts/file-part/part-ticks.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { useServiceNames } from '#desk/parts/use-service-names.ts'

/** Where and for which ways to order something at the checkout is offered. */
export function OfferedFields({ at }: { readonly at: Path }) {
  const part = usePart()
  const names = useServiceNames()
  const services = Object.entries(names).map(([value, label]) => ({ value, label }))
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
      {part.venues.length > 1 && (
        <PartTicks
          at={[...at, 'venues']}
          label={<Trans id="offered.venues">At which venues</Trans>}
          options={part.venues.map(({ key, name }) => ({ value: key, label: name }))}
          none={<Trans id="offered.allVenues">None is ticked: it is at all of them.</Trans>}
        />
      )}
    </details>
  )
}
