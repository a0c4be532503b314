import type { PaymentDeps } from '#demo/server/payments/payment-deps.ts'
import type { App } from '#demo/server/platform/answer.ts'

import { staffControlRoutes } from './staff-control-routes.ts'
import { staffMessageRoutes } from './staff-message-routes.ts'
import { staffPageRoutes } from './staff-page-routes.ts'
import { staffReservationRoutes } from './staff-reservation-routes.ts'
import { staffRoutes } from './staff-routes.ts'

/** The staff desk: its page, its calls and the outbox. It asks nobody who they are. */
export function openDeskRoutes(app: App, payments: PaymentDeps) {
  staffPageRoutes(app)
  staffRoutes(app, payments)
  staffReservationRoutes(app, payments)
  staffControlRoutes(app, payments.db)
  staffMessageRoutes(app, payments.db, payments.clock)
}
