import { Trans } from '@lingui/react/macro'

import { accountConsentsQuery } from '#src/api/venue-content-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Venue } from '#src/contract/venue.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import { sellerOf } from '#src/features/checkout/seller-line.tsx'
import { useApi } from '#src/instance/instance-context.tsx'
import { useLegalDocuments } from '#src/parts/form/use-legal-documents.ts'
import { NewTabHint } from '#src/parts/screen/new-tab-hint.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './trade-notice.css?inline'

declareStyles(css)

/**
 * Who sells, with address and VAT number, who supplies the platform and how accessible it is; then that alcohol is for
 * adults and that fresh food has no right of withdrawal [CHK-53].
 */
export function TradeNotice({ venue }: { venue: Venue }) {
  const { poweredBy } = useRestaurant().settings
  const { vatNumber } = venue
  const seller = [sellerOf(venue), fullAddress(venue)].join(', ')
  return (
    <div className="trade-notice">
      <p>
        <Trans id="checkout.seller">Seller: {seller}</Trans>
      </p>
      {vatNumber && (
        <p>
          <Trans id="checkout.vatNumber">VAT number: {vatNumber}</Trans>
        </p>
      )}
      {poweredBy && (
        <p>
          <Trans id="checkout.platform">Platform:</Trans> <ProviderName {...poweredBy} />
        </p>
      )}
      <p>
        <Trans id="checkout.trade">
          The restaurant sells the goods; the provider of this service is only the platform. Orders with alcohol are for
          adults. There is no right of withdrawal for fresh food.
        </Trans>
      </p>
      <AccessibilityLink venue={venue} />
    </div>
  )
}

/** Opens the accessibility statement; nothing where there is none (contract 7). */
function AccessibilityLink({ venue }: { venue: Venue }) {
  const { data } = useQuery(accountConsentsQuery(useApi(), venue.id))
  return useLegalDocuments([], data?.accessibilityUrl).map(({ key, name, open }) => (
    <button key={key} type="button" onClick={open}>
      {name}
    </button>
  ))
}

/** The provider as it names itself, with a link where it has one. */
function ProviderName({ text, url }: NonNullable<Restaurant['settings']['poweredBy']>) {
  if (url === null) return text
  return (
    <a href={url} target="_blank" rel="noopener">
      {text}
      <NewTabHint />
    </a>
  )
}
