import { Trans } from '@lingui/react/macro'

import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'

/** The least amount of an order, and what bringing it costs. */
export function CostFields({ at }: { readonly at: Path }) {
  return (
    <>
      <PartNumber at={[...at, 'minimumSpend']} kind="money" label={<Trans id="areas.least">Least order</Trans>} />
      <PartNumber at={[...at, 'deliveryFee']} kind="money" label={<Trans id="areas.fee">Delivery costs</Trans>} />
    </>
  )
}
