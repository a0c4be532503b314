import { Trans, useLingui } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { plainText, truncated } from '#src/domain/content/content-texts.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Picture } from '#src/ui/base/picture.tsx'

// Characters of the description that home shows [CONST-02].
const shownLength = 295

/** Beginning of the venue's description, with a photo and a link to all of it [HOME-08]. */
export function AboutCard({ venue }: { readonly venue: Venue }) {
  const { t } = useLingui()
  const api = useApi()
  const { location } = useInstance()
  const text = truncated(plainText(venue.texts.description), shownLength)
  // The first photo is already at the top of home.
  const photo = venue.photos[1] ?? venue.photos[0]
  if (text === '' && !photo) return null
  return (
    <Card
      title={<Trans id="home.about">About us</Trans>}
      action={
        <Button
          variant="text"
          size="small"
          aria-label={t({ id: 'home.about.moreLabel', message: 'Read more about us' })}
          onClick={() => location.navigate(secondaryPaths.presentation)}
        >
          <Trans id="home.about.more">Read more</Trans>
        </Button>
      }
    >
      <div className="told">
        {photo && (
          <span className="photo">
            <Picture photo={api.photo(photo.code)} alt="" width={640} height={360} isFilling />
          </span>
        )}
        <p className="text">{text}</p>
      </div>
    </Card>
  )
}
