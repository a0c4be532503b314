import type { ProviderSource } from '#server/payments/accounts/provider-source.ts'
import { unpayableModes, unpayableText } from '#server/payments/unpayable-modes.ts'
import type { Database } from '#server/platform/db/database.ts'
import { configRowsOf, venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { inServiceOrder } from '#src/domain/services/order-type.ts'
import type { Language } from '#src/options/languages.ts'

import { shownForm } from './desk-form.ts'
import { formOfRestaurant } from './restaurant-settings.ts'
import { serviceForm } from './service-settings.ts'
import { venueForm } from './venue-settings.ts'
import { wordingOf } from './wording.ts'

/** What a restaurant, each of its venues and each way to order there offers, as forms. */
export async function settingsForOwner(
  { db, providers }: { readonly db: Database; readonly providers: ProviderSource },
  restaurantId: Id<'Restaurant'>,
  language: Language,
) {
  const wording = await wordingOf(db, restaurantId, language)
  const configs = await configRowsOf(db, restaurantId)
  const venues = await venueRowsOf(db, restaurantId)
  const unpayable = await unpayableModes({ db, providers }, restaurantId)
  return {
    restaurant: shownForm((await formOfRestaurant(db, restaurantId, language)) ?? []),
    venues: venues.map((venue) => {
      const own = configs.filter(({ venueId }) => venueId === venue.id)
      return {
        id: venue.id,
        name: venue.name,
        /** What the venue should know of its settings. */
        warnings: unpayable.filter(({ venueId }) => venueId === venue.id).map((mode) => unpayableText(mode, language)),
        ...shownForm(venueForm(venue, wording)),
        services: inServiceOrder(own.map(({ type }) => type)).flatMap((type) =>
          own
            .filter((config) => config.type === type)
            .map((config) => ({ type, ...shownForm(serviceForm(config, wording)) })),
        ),
      }
    }),
  }
}
