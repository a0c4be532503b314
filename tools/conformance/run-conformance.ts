import { endpoints } from '#tools/contract/calls.ts'

import { checkAccount, checkCodes, checkStrangers, signIn, signOut } from './check-account.ts'
import { checkAddresses } from './check-addresses.ts'
import type { Place } from './check-content.ts'
import { checkContent } from './check-content.ts'
import { checkGroups } from './check-groups.ts'
import { checkGuest } from './check-guest.ts'
import type { Menu } from './check-menu.ts'
import { checkMenu } from './check-menu.ts'
import { checkMessages } from './check-messages.ts'
import { checkOrders } from './check-orders.ts'
import { checkPayments } from './check-payments.ts'
import { checkReservations } from './check-reservations.ts'
import { checkCors, checkFiles } from './check-transport.ts'
import type { Entry } from './journal.ts'
import { furtherChecks } from './journal.ts'
import type { FurtherCheck } from './journal.ts'
import type { ConformanceOptions, Visit } from './service-client.ts'
import { createVisit } from './service-client.ts'

export type Conformance = {
  readonly venueId: number | null
  readonly entries: readonly Entry[]
  /** What stays on the backend. */
  readonly left: readonly string[]
}

/** Runs every call of the contract against a service, in the order of a visit. */
export async function runConformance(options: ConformanceOptions): Promise<Conformance> {
  const visit = createVisit(options)
  await checkCors(visit)
  const place = await checkContent(visit)
  if (place) await checkAt(visit, place)
  const rest = place ? 'what it needs could not be read' : 'no venue is known: name one with --venue'
  visit.journal.skip(rest, ...Object.values(endpoints), ...(Object.keys(furtherChecks) as FurtherCheck[]))
  return { venueId: place?.venueId ?? null, entries: visit.journal.entries(), left: visit.left }
}

async function checkAt(visit: Visit, place: Place): Promise<void> {
  const menu = await checkMenu(visit, place.venueId)
  await checkFiles(visit, place, menu)
  await checkCodes(visit, place)
  await checkStrangers(visit)
  await checkGuest(visit, place, menu)
  await checkGroups(visit, place, menu)
  if (visit.options.isReadOnly) skipWriting(visit)
  else if (await signIn(visit, place)) await checkSignedIn(visit, place, menu)
  else visit.journal.skip('nobody could sign in', ...forCustomers())
}

async function checkSignedIn(visit: Visit, place: Place, menu: Menu): Promise<void> {
  await checkAccount(visit, place)
  await checkAddresses(visit, place)
  const orderId = await checkOrders(visit, place, menu)
  await checkPayments(visit, place, menu)
  await checkReservations(visit, place)
  await checkMessages(visit, place, orderId)
  await signOut(visit, place)
}

/** Checks that need an account or create data. */
function skipWriting({ journal }: Visit): void {
  const { login, register, recoverPassword, createOrder, reserve, newBillingAddress } = endpoints
  const others = [login, register, recoverPassword, createOrder, reserve, newBillingAddress].filter((one) => !!one)
  const checks = ['sameOrder', 'sameReservation', 'wrongPassword', 'wrongPayPalOrder', 'unknownOrder'] as const
  journal.skip('--read-only', ...others, ...forCustomers(), ...checks)
}

function forCustomers() {
  return Object.values(endpoints).filter(({ auth }) => auth === 'required' || auth === 'required-or-token')
}
