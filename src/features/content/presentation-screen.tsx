import { Trans, useLingui } from '@lingui/react/macro'

import { venueContentQuery } from '#src/api/venue-content-calls.ts'
import type { Venue } from '#src/contract/venue.ts'
import { plainText } from '#src/domain/content/content-texts.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { StoreIcon } from '#src/ui/base/more-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { Gallery } from './gallery.tsx'

import css from './presentation-screen.css?inline'

declareStyles(css)

/** Full description of the venue and its photos [NEWS-01]. */
export function PresentationScreen() {
  const venue = useVenue()
  return venue ? <Presentation venue={venue} /> : null
}

function Presentation({ venue }: { readonly venue: Venue }) {
  const { t } = useLingui()
  const { location } = useInstance()
  const { data, error } = useQuery(venueContentQuery(useApi(), venue.id))
  useFailureAlert(error)
  // On failure the venue data from the start is shown.
  const told = data?.venue ?? (error ? venue : null)
  return (
    <>
      <TitleBar title={t({ id: 'home.about', message: 'About us' })} />
      <section className="screen-frame presentation-screen" aria-label={venue.name}>
        {told ? (
          <Told venue={told} />
        ) : (
          <SkeletonList
            label={t({ id: 'presentation.loading', message: 'Loading the presentation' })}
            count={3}
            shape="box"
          />
        )}
        <Button onClick={() => location.backTo(paths.home)}>
          <Trans id="presentation.home">Back to home</Trans>
        </Button>
      </section>
    </>
  )
}

function Told({ venue }: { readonly venue: Venue }) {
  const text = plainText(venue.texts.description)
  if (text === '' && venue.photos.length === 0) {
    return (
      <EmptyState icon={<StoreIcon size={32} />}>
        <p>
          <Trans id="presentation.none">There is nothing here yet.</Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      {venue.photos.length > 0 && <Gallery photos={venue.photos} name={venue.name} />}
      <h2 className="name">{venue.name}</h2>
      {text !== '' && <p className="text">{text}</p>}
    </>
  )
}
