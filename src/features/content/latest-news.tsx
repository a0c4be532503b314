import { Trans, useLingui } from '@lingui/react/macro'

import type { NewsItem } from '#src/contract/news.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'

import { NewsTeaser } from './news-teaser.tsx'

/** The latest news item, with a link to all of them [HOME-09]. */
export function LatestNews({ item }: { readonly item: NewsItem }) {
  const { t } = useLingui()
  const { location } = useInstance()
  return (
    <Card
      title={<Trans id="home.news">Latest news</Trans>}
      action={
        <Button
          variant="text"
          size="small"
          aria-label={t({ id: 'home.news.allLabel', message: 'See all news' })}
          onClick={() => location.navigate(secondaryPaths.news)}
        >
          <Trans id="home.news.all">See all</Trans>
        </Button>
      }
    >
      <NewsTeaser item={item} headingLevel={3} />
    </Card>
  )
}
