import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import type { ManualPlace } from '#src/domain/areas/new-address.ts'
import { manualPlace } from '#src/domain/areas/new-address.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'
import type { Delivery } from '#src/features/checkout/use-delivery-address.ts'
import { AddressDetails, streetOf } from '#src/parts/address/address-text.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AddressFault } from './address-fault.tsx'
import { ManualAddressSheet } from './manual-address-sheet.tsx'
import { SelectAddressSheet } from './select-address-sheet.tsx'
import { TypedAddressSheet } from './typed-address-sheet.tsx'

import css from './address-card.css?inline'

declareStyles(css)

type AddressCardProps = { readonly venue: Venue; readonly checkout: Checkout; readonly showsMissing: boolean }
type Sheet = 'select' | 'new' | null

/** The address of a DELIVERY order, its problem if any, and buttons to choose or add another [CHK-09, CHK-18, CHK-19]. */
export function AddressCard({ venue, checkout, showsMissing }: AddressCardProps) {
  const [sheet, open] = useState<Sheet>(null)
  const { delivery, info } = checkout
  const place = manualPlace(info?.deliveryCities ?? [], delivery.wizard)
  const canAdd = delivery.zoneMode === 'coordinates' || place !== null
  const close = () => open(null)
  return (
    <Card title={<Trans id="checkout.address">Delivery address</Trans>}>
      <div className="address-card">
        <ChosenAddress delivery={delivery} />
        <AddressFault checkout={checkout} showsMissing={showsMissing} />
        <Ways delivery={delivery} canAdd={canAdd} onOpen={open} />
      </div>
      {sheet === 'select' && (
        <SelectAddressSheet
          delivery={delivery}
          products={checkout.costs.totals.products}
          onNew={canAdd ? () => open('new') : null}
          onClose={close}
        />
      )}
      {sheet === 'new' && <NewAddressSheet venue={venue} delivery={delivery} place={place} onClose={close} />}
    </Card>
  )
}

type PartProps = { readonly delivery: Delivery }

function ChosenAddress({ delivery: { chosen, isPending, error } }: PartProps) {
  if (chosen) {
    return (
      <p className="address">
        {streetOf(chosen)}
        <AddressDetails address={chosen} />
      </p>
    )
  }
  if (isPending) return <Skeleton shape="title" width={60} />
  if (error) return null
  return (
    <p className="muted">
      <Trans id="checkout.noAddress">No address chosen yet</Trans>
    </p>
  )
}

type WaysProps = PartProps & { readonly canAdd: boolean; readonly onOpen: (sheet: Sheet) => void }

function Ways({ delivery: { addresses, chosen }, canAdd, onOpen }: WaysProps) {
  if (!addresses) return null
  return (
    <div className="actions">
      {addresses.length > 0 && (
        <Button size="small" aria-haspopup="dialog" onClick={() => onOpen('select')}>
          {chosen ? (
            <Trans id="checkout.otherAddress">Change address</Trans>
          ) : (
            <Trans id="checkout.selectAddress">Choose an address</Trans>
          )}
        </Button>
      )}
      {canAdd && (
        <Button size="small" aria-haspopup="dialog" onClick={() => onOpen('new')}>
          <Trans id="checkout.newAddress">New address</Trans>
        </Button>
      )}
    </div>
  )
}

type NewAddressSheetProps = PartProps & {
  readonly venue: Venue
  readonly place: ManualPlace | null
  readonly onClose: () => void
}

/** The form of a new address, by the venue's zone mode [CHK-54]. */
function NewAddressSheet({ place, ...sheet }: NewAddressSheetProps) {
  if (sheet.delivery.zoneMode === 'coordinates') return <TypedAddressSheet {...sheet} />
  return place && <ManualAddressSheet place={place} {...sheet} />
}
