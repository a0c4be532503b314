import { Trans, useLingui } from '@lingui/react/macro'

import { newsQuery } from '#src/api/news-calls.ts'
import type { Venue } from '#src/contract/venue.ts'
import { newestFirst } from '#src/domain/content/content-texts.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { NewsIcon } from '#src/ui/base/late-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { NewsTeaser } from './news-teaser.tsx'

import css from './news-screen.css?inline'

declareStyles(css)

/** The news of the venue [NEWS-02]. */
export function NewsScreen() {
  const { t } = useLingui()
  const venue = useVenue()
  return (
    <>
      <TitleBar title={t({ id: 'news.title', message: 'News' })} />
      {venue && <NewsOf venue={venue} />}
    </>
  )
}

function NewsOf({ venue }: { readonly venue: Venue }) {
  const { t } = useLingui()
  const { data, error, refetch } = useFreshQuery(newsQuery(useApi(), venue.id))
  useFailureAlert(error)
  const items = data && newestFirst(data.news)
  return (
    <section className="screen-frame news-screen">
      {!items && error && <LoadFailure error={error} onRetry={refetch} />}
      {!items && !error && <SkeletonList label={t({ id: 'news.loading', message: 'Loading the news' })} count={3} />}
      {items?.length === 0 && (
        <EmptyState icon={<NewsIcon size={32} />}>
          <p>
            <Trans id="news.none">There is no news at the moment.</Trans>
          </p>
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className="list">
          {items.map((item) => (
            <li key={item.id}>
              <NewsTeaser item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
