import { useEffect, useMemo } from 'react'

import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import { readDefaultAddress } from '#src/contract/delivery-address.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import { logSilently } from '#src/integrations/log.ts'

/** The default address of a signed-in customer, if it fits the venue's zone mode [WIZ-13]. */
export function useDefaultAddress(config: ServiceConfig | null): DeliveryAddress | null {
  const raw = config?.defaultAddress ?? null
  const read = useMemo(() => readDefaultAddress(raw), [raw])
  const isUnreadable = read === 'unreadable'
  useEffect(() => {
    if (isUnreadable) logSilently('the default address cannot be read')
  }, [isUnreadable])
  return read !== 'unreadable' && read?.zoneMode === config?.zoneMode ? read : null
}
