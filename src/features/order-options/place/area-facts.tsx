import { Trans } from '@lingui/react/macro'

import type { AddressArea } from '#src/domain/areas/area-of-address.ts'
import { deliveryFee, minimumSpend } from '#src/domain/areas/delivery-charges.ts'
import { zero } from '#src/domain/money.ts'
import { usePrice } from '#src/parts/price/use-price.ts'

type AreaProps = { readonly area: AddressArea }

/** Delivery fee and minimum spend of an area. */
export function AreaFacts({ area }: AreaProps) {
  const price = usePrice()
  const minimum = minimumSpend(area) ?? zero
  const least = price(minimum)
  return (
    <>
      <AreaFee area={area} />
      {minimum > 0 && (
        <>
          {' · '}
          <Trans id="wizard.area.minimum">Minimum order {least}</Trans>
        </>
      )}
    </>
  )
}

/** Delivery fee of an area. */
export function AreaFee({ area }: AreaProps) {
  const price = usePrice()
  const fee = deliveryFee('address', { area }) ?? zero
  const cost = price(fee)
  return fee === 0 ? (
    <Trans id="wizard.area.free">Free delivery</Trans>
  ) : (
    <Trans id="wizard.area.fee">Delivery {cost}</Trans>
  )
}
