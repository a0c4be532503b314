import { Trans } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { manualPlace, missingInManual } from '#src/domain/areas/new-address.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'
import type { Delivery } from '#src/features/checkout/use-delivery-address.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { AddressDetails, streetOf } from '#src/parts/address/address-text.tsx'
import { DoorFields } from '#src/parts/address/door-fields.tsx'
import { ManualFields } from '#src/parts/address/manual-fields.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AddressFault } from './address-fault.tsx'
import { ZoneLine } from './zone-line.tsx'

import css from './address-card.css?inline'

declareStyles(css)

type GuestAddressCardProps = {
  readonly venue: Venue
  readonly checkout: Checkout
  readonly guest: NonNullable<Delivery['guest']>
  readonly showsMissing: boolean
}

/**
 * The address of a guest's order: the place that the wizard knows, and fields for the rest of it. Another place is chosen
 * in the wizard, because the times may differ there [CHK-70].
 */
export function GuestAddressCard({ venue, checkout, guest, showsMissing }: GuestAddressCardProps) {
  const { location } = useInstance()
  const { delivery, info } = checkout
  const place = manualPlace(info?.deliveryCities ?? [], delivery.wizard)
  const missing = place ? missingInManual(guest.typed, place) : []
  return (
    <Card title={<Trans id="checkout.address">Delivery address</Trans>}>
      <div className="address-card">
        {delivery.isPending && <Skeleton shape="title" width={60} />}
        {place ? (
          <>
            <ZoneLine place={place} venue={venue} />
            <ManualFields
              form={guest.typed}
              missing={showsMissing ? missing : []}
              asksPostcode={place.zone === null}
              onChange={guest.type}
            />
          </>
        ) : (
          <FoundPlace delivery={delivery} guest={guest} />
        )}
        {/* What is missing stands at its field. */}
        {missing.length === 0 && <AddressFault checkout={checkout} showsMissing={showsMissing} />}
        <div className="actions">
          <Button size="small" onClick={() => location.navigate(paths.orderOptions)}>
            <Trans id="checkout.otherAddress">Change address</Trans>
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** A place by its coordinates, which the wizard knows to the house number. */
function FoundPlace({ delivery: { chosen }, guest }: Pick<GuestAddressCardProps, 'guest'> & { delivery: Delivery }) {
  if (!chosen) return null
  return (
    <>
      <p className="address">
        {streetOf(chosen)}
        {/* Doorbell and note stand in their fields. */}
        <AddressDetails address={{ ...chosen, doorbell: null, note: null }} />
      </p>
      <DoorFields door={guest.typed} onChange={guest.type} />
    </>
  )
}
