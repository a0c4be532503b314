import { useLingui } from '@lingui/react/macro'

import type { ServiceType } from '#src/contract/service-type.ts'

/** What the desk calls each way to order, and reservations. */
export function useServiceNames(): Readonly<Record<ServiceType, string>> {
  const { t } = useLingui()
  return {
    takeAway: t({ id: 'service.takeAway', message: 'Take-away' }),
    delivery: t({ id: 'service.delivery', message: 'Delivery' }),
    eatIn: t({ id: 'service.eatIn', message: 'Eat in' }),
    dil: t({ id: 'service.point', message: 'To a service point' }),
    table: t({ id: 'service.table', message: 'At the table' }),
    reservation: t({ id: 'service.reservation', message: 'Reservations' }),
  }
}
