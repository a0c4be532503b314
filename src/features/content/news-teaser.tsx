import type { NewsItem } from '#src/contract/news.ts'
import { plainText, truncated } from '#src/domain/content/content-texts.ts'
import { formatDate } from '#src/i18n/format-date.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { newsPath } from '#src/instance/routes/secondary-paths.ts'
import { Picture } from '#src/ui/base/picture.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './news-teaser.css?inline'

declareStyles(css)

// Characters of the text shown in a list [CONST-02].
const shownLength = 200

export type NewsTeaserProps = { readonly item: NewsItem; readonly headingLevel?: 2 | 3 }

/** Date, title, beginning of the text and photo of a news item, as one link to it [NEWS-02, NEWS-03]. */
export function NewsTeaser({ item, headingLevel = 2 }: NewsTeaserProps) {
  const api = useApi()
  const { i18n, location } = useInstance()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="news-teaser">
      <div className="text">
        <Heading className="name">
          <button type="button" className="open" onClick={() => location.navigate(newsPath(item.id))}>
            {plainText(item.texts.title)}
          </button>
        </Heading>
        <time className="date tabular" dateTime={item.createdAt.slice(0, 10)}>
          {formatDate(item.createdAt, i18n.locale)}
        </time>
        <p className="body">{truncated(plainText(item.texts.body), shownLength)}</p>
      </div>
      {item.photoCode !== null && (
        <span className="photo">
          <Picture photo={api.photo(item.photoCode)} alt="" width={208} height={208} isFilling />
        </span>
      )}
    </article>
  )
}
