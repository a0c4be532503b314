import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { sendBillingAddress } from '#src/api/billing-calls.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { Venue } from '#src/contract/venue.ts'
import { missingBillingFields, normalBillingAddress } from '#src/domain/checkout/billing-address.ts'
import type { BillingForm } from '#src/domain/checkout/billing-form.ts'
import { billingForm, changeBilling } from '#src/domain/checkout/billing-form.ts'
import type { FillIn } from '#src/features/checkout/use-checkout-form.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { BillingFields } from '#src/parts/billing/billing-fields.tsx'
import { useSheetSubmit } from '#src/parts/form/use-sheet-submit.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import css from '#src/parts/form/sheet-form.css?inline'

declareStyles(css)

type BillingSheetProps = {
  readonly venue: Venue
  /** The address to edit; null creates one. */
  readonly known: BillingAddress | null
  readonly fillIn: FillIn
  readonly onClose: () => void
}

/** Creates or edits the invoice's recipient; the service checks it [INV-04, INV-14..16]. */
export function BillingSheet({ venue, known, fillIn, onClose }: BillingSheetProps) {
  const { t } = useLingui()
  const { api } = useInstance()
  const customer = useCustomer()
  const id = useId()
  const [form, setForm] = useState(() => billingForm(known, venue.country))
  const [wantsKept, setWantsKept] = useState(true)
  const isGuest = customer === null
  const missing = missingBillingFields(form)
  const saving = useSheetSubmit({
    isComplete: missing.length === 0,
    async send() {
      const isKept = wantsKept && !isGuest
      const { address } = await sendBillingAddress(api, { ...normalBillingAddress(form), isKept })
      fillIn({ billing: { address, by: customer?.email ?? null } })
      onClose()
    },
  })
  const change = (part: Partial<BillingForm>) => setForm((before) => changeBilling(before, part))
  return (
    <Dialog
      title={t({ id: 'billing.title', message: 'Invoice details' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide type="submit" form={id} isBusy={saving.isPending}>
          <Trans id="action.confirm">Confirm</Trans>
        </Button>
      }
    >
      <form className="sheet-form" id={id} onSubmit={saving.submit} noValidate>
        <AlertList messages={saving.messages} />
        <BillingFields form={form} missing={saving.isChecked ? missing : []} onChange={change} />
        {!isGuest && (
          <CheckboxField
            label={t({ id: 'billing.keep', message: 'Keep it for my next orders' })}
            isChecked={wantsKept}
            onChange={setWantsKept}
          />
        )}
      </form>
    </Dialog>
  )
}
