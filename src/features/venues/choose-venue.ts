import { msg } from '@lingui/core/macro'

import type { OrderType, ServiceType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { clearCart } from '#src/domain/cart/change-cart.ts'
import type { Chosen } from '#src/domain/venues/main-choice.ts'
import { nextAfterVenue } from '#src/domain/venues/main-choice.ts'
import { licenseText } from '#src/i18n/license-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { beginsAtMenu } from '#src/parts/venue/begins-at-menu.ts'

const question = {
  title: msg({ id: 'venues.emptyCart.title', message: 'Change restaurant?' }),
  text: msg({ id: 'venues.emptyCart.text', message: 'Your cart will be emptied.' }),
  confirmLabel: msg({ id: 'venues.emptyCart.confirm', message: 'Empty and change' }),
}

/**
 * Chooses a venue and opens home or its menu, or the reservation it was chosen for. An inactive venue only shows its reason; a
 * filled cart must be given up first [VENUE-05..11, CART-19].
 */
export async function chooseVenue(instance: Instance, venue: Venue, service: ServiceType | null = null): Promise<void> {
  const { id, license } = venue
  const { i18n, options, stores, location } = instance
  const { place, draft, cart, dialogs } = stores
  if (!license.isActive) return dialogs.alert(() => [licenseText(i18n, license)])
  // If the venue disappeared in a refresh, the order still belongs to it.
  const isOther = (place.state.venueId ?? draft.state.venueId) !== id
  if (isOther && cart.state.cart.lines.length > 0) {
    const { title, text, confirmLabel } = question
    const isConfirmed = await dialogs.confirm(() => ({
      title: i18n._(title),
      text: i18n._(text),
      confirmLabel: i18n._(confirmLabel),
    }))
    if (!isConfirmed) return
    cart.change(clearCart)
  }
  if (isOther) draft.reset()
  place.choose(id)
  // A widget that begins at the menu goes on there (decision 68).
  location.backTo(beginsAtMenu(options, venue) ? paths.menu : paths.home)
  if (nextAfterVenue(service) === 'reserve') location.navigate(secondaryPaths.reserve)
}

/** Stores the chosen service and point as defaults of the next order [VENUE-13, VENUE-15]. */
export function keepChosen({ stores }: Pick<Instance, 'stores'>, { service, pointId }: Chosen): void {
  if (service !== null && isOrdered(service)) stores.draft.setDefaults({ defaultType: service })
  if (pointId !== null) stores.draft.setDefaults({ defaultServicePointId: pointId })
}

function isOrdered(service: ServiceType): service is OrderType {
  return service !== 'reservation'
}
