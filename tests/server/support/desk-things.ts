import { eq } from 'drizzle-orm'

import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { passwordHash } from '#demo/trials/create-customer.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { orders as placedOrders } from '#server/platform/db/schema/order-tables.ts'
import { deliveryCities, diningTables, servicePoints, tableCalls } from '#server/platform/db/schema/place-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import { keepPasskey, passkeysOf } from '#server/staff/passkeys/staff-passkeys.ts'
import { addStaffMember, staffMemberWithEmail } from '#server/staff/staff-members.ts'
import { sendMessage } from '#src/contract/chat.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'

import { aPrintedTest } from './a-printer.ts'
import { aTable } from './a-table.ts'
import type { DeskChange } from './desk-changes.ts'
import { calledAt, message } from './desk-changes.ts'
import { aCounter, clientOf, noon, tiramisu } from './diner.ts'
import { orderSamples, savedAddress } from './order-samples.ts'

type Counter = Awaited<ReturnType<typeof aCounter>>
type Thing = () => Promise<number | undefined>

/** What the numbers in the paths of the desk stand for, at a restaurant like the first one and another with delivery. */
export async function deskThings(service: TestService) {
  const counter = await aCounter(service)
  const elsewhere = await aCounter(service, { like: 2 })
  const rows = { venue: 11, product: 801, category: 8, ingredient: 1, timetable: 111, code: 1 }
  // So that reservations wait for the desk.
  const isOfRestaurant = eq(serviceConfigs.restaurantId, counter.restaurantId)
  await service.db.update(serviceConfigs).set({ confirmsAtOnce: false }).where(isOfRestaurant)
  const places = await addPlaces(service, counter)
  const people = peopleOf(service, counter)
  const orders = ordersOf(service, counter, elsewhere)

  /** The path of a route behind `/staff/api/`, about things that are there and were not changed before. */
  async function pathOf(
    route: string,
    { order = 'new', reservation = 'waiting', isElsewhere, isOfTable, part }: DeskChange,
  ): Promise<string> {
    const made: Readonly<Record<string, Thing>> = { ...people, order: orders[order], reservation: people[reservation] }
    const there = { ...(isElsewhere && { venue: 21 }), ...(isOfTable && { table: 3 }) }
    const known: Readonly<Record<string, number>> = { ...rows, ...places, ...there }
    if (isOfTable) await orders.atTable()
    const parts = route.replace('POST /', '').split('/')
    const named = parts.map(async (each) => {
      const name = each.slice(1)
      if (!each.startsWith(':')) return each
      if (name === 'part') return part
      return name === 'type' ? 'takeAway' : String(made[name] ? await made[name]() : known[name])
    })
    return (await Promise.all(named)).join('/')
  }
  return { restaurantId: counter.restaurantId, elsewhereId: elsewhere.restaurantId, pathOf }
}

/** An area, a service point, and a table to which the staff is called. */
async function addPlaces({ db }: TestService, { restaurantId }: Counter) {
  const [venueId, tableId] = [id<'Venue'>(11), id<'Table'>(903)]
  const area = { id: id<'DeliveryCity'>(901), venueId, position: 1, name: 'Centro', zoneMode: 'manual' } as const
  await db.insert(deliveryCities).values({ ...area, restaurantId })
  await db
    .insert(servicePoints)
    .values({ id: id(902), restaurantId, position: 1, names: { it: 'Officine' }, servingVenueIds: [venueId] })
  await db.insert(diningTables).values({ id: tableId, restaurantId, venueId, name: '1', code: '1' })
  const call = { tableId, reasonId: id<'CallReason'>(1), calledAt: new Date(calledAt) }
  await db.insert(tableCalls).values({ ...call, restaurantId })
  return { area: 901, point: 902, table: 903 }
}

/** A reservation that waits or is due, a conversation, a member, a printer, its page, a passkey of the owner and a job that was given up, another each time. */
function peopleOf(service: TestService, { restaurantId, place, diner }: Counter) {
  const { db } = service
  let asked = 0
  async function waiting() {
    asked += 1
    const key = { idempotencyKey: String(asked) }
    return (await clientOf(service, restaurantId).call(reserve, aTable, key)).id
  }
  return {
    waiting,
    due: async () => {
      const reservationId = await waiting()
      const due = { status: 'confirmed', startsAt: moment('2026-03-10 12:00:00') } as const
      await db.update(reservations).set(due).where(eq(reservations.id, reservationId))
      return reservationId
    },
    chat: async () => {
      const subjectId = id<'Subject'>((await place()).id)
      await diner.api.call(sendMessage, { kind: 'order', subjectId, text: message })
      const { chats } = await deskOf(service, restaurantId).read<{ chats: readonly { id: number }[] }>('chats')
      return chats[0]?.id
    },
    member: async () => {
      asked += 1
      const row = { restaurantId, email: `m${asked}@example.com`, name: 'Mia', role: 'staff', passwordHash } as const
      return (await addStaffMember(db, { ...row, createdAt: new Date(noon) }))?.id
    },
    printer: async () => (await aPrintedTest(service, restaurantId)).printer,
    printJob: async () => (await aPrintedTest(service, restaurantId)).printJob,
    passkey: async () => {
      asked += 1
      const owner = await staffMemberWithEmail(db, restaurantId, demoOwner.email)
      return owner ? aPasskey(db, owner.id, `${restaurantId}-${asked}`) : undefined
    },
    job: async () => {
      asked += 1
      const at = new Date(noon)
      const row = { kind: 'mail', subject: `given-up ${restaurantId}-${asked}`, restaurantId, failedAt: at, dueAt: at }
      return (await db.insert(jobs).values(row).returning())[0]?.id
    },
  } as const satisfies Record<string, Thing>
}

/** A passkey of a member that no device has. Answers its number. */
export async function aPasskey(db: TestService['db'], memberId: Id<'Staff'>, credentialId: string) {
  const row = { memberId, credentialId, publicKey: 'none', counter: 0, name: 'iPhone', createdAt: new Date(noon) }
  await keepPasskey(db, row)
  return (await passkeysOf(db, memberId)).at(-1)?.id
}

function ordersOf(service: TestService, counter: Counter, elsewhere: Counter) {
  const confirm = ({ restaurantId }: Counter, orderId: number) =>
    deskOf(service, restaurantId).post(`orders/${orderId}/confirm`)
  return {
    new: async () => (await counter.place()).id,
    double: async () => (await counter.place({ dishes: [{ id: tiramisu, quantity: 2 }] })).id,
    confirmed: async () => {
      const { id: orderId } = await counter.place()
      await confirm(counter, orderId)
      return orderId
    },
    byLink: async () => {
      const { id: orderId } = await counter.place({ fields: { paymentMode: 'card', cashMeans: null } })
      const taken = { placedBy: 'Rosa', payBy: new Date(noon + 20 * 60_000) }
      await service.db.update(placedOrders).set(taken).where(eq(placedOrders.id, orderId))
      return orderId
    },
    atTable: async () => {
      const { id: orderId } = await elsewhere.place(orderSamples.table)
      await confirm(elsewhere, orderId)
      return orderId
    },
    delivered: async () => {
      const owner = { ...elsewhere.diner, restaurantId: elsewhere.restaurantId }
      const zone = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
      const deliveryAddress = await savedAddress(service, owner, 21, zone)
      const { id: orderId } = await elsewhere.place({ ...orderSamples.toZone, deliveryAddress })
      await confirm(elsewhere, orderId)
      return orderId
    },
  } as const satisfies Record<string, Thing>
}
