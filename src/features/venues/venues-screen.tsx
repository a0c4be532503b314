import { Trans, useLingui } from '@lingui/react/macro'

import { ScreenTitle } from '#src/components/screen-title.tsx'
import type { Venue } from '#src/contract/venue.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useRestaurant } from '#src/instance/use-restaurant.ts'
import { Picture } from '#src/ui/picture.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import css from './venues-screen.css?inline'

declareStyles(css)

/** Where to order from: photo, name and address of each venue [VENUE-01]. */
export function VenuesScreen() {
  const { venues } = useRestaurant()
  const chooseVenue = useChooseVenue()
  return (
    <section className="venues-screen">
      <ScreenTitle>
        <Trans id="venues.title">Choose a venue</Trans>
      </ScreenTitle>
      {venues.length === 0 ? (
        <p role="status">
          <Trans id="venues.none">There is no venue here.</Trans>
        </p>
      ) : (
        <ul className="list">
          {venues.map((venue) => (
            <VenueItem key={venue.id} venue={venue} onChoose={() => void chooseVenue(venue)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function VenueItem({ venue, onChoose }: { venue: Venue; onChoose: () => void }) {
  const api = useApi()
  const code = venue.photos[0]?.code
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <Picture src={code ? api.photoUrl(code) : null} alt="" width={320} height={180} />
        <span className="name">{venue.name}</span>
        <span className="address">
          {venue.street} {venue.houseNumber}, {venue.town}
        </span>
      </button>
    </li>
  )
}

/** Chooses a venue: an inactive one only says why, a filled cart is asked about first [VENUE-05..10, CART-19]. */
function useChooseVenue() {
  const { stores, location } = useInstance()
  const { t } = useLingui()
  return async (venue: Venue) => {
    const isOther = stores.place.state.venueId !== venue.id
    if (!venue.license.isActive) {
      const title = t({ id: 'dialog.attention', message: 'ATTENTION' })
      return stores.dialogs.open({ kind: 'errors', title, messages: [venue.license.text] })
    }
    if (isOther && stores.draft.state.venueId !== null && stores.cart.state.cart.lines.length > 0) {
      const isConfirmed = await stores.dialogs.confirm({
        title: t({ id: 'venues.emptyCart.title', message: 'Change venue?' }),
        text: t({ id: 'venues.emptyCart.text', message: 'The cart will be emptied.' }),
        confirmLabel: t({ id: 'venues.emptyCart.confirm', message: 'Empty and change' }),
      })
      if (!isConfirmed) return undefined
      stores.cart.clear()
    }
    if (isOther) stores.draft.reset()
    stores.place.choose(venue.id)
    return location.navigate(paths.home, { replace: true })
  }
}
