import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useMandatoryText } from '#src/components/use-mandatory-text.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { ManualForm, ManualPlace } from '#src/domain/areas/new-address.ts'
import { manualAddress, missingInManual } from '#src/domain/areas/new-address.ts'
import type { Delivery } from '#src/features/checkout/use-delivery-address.ts'
import { useSaving } from '#src/features/checkout/use-saving.ts'
import { TextField } from '#src/ui/text-field.tsx'

import { AddressSheet } from './address-sheet.tsx'
import { DoorFields } from './door-fields.tsx'

type ManualAddressSheetProps = {
  readonly venue: Venue
  readonly place: ManualPlace
  readonly delivery: Delivery
  readonly onClose: () => void
}

const blank: ManualForm = { street: '', houseNumber: '', postcode: '', doorbell: '', note: '' }

/** A new address in the zone of the order: only what the zone does not say is typed; saved, it is chosen [CHK-19]. */
export function ManualAddressSheet({ venue, place, delivery, onClose }: ManualAddressSheetProps) {
  const { t } = useLingui()
  const mandatory = useMandatoryText()
  const [form, setForm] = useState(blank)
  const missing = missingInManual(form, place)
  const saving = useSaving({
    isComplete: missing.length === 0,
    async send() {
      await delivery.save(manualAddress(form, place, venue))
      onClose()
    },
  })
  const change = (part: Partial<ManualForm>) => setForm((before) => ({ ...before, ...part }))
  const labels = {
    street: t({ id: 'address.street', message: 'Street' }),
    houseNumber: t({ id: 'address.houseNumber', message: 'House number' }),
    postcode: t({ id: 'address.postcode', message: 'Postcode' }),
  }
  const field = (name: keyof typeof labels) => ({
    label: labels[name],
    value: form[name],
    onChange: (text: string) => change({ [name]: text }),
    error: saving.isChecked && missing.includes(name) ? mandatory(labels[name]) : null,
    isRequired: true,
    maxLength: 100,
  })
  const { city, zone } = place
  return (
    <AddressSheet saving={saving} onClose={onClose}>
      <p className="place">
        {[zone?.postcode, city.name, venue.province && `(${venue.province})`].filter(Boolean).join(' ')}
        {zone && ` · ${zone.name}`}
      </p>
      <div className="uneven" data-short="last">
        <TextField {...field('street')} name="street" autoComplete="address-line1" />
        <TextField {...field('houseNumber')} name="house-number" />
      </div>
      {!zone && <TextField {...field('postcode')} name="postal-code" autoComplete="postal-code" />}
      <DoorFields door={form} onChange={change} />
    </AddressSheet>
  )
}
