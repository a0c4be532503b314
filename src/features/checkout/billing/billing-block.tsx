import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { BillingAddress } from '#src/contract/billing.ts'
import type { Venue } from '#src/contract/venue.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import type { Billing } from '#src/features/checkout/use-billing.ts'
import type { FillIn } from '#src/features/checkout/use-checkout-form.ts'
import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { BillingSheet } from './billing-sheet.tsx'

import css from './billing-block.css?inline'

declareStyles(css)

type BillingBlockProps = {
  readonly venue: Venue
  readonly billing: Billing
  readonly fillIn: FillIn
  readonly showsMissing: boolean
}

/** The invoice's recipient, with a button to enter or change it [INV-03, INV-04]. */
export function BillingBlock({ venue, billing, fillIn, showsMissing }: BillingBlockProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  const [isOpen, setIsOpen] = useState(false)
  const { known, address, isLoading, error, reload } = billing
  const isIncomplete = known !== null && !address
  if (isLoading) return <Skeleton shape="box" />
  return (
    <div className="billing-block">
      {error !== null && !known && <LoadFailure error={error} onRetry={reload} />}
      {known && <BillingText address={known} />}
      <div role="status">
        {isIncomplete && !showsMissing && (
          <Notice kind="warn">
            <Trans id="billing.incomplete">Something is missing for the invoice. Please complete it.</Trans>
          </Notice>
        )}
        {!address && showsMissing && (
          <Notice kind="error">{checkoutRefusalText(i18n, { reason: 'no-billing-address' }, price)}</Notice>
        )}
      </div>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {known
          ? t({ id: 'billing.change', message: 'Change the invoice details' })
          : t({ id: 'billing.add', message: 'Enter the invoice details' })}
      </Button>
      {isOpen && <BillingSheet venue={venue} known={known} fillIn={fillIn} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function BillingText({ address }: { readonly address: BillingAddress }) {
  const { t } = useLingui()
  const { companyName, vatNumber, taxCode, recipientCode, certifiedEmail } = address
  const lines = [
    fullAddress(address),
    vatNumber && t({ id: 'billing.vatNamed', message: `VAT number ${vatNumber}` }),
    taxCode && t({ id: 'billing.taxNamed', message: `Tax code ${taxCode}` }),
    recipientCode && t({ id: 'billing.recipientNamed', message: `Recipient code ${recipientCode}` }),
    certifiedEmail,
  ]
  return (
    <p className="address">
      {companyName ?? t({ id: 'billing.private', message: 'Private person' })}
      {lines.filter(Boolean).map((line) => (
        <span className="line" key={line}>
          {line}
        </span>
      ))}
    </p>
  )
}
