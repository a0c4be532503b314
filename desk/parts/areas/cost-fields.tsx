import { Trans } from '@lingui/react/macro'

import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

type CostFieldsProps = {
  readonly at: Path
  /** Of a part of a town. */
  readonly isZone?: boolean
}

/** The least amount of an order, and what bringing it costs. */
export function CostFields({ at, isZone = false }: CostFieldsProps) {
  const asInTown = <Trans id="areas.asInTown">Empty: as in the town.</Trans>
  return (
    <>
      <PartNumber
        at={[...at, 'minimumSpend']}
        kind="money"
        label={<Trans id="areas.least">Least order</Trans>}
        hint={isZone ? asInTown : <Trans id="areas.leastHint">Total of the dishes. Empty: any.</Trans>}
      />
      <PartNumber
        at={[...at, 'deliveryFee']}
        kind="money"
        label={<Trans id="areas.fee">Delivery costs</Trans>}
        hint={isZone ? asInTown : <Trans id="areas.noFee">Empty: none.</Trans>}
      />
    </>
  )
}
