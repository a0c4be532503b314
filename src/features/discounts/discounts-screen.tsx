import { Trans, useLingui } from '@lingui/react/macro'

import { listedCodesQuery } from '#src/api/discount-calls.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { TicketIcon } from '#src/ui/base/late-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { CodeCard } from './code-card.tsx'

import css from './discounts-screen.css?inline'

declareStyles(css)

/** The venue's public codes [COUP-17]. */
export function DiscountsScreen() {
  const { t } = useLingui()
  const customer = useCustomer()
  const venue = useVenue()
  const api = useApi()
  const { data, error, refetch } = useFreshQuery(venue && listedCodesQuery(api, venue.id, customer))
  useFailureAlert(error)
  const codes = data?.codes.filter((code) => !code.isHidden)
  return (
    <>
      <TitleBar title={t({ id: 'discounts.title', message: 'Discount codes' })} />
      <section className="screen-frame discounts-screen">
        {!codes && error && <LoadFailure error={error} onRetry={refetch} />}
        {!codes && !error && (
          <SkeletonList label={t({ id: 'discounts.loading', message: 'Loading the codes' })} count={3} shape="box" />
        )}
        {codes?.length === 0 && (
          <EmptyState icon={<TicketIcon size={32} />}>
            <p>
              <Trans id="discounts.none">There is no discount code at the moment.</Trans>
            </p>
          </EmptyState>
        )}
        {codes && codes.length > 0 && (
          <ul className="list">
            {codes.map((code) => (
              <CodeCard key={code.id} code={code} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
