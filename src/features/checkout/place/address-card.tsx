import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { LoadFailure } from '#src/components/load-failure.tsx'
import { usePrice } from '#src/components/use-price.ts'
import type { Venue } from '#src/contract/venue.ts'
import { checkAddress } from '#src/domain/areas/check-address.ts'
import { manualPlace } from '#src/domain/areas/new-address.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'
import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { AddressDetails, streetOf } from './address-text.tsx'
import { ManualAddressSheet } from './manual-address-sheet.tsx'
import { SelectAddressSheet } from './select-address-sheet.tsx'

import css from './address-card.css?inline'

declareStyles(css)

type AddressCardProps = { readonly venue: Venue; readonly checkout: Checkout; readonly showsMissing: boolean }

/** The address of a DELIVERY order, what is wrong with it, and the ways to another one [CHK-09, CHK-18, CHK-19]. */
export function AddressCard({ venue, checkout, showsMissing }: AddressCardProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  const [open, setOpen] = useState<'select' | 'new' | null>(null)
  const { delivery, costs } = checkout
  const { addresses, chosen, error, retry, isPending } = delivery
  const refusal = checkAddress(chosen, costs.totals.products)
  // What is wrong with an address is said at once; that there is none only when it has been asked for.
  const isSaid = refusal !== null && !isPending && (chosen !== null || showsMissing)
  const place = delivery.zoneMode === 'manual' ? manualPlace(checkout.info?.deliveryCities ?? [], delivery.wizard) : null
  const close = () => setOpen(null)
  return (
    <Card title={<Trans id="checkout.address">Delivery address</Trans>}>
      <div className="address-card">
        {chosen && (
          <p className="address">
            {streetOf(chosen)}
            <AddressDetails address={chosen} />
          </p>
        )}
        {!chosen && isPending && <Skeleton shape="title" width={60} />}
        {!chosen && !isPending && !error && (
          <p className="muted">
            <Trans id="checkout.noAddress">No address chosen yet</Trans>
          </p>
        )}
        {error !== null && <LoadFailure error={error} onRetry={retry} />}
        <div role="status">
          {isSaid && <Notice kind="error">{checkoutRefusalText(i18n, refusal, price)}</Notice>}
        </div>
        {addresses && (
          <div className="ways">
            {addresses.length > 0 && (
              <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('select')}>
                {chosen
                  ? t({ id: 'checkout.otherAddress', message: 'Change address' })
                  : t({ id: 'checkout.selectAddress', message: 'Choose an address' })}
              </Button>
            )}
            {place && (
              <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('new')}>
                <Trans id="checkout.newAddress">New address</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      {open === 'select' && addresses && (
        <SelectAddressSheet
          addresses={addresses}
          chosenId={chosen?.id ?? null}
          products={costs.totals.products}
          onPick={delivery.pick}
          onNew={place ? () => setOpen('new') : null}
          onClose={close}
        />
      )}
      {open === 'new' && place && (
        <ManualAddressSheet venue={venue} place={place} delivery={delivery} onClose={close} />
      )}
    </Card>
  )
}
