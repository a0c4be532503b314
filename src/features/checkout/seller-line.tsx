import { Trans } from '@lingui/react/macro'

import { accountConsentsQuery } from '#src/api/venue-content-calls.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useLegalDocuments } from '#src/parts/form/use-legal-documents.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useQuery } from '#src/query/use-query.ts'

/** Name of the seller, with links to the legal documents. */
export function SellerLine({ venue }: { venue: Venue }) {
  const { data, error } = useQuery(accountConsentsQuery(useApi(), venue.id))
  const documents = useLegalDocuments(data?.consents)
  const seller = venue.companyName ?? venue.name
  useFailureAlert(error)
  return (
    <p className="seller-line">
      <Trans id="checkout.soldBy">Sold by {seller}</Trans>
      {documents.map(({ key, shortName, open }) => (
        <span key={key}>
          {' · '}
          <button type="button" onClick={open}>
            {shortName}
          </button>
        </span>
      ))}
    </p>
  )
}

/** Says that the venue sells, the provider is the platform, and alcohol is for adults [CHK-53]. */
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
