import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { Venue } from '#src/contract/venue.ts'
import { AddressFields } from '#src/features/account/addresses/address-fields.tsx'
import { useAddressForm } from '#src/features/account/addresses/use-address-form.ts'
import { useZoneMode } from '#src/features/account/addresses/use-zone-mode.ts'
import { FoldableGroup } from '#src/features/account/foldable-group.tsx'

import type { DeliveryPart } from './use-registration.ts'

type DeliveryGroupProps = {
  readonly venue: Venue
  readonly isChecked: boolean
  /** Passes the entered part to the form around it; null on unmount. */
  readonly onPart: (part: DeliveryPart | null) => void
}

/** Optional delivery address of the registration [ACCT-25, ACCT-37]. */
export function DeliveryGroup(props: DeliveryGroupProps) {
  const { zoneMode } = useZoneMode(props.venue)
  return zoneMode && <Fields key={zoneMode} {...props} zoneMode={zoneMode} />
}

function Fields({ venue, isChecked, onPart, zoneMode }: DeliveryGroupProps & { readonly zoneMode: ZoneMode }) {
  const { t } = useLingui()
  const address = useAddressForm({ venue, zoneMode, known: null })
  const { isBlank, missing, toSave } = address
  useEffect(() => {
    onPart({
      missingCount: isBlank ? 0 : missing.length,
      toSend: async () => (isBlank ? null : ((await toSave()) ?? undefined)),
    })
    return () => onPart(null)
  })
  return (
    <FoldableGroup title={t({ id: 'account.delivery', message: 'Delivery address' })} isFilled={!isBlank}>
      <AddressFields address={address} isChecked={isChecked && !isBlank} isOptional={isBlank} />
    </FoldableGroup>
  )
}
