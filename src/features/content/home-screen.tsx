import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { venueContentQuery } from '#src/api/venue-content.ts'
import { ScreenTitle } from '#src/components/screen-title.tsx'
import type { Venue } from '#src/contract/venue.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { nextClosures } from '#src/domain/venues/opening-hours.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { formatDate } from '#src/i18n/format-date.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useVenue, useVenueNow } from '#src/instance/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { OpeningHoursTable } from './opening-hours-table.tsx'

import css from './home-screen.css?inline'

declareStyles(css)

/** Welcome, order button, hours, closures and contacts of the venue [HOME-01, HOME-10..13]. */
export function HomeScreen() {
  const venue = useVenue()
  return venue ? <Home venue={venue} /> : null
}

function Home({ venue }: { venue: Venue }) {
  const api = useApi()
  const { location, stores } = useInstance()
  const draft = useSnapshot(stores.draft.state)
  const photo = venue.photos[0]?.code
  const order = () => location.navigate(isStarted(draft) ? paths.menu : paths.orderOptions)
  return (
    <div className="home-screen">
      <section className="welcome">
        <Picture src={photo ? api.photoUrl(photo) : null} alt="" width={640} height={300} isEager />
        <p className="greeting">
          <Trans id="home.welcome">Welcome to</Trans>
        </p>
        <ScreenTitle>{venue.name}</ScreenTitle>
        <p className="address">
          {venue.street} {venue.houseNumber}, {venue.town}
        </p>
        <Button variant="primary" isWide onClick={order}>
          <Trans id="home.orderNow">Order now</Trans>
        </Button>
      </section>
      <OpeningHoursTable venue={venue} />
      <Closures venue={venue} />
      <Contacts venue={venue} />
    </div>
  )
}

/** Closure periods that end today or later; hidden without any [HOME-12, HOME-16]. */
function Closures({ venue }: { venue: Venue }) {
  const { i18n, stores } = useInstance()
  const today = dateOf(useVenueNow()())
  const { data, error } = useQuery(venueContentQuery(useApi(), venue.id))
  useEffect(() => {
    if (error) stores.dialogs.alert(failureMessages(i18n, error))
  }, [error, i18n, stores])
  const closures = nextClosures(data?.closures ?? [], today)
  if (closures.length === 0) return null
  return (
    <section className="card">
      <h2>
        <Trans id="home.closures">Next closures</Trans>
      </h2>
      <ul>
        {closures.map((closure) => (
          <li key={`${closure.from}${closure.to}`}>
            <span className="tabular">
              {formatDate(closure.from)}
              {closure.to !== closure.from && ` – ${formatDate(closure.to)}`}
            </span>{' '}
            {closure.texts.message}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How to reach the venue; empty entries are left out [HOME-13]. */
function Contacts({ venue }: { venue: Venue }) {
  const { t } = useLingui()
  const rows = [
    [t({ id: 'home.phone', message: 'Phone' }), venue.phone, `tel:${venue.phone.replaceAll(/\s/g, '')}`],
    [t({ id: 'home.email', message: 'E-mail' }), venue.email, `mailto:${venue.email}`],
    [t({ id: 'home.company', message: 'Company' }), venue.companyName, null],
    [t({ id: 'home.vatNumber', message: 'VAT number' }), venue.vatNumber, null],
  ] as const
  return (
    <section className="card">
      <h2>
        <Trans id="home.contacts">Contacts</Trans>
      </h2>
      <p>
        {venue.street} {venue.houseNumber}, {venue.postcode} {venue.town} ({venue.province})
      </p>
      <dl>
        {rows.map(([label, value, href]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
