import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { useMandatoryText } from '#src/components/use-mandatory-text.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { ManualForm, ManualPlace } from '#src/domain/areas/new-address.ts'
import { manualAddress, missingInManual } from '#src/domain/areas/new-address.ts'
import type { Delivery } from '#src/features/checkout/use-delivery-address.ts'
import { useSaving } from '#src/features/checkout/use-saving.ts'
import { AlertList } from '#src/ui/alert-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { declareStyles } from '#src/ui/styles.ts'
import { TextField } from '#src/ui/text-field.tsx'

import css from '#src/features/checkout/sheet-form.css?inline'

declareStyles(css)

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
  const id = useId()
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
  const labels = {
    street: t({ id: 'address.street', message: 'Street' }),
    houseNumber: t({ id: 'address.houseNumber', message: 'Number' }),
    postcode: t({ id: 'address.postcode', message: 'Postcode' }),
    doorbell: t({ id: 'address.doorbell', message: 'Doorbell' }),
    note: t({ id: 'address.note', message: 'Notes for the courier' }),
  }
  const field = (name: keyof ManualForm) => ({
    label: labels[name],
    value: form[name],
    onChange: (text: string) => setForm((before) => ({ ...before, [name]: text })),
    error: saving.isChecked && missing.includes(name) ? mandatory(labels[name]) : null,
    maxLength: 200,
  })
  const optional = t({ id: 'field.optional', message: 'optional' })
  const { city, zone } = place
  return (
    <Dialog
      title={t({ id: 'checkout.newAddress', message: 'New address' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide type="submit" form={id} isBusy={saving.isPending}>
          <Trans id="checkout.saveAddress">Deliver here</Trans>
        </Button>
      }
    >
      <form className="sheet-form" id={id} onSubmit={saving.submit} noValidate>
        <AlertList messages={saving.messages} />
        <p className="place">
          {[zone?.postcode, city.name, venue.province && `(${venue.province})`].filter(Boolean).join(' ')}
          {zone && ` · ${zone.name}`}
        </p>
        <div className="short-last">
          <TextField {...field('street')} name="street-address" autoComplete="address-line1" isRequired />
          <TextField {...field('houseNumber')} name="house-number" isRequired />
        </div>
        {!zone && (
          <TextField {...field('postcode')} name="postal-code" autoComplete="postal-code" inputMode="numeric" isRequired />
        )}
        <TextField {...field('doorbell')} note={optional} />
        <TextField {...field('note')} note={optional} />
      </form>
    </Dialog>
  )
}
