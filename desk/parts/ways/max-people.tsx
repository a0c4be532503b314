import { Trans } from '@lingui/react/macro'

import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import type { ServiceType } from '#src/contract/service-type.ts'

/** How many people an order or a reservation is for. */
export function MaxPeople({ type }: { readonly type: ServiceType }) {
  return (
    <PartNumber
      at={['services', type, 'maxPeople']}
      kind="count"
      label={<Trans id="ways.maxPeople">People at most</Trans>}
      hint={<Trans id="ways.maxPeopleHint">Empty: 20.</Trans>}
    />
  )
}
