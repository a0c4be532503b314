import { passwordHash } from '#demo/trials/create-customer.ts'
import type { Role } from '#desk/contract/members.ts'
import { widgetPath } from '#desk/contract/widget-calls.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

import type { OrderWish } from './diner.ts'
import { anOrder, clientOf, noon } from './diner.ts'

/** As the widget sends it: nothing but a name and a number is known. */
export const caller = { hasAcceptedPrivacy: false, firstName: 'Luca', lastName: '', phone: '+39 333 555 0202' }

let added = 0
/** A member of the staff, and the widget's own client in the hands of them. */
export function atTelephone(service: TestService, restaurantId: Id<'Restaurant'>, venueId: Id<'Venue'> | null = null) {
  return atWidget(service, { restaurantId, venueId, role: 'staff', use: 'telephone' })
}

type AtWidget = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId?: Id<'Venue'> | null
  readonly role: Role
  readonly use: 'telephone' | 'preview'
}

/** The same for a role, on the telephone or in the preview of the set-up. */
export async function atWidget(service: TestService, { restaurantId, venueId = null, role, use }: AtWidget) {
  added += 1
  const email = `counter${added}@example.com`
  const row = {
    restaurantId,
    email,
    name: 'Rosa',
    role,
    venueId,
    passwordHash,
    createdAt: new Date(noon),
  } as const
  const member = await addStaffMember(service.db, row)
  const Cookie = (await signInAtDesk(service, { restaurantId, email })) ?? ''
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { origin, pathname } = new URL(input as string)
    const headers = { ...(init?.headers as Record<string, string>), Cookie }
    return service.fetch(`${origin}/staff/api${widgetPath(use, pathname)}`, { ...init, headers })
  }
  const api = clientOf({ fetch }, restaurantId)
  const place = async (wish: OrderWish) => api.call(createOrder, await anOrder(api, { guest: caller, ...wish }))
  return { api, place, member, fetch }
}
