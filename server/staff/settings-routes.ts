import { readSettings } from '#desk/contract/settings.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { unpayableModes, unpayableText } from '#server/payments/unpayable-modes.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { withOwnVenues } from './own-venues.ts'

/** What the venues of a restaurant should know of their settings. */
export function settingsRoutes({ read }: DeskRoutes, { providers }: Pick<PaymentDeps, 'providers'>) {
  read(readSettings, async ({ db, member, language }) => {
    const { restaurantId } = member
    const unpayable = await unpayableModes({ db, providers }, restaurantId)
    const venues = (await venueRowsOf(db, restaurantId)).map(({ id, name }) => ({
      id,
      name,
      warnings: unpayable.filter(({ venueId }) => venueId === id).map((mode) => unpayableText(mode, language)),
    }))
    return withOwnVenues(member, { venues })
  })
}
