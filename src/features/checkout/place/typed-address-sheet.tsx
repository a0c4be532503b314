import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import { typedAddressToSave } from '#src/domain/areas/new-address.ts'
import type { Delivery } from '#src/features/checkout/use-delivery-address.ts'
import { AddressPicker } from '#src/parts/address/address-picker.tsx'
import { AddressSheet } from '#src/parts/address/address-sheet.tsx'
import { DoorFields } from '#src/parts/address/door-fields.tsx'
import { useAddressPicker } from '#src/parts/address/use-address-picker.ts'
import { useSheetSubmit } from '#src/parts/form/use-sheet-submit.ts'

type TypedAddressSheetProps = { readonly venue: Venue; readonly delivery: Delivery; readonly onClose: () => void }

/** A new address with coordinates, inside the venue's delivery areas; once saved it is chosen [CHK-19]. */
export function TypedAddressSheet({ venue, delivery, onClose }: TypedAddressSheetProps) {
  const { t } = useLingui()
  const picker = useAddressPicker({ venueId: venue.id, type: 'delivery', offersSaved: false })
  const [door, setDoor] = useState({ doorbell: '', note: '' })
  const saving = useSheetSubmit({
    // The picker itself reports what is missing.
    isComplete: true,
    async send() {
      const address = typedAddressToSave(await picker.confirm(), door)
      if (!address) return
      await delivery.save(address)
      onClose()
    },
  })
  return (
    <AddressSheet
      title={t({ id: 'checkout.newAddress', message: 'New address' })}
      submitLabel={t({ id: 'checkout.saveAddress', message: 'Deliver here' })}
      saving={saving}
      onClose={onClose}
    >
      <AddressPicker picker={picker} />
      <DoorFields door={door} onChange={(change) => setDoor((before) => ({ ...before, ...change }))} />
    </AddressSheet>
  )
}
