import { accountRoutes } from './accounts/account-routes.ts'
import type { GoogleSetup } from './accounts/google/id-token.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { addressRoutes } from './addresses/address-routes.ts'
import { billingRoutes } from './addresses/billing-routes.ts'
import { billRoutes } from './bills/bill-routes.ts'
import { groupRoutes } from './groups/group-routes.ts'
import { menuRoutes } from './menu/menu-routes.ts'
import { messagingRoutes } from './messaging/messaging-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { paymentRoutes } from './payments/payment-routes.ts'
import { personalDataRoutes } from './personal-data/personal-data-routes.ts'
import type { PlaceSearch } from './places/geocoder/place-search.ts'
import { placeRoutes } from './places/place-routes.ts'
import type { App, Respond, Routes, RoutesDeps } from './platform/answer.ts'
import { createAnswers, createRoutes } from './platform/answer.ts'
import { reservationRoutes } from './reservations/reservation-routes.ts'
import { restaurantRoutes } from './restaurant/restaurant-routes.ts'
import { savingsRoutes } from './savings/savings-routes.ts'
import { shiftRoutes } from './slots/shift-routes.ts'

type CallParts = {
  readonly google: GoogleSetup
  readonly payments: PaymentDeps
  readonly findPlaces: PlaceSearch
}

/**
 * Answers every call of the contract at its address. Returns what answers those that staff make for somebody on the
 * telephone, by path: the same handlers, without accounts and payments in the widget (decisions 126 and 131).
 */
export function answerCalls(app: App, deps: RoutesDeps, parts: CallParts): ReadonlyMap<string, Respond> {
  answerDiners(createRoutes(app, deps), parts)
  const onTelephone = new Map<string, Respond>()
  answerStaff(
    createAnswers((path, respond) => void onTelephone.set(path, respond), deps),
    parts,
  )
  return onTelephone
}

function answerDiners(routes: Routes, { google, payments, findPlaces }: CallParts): void {
  restaurantRoutes(routes, { google, providers: payments.providers })
  placeRoutes(routes, findPlaces)
  shiftRoutes(routes)
  menuRoutes(routes)
  sessionRoutes(routes, google)
  accountRoutes(routes)
  personalDataRoutes(routes)
  addressRoutes(routes)
  billingRoutes(routes)
  groupRoutes(routes, payments)
  billRoutes(routes, payments)
  orderRoutes(routes, payments)
  paymentRoutes(routes, payments)
  reservationRoutes(routes, payments)
  savingsRoutes(routes)
  messagingRoutes(routes)
}

function answerStaff(routes: Routes, { google, payments, findPlaces }: CallParts): void {
  restaurantRoutes(routes, { google, providers: payments.providers })
  placeRoutes(routes, findPlaces)
  shiftRoutes(routes)
  menuRoutes(routes)
  orderRoutes(routes, payments)
  savingsRoutes(routes)
}
