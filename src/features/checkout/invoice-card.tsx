import { Trans, useLingui } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useLazyModule } from '#src/query/use-lazy-module.ts'
import { Card } from '#src/ui/base/card.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'

import type { Checkout } from './use-checkout.ts'

type InvoiceCardProps = { readonly venue: Venue; readonly checkout: Checkout; readonly showsMissing: boolean }

const loadBilling = async () => (await import('./billing/billing-block.tsx')).BillingBlock

/** Switch and details of the invoice: off at first, always on where the venue invoices every order [INV-01, INV-02]. */
export function InvoiceCard({ venue, checkout, showsMissing }: InvoiceCardProps) {
  const { t } = useLingui()
  const { billing, fillIn } = checkout
  const { data: BillingBlock, error, refetch } = useLazyModule('billing-block', loadBilling, billing.isWanted)
  return (
    <Card title={<Trans id="checkout.invoice">Invoice</Trans>}>
      <CheckboxField
        label={t({ id: 'checkout.wantsInvoice', message: 'I would like an invoice' })}
        hint={
          billing.isForced && (
            <Trans id="checkout.invoiceForced">This venue makes out an invoice for every order.</Trans>
          )
        }
        isChecked={billing.isWanted}
        isDisabled={billing.isForced}
        onChange={(wantsInvoice) => fillIn({ wantsInvoice })}
      />
      {billing.isWanted && BillingBlock && (
        <BillingBlock venue={venue} billing={billing} fillIn={fillIn} showsMissing={showsMissing} />
      )}
      {billing.isWanted && !BillingBlock && !error && <Skeleton shape="box" />}
      {billing.isWanted && !BillingBlock && error !== null && <LoadFailure error={error} onRetry={refetch} />}
    </Card>
  )
}
