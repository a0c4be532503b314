import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import type { ManualForm, ManualPlace } from '#src/domain/areas/new-address.ts'
import { blankManual, manualAddress, missingInManual } from '#src/domain/areas/new-address.ts'
import type { Delivery } from '#src/features/checkout/use-delivery-address.ts'
import { AddressSheet } from '#src/parts/address/address-sheet.tsx'
import { ManualFields } from '#src/parts/address/manual-fields.tsx'
import { useSheetSubmit } from '#src/parts/form/use-sheet-submit.ts'

import { ZoneLine } from './zone-line.tsx'

type ManualAddressSheetProps = {
  readonly venue: Venue
  readonly place: ManualPlace
  readonly delivery: Delivery
  readonly onClose: () => void
}

/** A new address in the zone of the order: asks only for what the zone does not give; once saved it is chosen [CHK-19]. */
export function ManualAddressSheet({ venue, place, delivery, onClose }: ManualAddressSheetProps) {
  const { t } = useLingui()
  const [form, setForm] = useState(blankManual)
  const missing = missingInManual(form, place)
  const saving = useSheetSubmit({
    isComplete: missing.length === 0,
    async send() {
      await delivery.save(manualAddress(form, place, venue))
      onClose()
    },
  })
  const change = (part: Partial<ManualForm>) => setForm((before) => ({ ...before, ...part }))
  return (
    <AddressSheet
      title={t({ id: 'checkout.newAddress', message: 'New address' })}
      submitLabel={t({ id: 'checkout.saveAddress', message: 'Deliver here' })}
      saving={saving}
      onClose={onClose}
    >
      <ZoneLine place={place} venue={venue} />
      <ManualFields
        form={form}
        missing={saving.isChecked ? missing : []}
        asksPostcode={place.zone === null}
        onChange={change}
      />
    </AddressSheet>
  )
}
