import { depositFault } from '#server/venues/deposit-fault.ts'
import { isInMask } from '#src/domain/venues/venue-mask.ts'

import type { Reading, RestaurantRows } from './form.ts'

type Rows = Pick<RestaurantRows, 'venues' | 'serviceConfigs' | 'paymentModes'>

/** Refuses reservations with a deposit that nobody could pay (rulings "mandatory deposit") [RESV-45]. */
export function checkDeposits({ venues, serviceConfigs, paymentModes }: Rows, { refuse }: Reading): void {
  for (const [index, { id, currencyCode: currency }] of venues.entries())
    for (const config of serviceConfigs.filter((one) => one.venueId === id && one.depositRequired)) {
      const { type } = config
      const modes = paymentModes.filter(
        ({ venueIds, types }) => isInMask(venueIds, id) && (types.length === 0 || types.includes(type)),
      )
      const fault = depositFault(config, { modes, currency })
      if (fault) refuse(`venues[${index}].services.${type}.depositRequired`, { id: fault })
    }
}
