import { Trans } from '@lingui/react/macro'

import type { AddressArea } from '#src/domain/areas/area-of-address.ts'
import { deliveryFee, minimumSpend } from '#src/domain/areas/delivery-charges.ts'
import { zero } from '#src/domain/money.ts'
import { usePrice } from '#src/parts/price/use-price.ts'

/** Delivery fee and minimum spend of an area. */
export function AreaFacts({ area }: { readonly area: AddressArea }) {
  const price = usePrice()
  const fee = deliveryFee('address', { area }) ?? zero
  const minimum = minimumSpend(area) ?? zero
  const cost = price(fee)
  const least = price(minimum)
  return (
    <>
      {fee === 0 ? (
        <Trans id="wizard.area.free">Free delivery</Trans>
      ) : (
        <Trans id="wizard.area.fee">Delivery {cost}</Trans>
      )}
      {minimum > 0 && (
        <>
          {' · '}
          <Trans id="wizard.area.minimum">Minimum order {least}</Trans>
        </>
      )}
    </>
  )
}
