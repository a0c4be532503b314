import type { App } from '#server/platform/answer.ts'

import { createDeskRoutes } from './desk-answer.ts'
import { deskAuditRoutes } from './desk-audit-routes.ts'
import type { DeskDeps } from './desk-deps.ts'
import { deskDeviceRoutes } from './desk-device-routes.ts'
import { deskEventRoutes } from './desk-event-routes.ts'
import { deskInvitationRoutes } from './desk-invitation-routes.ts'
import { deskJobRoutes } from './desk-job-routes.ts'
import { deskMemberRoutes } from './desk-member-routes.ts'
import { deskSessionRoutes } from './desk-session-routes.ts'
import { menuEditRoutes } from './editing/menu-edit-routes.ts'
import { menuImportRoutes } from './editing/menu-import-routes.ts'
import { photoEditRoutes } from './editing/photo-edit-routes.ts'
import { numberRoutes } from './number-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { personRoutes } from './person-routes.ts'
import { printerRoutes } from './printer-routes.ts'
import { deskSavingsRoutes } from './savings-routes.ts'
import { accountRoutes } from './set-up/account-routes.ts'
import { setUpRoutes } from './set-up/set-up-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { siteRoutes } from './site-routes.ts'
import { staffCallRoutes } from './staff-call-routes.ts'
import { staffControlRoutes } from './staff-control-routes.ts'
import { staffMenuPauseRoutes } from './staff-menu-pause-routes.ts'
import { staffMessageRoutes } from './staff-message-routes.ts'
import { staffPageRoutes } from './staff-page-routes.ts'
import { staffPlanRoutes } from './staff-plan-routes.ts'
import { staffRemovalRoutes } from './staff-removal-routes.ts'
import { staffReservationRoutes } from './staff-reservation-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { staffTableRoutes } from './staff-table-routes.ts'
import { tableCodeRoutes } from './table-code-routes.ts'
import { widgetCallRoutes } from './widget-call-routes.ts'

/** The staff desk: its page and its calls, each for the restaurant of whoever is signed in (decision 51). */
export function deskRoutes(app: App, deps: DeskDeps) {
  const { payments, demo, deskFiles, mapTiles } = deps
  const desk = createDeskRoutes(app, payments)
  staffPageRoutes(app, { folder: deskFiles, mapTiles })
  deskSessionRoutes(app, desk, deps)
  passkeyRoutes(app, desk, deps)
  deskInvitationRoutes(app, deps)
  deskMemberRoutes(desk)
  deskAuditRoutes(desk)
  deskJobRoutes(desk)
  deskEventRoutes(desk, deps)
  deskDeviceRoutes(desk, deps)
  staffRoutes(desk, payments)
  staffRemovalRoutes(desk, payments)
  staffReservationRoutes(desk, payments)
  staffPlanRoutes(desk)
  staffCallRoutes(desk)
  staffTableRoutes(desk, payments)
  tableCodeRoutes(desk, deps)
  staffControlRoutes(desk, payments)
  staffMenuPauseRoutes(desk)
  menuEditRoutes(desk)
  menuImportRoutes(desk)
  photoEditRoutes(desk)
  deskSavingsRoutes(desk)
  settingsRoutes(desk, payments)
  accountRoutes(desk, deps)
  setUpRoutes(desk, payments)
  numberRoutes(desk)
  personRoutes(desk)
  printerRoutes(desk, deps)
  siteRoutes(desk, deps)
  staffMessageRoutes(desk, payments.clock)
  widgetCallRoutes(desk, deps)
  demo?.addRoutes(desk)
}
