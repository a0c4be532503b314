import { useLingui } from '@lingui/react/macro'

import type { ServiceType } from '#src/contract/service-type.ts'

/** Returns a function that names an order type in the diner's language; an unknown type has a fixed name [WIZ-08]. */
export function useOrderTypeName(): (type: ServiceType | 'other') => string {
  const { t } = useLingui()
  return (type) => {
    switch (type) {
      case 'takeAway':
        return t({ id: 'order.type.takeAway', message: 'Take-away' })
      case 'delivery':
        return t({ id: 'order.type.delivery', message: 'Delivery' })
      case 'eatIn':
        return t({ id: 'order.type.eatIn', message: 'Eat at the restaurant' })
      case 'dil':
        return t({ id: 'order.type.dil', message: 'Delivery to a service point' })
      case 'table':
        return t({ id: 'order.type.table', message: 'Order at the table' })
      case 'reservation':
        return t({ id: 'order.type.reservation', message: 'Table reservation' })
      case 'other':
        return t({ id: 'order.type.other', message: 'Errore tipo ordine' })
    }
  }
}
