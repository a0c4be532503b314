import { Trans, useLingui } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'

import type { Checkout } from './use-checkout.ts'

type InvoiceCardProps = { readonly venue: Venue; readonly checkout: Checkout; readonly showsMissing: boolean }

const BillingBlock = lazyPart('BillingBlock', () => import('./billing/billing-block.tsx'), { isEssential: true })

/** Switch and details of the invoice: off at first, always on where the venue invoices every order [INV-01, INV-02]. */
export function InvoiceCard({ venue, checkout, showsMissing }: InvoiceCardProps) {
  const { t } = useLingui()
  const { billing, fillIn } = checkout
  return (
    <Card title={<Trans id="checkout.invoice">Invoice</Trans>}>
      <CheckboxField
        label={t({ id: 'checkout.wantsInvoice', message: 'I would like an invoice' })}
        hint={
          billing.isForced && (
            <Trans id="checkout.invoiceForced">This restaurant makes out an invoice for every order.</Trans>
          )
        }
        isChecked={billing.isWanted}
        isDisabled={billing.isForced}
        onChange={(wantsInvoice) => fillIn({ wantsInvoice })}
      />
      {billing.isWanted && <BillingBlock venue={venue} billing={billing} fillIn={fillIn} showsMissing={showsMissing} />}
    </Card>
  )
}
