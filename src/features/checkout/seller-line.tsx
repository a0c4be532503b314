import { Trans } from '@lingui/react/macro'

import { accountConsentsQuery } from '#src/api/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

/** Who sells, with the documents one tap away. */
export function SellerLine({ venue }: { venue: Venue }) {
  const { stores } = useInstance()
  const { data } = useQuery(accountConsentsQuery(useApi(), venue.id))
  return (
    <p className="seller-line">
      <Trans id="checkout.soldBy">Sold by {venue.companyName ?? venue.name}</Trans>
      {(data?.consents ?? []).map(({ key, label, documentUrl }) =>
        documentUrl ? (
          <span key={key}>
            {' · '}
            <button
              type="button"
              onClick={() => stores.dialogs.open({ kind: 'document', title: label, url: documentUrl })}
            >
              {label}
            </button>
          </span>
        ) : null,
      )}
    </p>
  )
}

/** The venue sells, the provider is the platform; alcohol is for adults [CHK-53]. */
export function TradeNotice() {
  return (
    <p className="trade-notice">
      <Trans id="checkout.trade">
        The venue sells the goods; the provider of this service is only the platform. Orders with alcohol are for
        adults. Fresh food cannot be returned.
      </Trans>
    </p>
  )
}
