import { useLingui } from '@lingui/react/macro'

import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { Venue } from '#src/contract/venue.ts'
import { AddressSheet } from '#src/parts/address/address-sheet.tsx'
import { useSheetSubmit } from '#src/parts/form/use-sheet-submit.ts'

import { AddressFields } from './address-fields.tsx'
import type { AddressBook } from './use-address-book.ts'
import { useAddressForm } from './use-address-form.ts'

type SavedAddressSheetProps = {
  readonly venue: Venue
  readonly zoneMode: ZoneMode
  /** The address to edit; null creates one. */
  readonly known: DeliveryAddress | null
  readonly book: AddressBook
  readonly onClose: () => void
}

/** Sheet that creates an address, or edits a saved one by replacing it [ACCT-55, ACCT-56]. */
export function SavedAddressSheet({ venue, zoneMode, known, book, onClose }: SavedAddressSheetProps) {
  const { t } = useLingui()
  const address = useAddressForm({ venue, zoneMode, known })
  const saving = useSheetSubmit({
    isComplete: address.missing.length === 0,
    async send() {
      const toSave = await address.toSave()
      if (!toSave) return
      await book.save(toSave)
      onClose()
    },
  })
  return (
    <AddressSheet
      title={
        known
          ? t({ id: 'account.addresses.change', message: 'Change address' })
          : t({ id: 'checkout.newAddress', message: 'New address' })
      }
      submitLabel={t({ id: 'action.save', message: 'Save' })}
      saving={saving}
      onClose={onClose}
    >
      <AddressFields address={address} isChecked={saving.isChecked} />
    </AddressSheet>
  )
}
