import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useParams } from 'wouter'

import { newsItemQuery } from '#src/api/news-calls.ts'
import type { NewsItem } from '#src/contract/news.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { plainText } from '#src/domain/content/content-texts.ts'
import { formatDate } from '#src/i18n/format-date.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { idFrom } from '#src/instance/routes/paths.ts'
import { secondaryPaths, newsPath } from '#src/instance/routes/secondary-paths.ts'
import { logSilently } from '#src/integrations/log.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Button } from '#src/ui/base/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/base/icons.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './news-screen.css?inline'

declareStyles(css)

/** One news item in full, with links to the next newer and older one [NEWS-04, NEWS-05]. */
export function NewsDetailScreen() {
  const venue = useVenue()
  const { id } = useParams<{ id: string }>()
  // The key remounts the screen for another item, so that its title takes the focus.
  return venue && <NewsDetail key={id} venue={venue} id={idFrom<'News'>(id)} />
}

type NewsDetailProps = { readonly venue: Venue; readonly id: Id<'News'> | null }

function NewsDetail({ venue, id }: NewsDetailProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  const api = useApi()
  const { data, error } = useQuery(id && newsItemQuery(api, venue.id, id))
  const isLost = id === null || Boolean(error)
  useEffect(() => {
    if (!isLost) return
    logSilently('a news item could not be loaded')
    location.backTo(secondaryPaths.news)
  }, [isLost, location])
  return (
    <>
      <TitleBar title={t({ id: 'news.title', message: 'News' })} parent={secondaryPaths.news} />
      <section className="screen-frame news-screen">
        {data ? (
          <Article item={data.item} />
        ) : (
          <SkeletonList label={t({ id: 'news.loading', message: 'Loading the news' })} count={2} shape="box" />
        )}
        <nav className="news-links" aria-label={t({ id: 'news.ways', message: 'More news' })}>
          <div className="beside">
            <Beside item={data?.previous ?? null} start={<ChevronLeftIcon size={20} />}>
              <Trans id="news.previous">Previous</Trans>
            </Beside>
            <Beside item={data?.next ?? null} end={<ChevronRightIcon size={20} />}>
              <Trans id="news.next">Next</Trans>
            </Beside>
          </div>
          <Button variant="text" onClick={() => location.backTo(secondaryPaths.news)}>
            <Trans id="news.back">Back to all news</Trans>
          </Button>
        </nav>
      </section>
    </>
  )
}

type BesideProps = Pick<Parameters<typeof Button>[0], 'children' | 'start' | 'end'> & { readonly item: NewsItem | null }

/** Link that replaces the history entry, so that Back leads to the list [NEWS-05]. */
function Beside({ item, ...face }: BesideProps) {
  const { location } = useInstance()
  return (
    <Button
      {...face}
      isDisabled={item === null}
      onClick={() => item && location.navigate(newsPath(item.id), { replace: true })}
    />
  )
}

function Article({ item }: { readonly item: NewsItem }) {
  const api = useApi()
  const { i18n } = useInstance()
  const { photoCode, createdAt, texts } = item
  return (
    <article className="news-article">
      {photoCode !== null && (
        <span className="photo">
          <Picture photo={api.photo(photoCode)} alt="" width={640} height={360} isEager isFilling />
        </span>
      )}
      <time className="date tabular" dateTime={createdAt.slice(0, 10)}>
        {formatDate(createdAt, i18n.locale)}
      </time>
      <h2 className="name">{plainText(texts.title)}</h2>
      <p className="text">{plainText(texts.body)}</p>
    </article>
  )
}
