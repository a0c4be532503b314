import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import type { AreaSearch } from '#src/domain/areas/build-order-address.ts'
import { withFoundAreas, savedAddress } from '#src/domain/areas/build-order-address.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import { useDefaultAddress } from './use-default-address.ts'

type EarlierAddress = {
  readonly zoneMode: ZoneMode
  /** Chosen in this wizard. */
  readonly chosen: OrderAddress | null
  readonly config: ServiceConfig | null
  readonly asked: AreaSearch
}

/** The address chosen here or before the venue, else the customer's default address, judged for this venue [WIZ-13]. */
export function useEarlierAddress({ zoneMode, chosen, config, asked }: EarlierAddress): OrderAddress | null {
  const { stores } = useInstance()
  const own = useDefaultAddress(config)
  const earlier = [chosen, stores.draft.state.defaultAddress].find((one) => one?.zoneMode === zoneMode)
  if (earlier) return withFoundAreas(earlier, asked)
  return own && savedAddress(own, asked)
}
