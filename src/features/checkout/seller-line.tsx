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
  const seller = sellerOf(venue)
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

/** The company that sells; venues of one without a name of its own sell under theirs. */
export function sellerOf({ companyName, name }: Venue): string {
  return companyName ?? name
}
