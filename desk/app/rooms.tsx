import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'

import { readAudit } from '#desk/contract/audit.ts'
import { mayMake } from '#desk/contract/call-access.ts'
import type { DeskRead, DeskSend } from '#desk/contract/desk-call.ts'
import { readJobs } from '#desk/contract/jobs.ts'
import { readMails } from '#desk/contract/mails.ts'
import { readMenu } from '#desk/contract/menu.ts'
import { readChats } from '#desk/contract/messages.ts'
import { readCountedVenues } from '#desk/contract/numbers.ts'
import { readOrders } from '#desk/contract/orders.ts'
import { findPerson } from '#desk/contract/persons.ts'
import { readPrinters } from '#desk/contract/printers.ts'
import { readReservations } from '#desk/contract/reservations.ts'
import { readSavings } from '#desk/contract/savings.ts'
import { readSession } from '#desk/contract/session.ts'
import { readPart, readVenuePart } from '#desk/contract/set-up/part-calls.ts'
import { readSteps } from '#desk/contract/set-up/steps.ts'
import { readControls, readSettings } from '#desk/contract/settings.ts'
import { readSite } from '#desk/contract/site.ts'
import { readTables } from '#desk/contract/tables.ts'
import { telephoneCall } from '#desk/contract/widget-calls.ts'
import { lateRoom } from '#desk/parts/late-room.tsx'
import type { SignedIn } from '#desk/parts/member-context.tsx'
import { ControlsRoom } from '#desk/rooms/controls/controls-room.tsx'
import { KitchenRoom } from '#desk/rooms/kitchen/kitchen-room.tsx'
import { MenuRoom } from '#desk/rooms/menu/menu-room.tsx'
import { OrdersRoom } from '#desk/rooms/orders/orders-room.tsx'
import { ReservationsRoom } from '#desk/rooms/reservations/reservations-room.tsx'
import { TablesRoom } from '#desk/rooms/tables/tables-room.tsx'

const AccountRoom = lateRoom('account', async () => (await import('#desk/rooms/account/account-room.tsx')).AccountRoom)
const AuditRoom = lateRoom('audit', async () => (await import('#desk/rooms/audit/audit-room.tsx')).AuditRoom)
const CodesRoom = lateRoom('codes', async () => (await import('#desk/rooms/codes/codes-room.tsx')).CodesRoom)
const DeliveryRoom = lateRoom(
  'delivery',
  async () => (await import('#desk/rooms/delivery/delivery-room.tsx')).DeliveryRoom,
)
const JobsRoom = lateRoom('jobs', async () => (await import('#desk/rooms/jobs/jobs-room.tsx')).JobsRoom)
const LoyaltyRoom = lateRoom('loyalty', async () => (await import('#desk/rooms/loyalty/loyalty-room.tsx')).LoyaltyRoom)
const MailsRoom = lateRoom('mails', async () => (await import('#desk/rooms/mails/mails-room.tsx')).MailsRoom)
const MessagesRoom = lateRoom(
  'messages',
  async () => (await import('#desk/rooms/messages/messages-room.tsx')).MessagesRoom,
)
const PersonsRoom = lateRoom('persons', async () => (await import('#desk/rooms/persons/persons-room.tsx')).PersonsRoom)
const PrintersRoom = lateRoom(
  'printers',
  async () => (await import('#desk/rooms/printers/printers-room.tsx')).PrintersRoom,
)
const NumbersRoom = lateRoom('numbers', async () => (await import('#desk/rooms/numbers/numbers-room.tsx')).NumbersRoom)
const SettingsRoom = lateRoom(
  'settings',
  async () => (await import('#desk/rooms/settings/settings-room.tsx')).SettingsRoom,
)
const HoursRoom = lateRoom('hours', async () => (await import('#desk/rooms/hours/hours-room.tsx')).HoursRoom)
const SetUpRoom = lateRoom('set-up', async () => (await import('#desk/rooms/set-up/set-up-room.tsx')).SetUpRoom)
const TelephoneRoom = lateRoom(
  'telephone',
  async () => (await import('#desk/rooms/telephone/telephone-room.tsx')).TelephoneRoom,
)
const SiteRoom = lateRoom('site', async () => (await import('#desk/rooms/site/site-room.tsx')).SiteRoom)

/** A room of the desk: its address behind `/staff`, its name in the navigation, and what it shows. */
export type RoomRow = {
  readonly path: string
  /** Whether it has pages with addresses behind its own. */
  readonly hasPages?: true
  readonly name: MessageDescriptor
  readonly Room: ComponentType
  /** What it shows or sends: who may not make that call has no such room. */
  readonly calls: DeskRead | DeskSend
}

/** Every room, in the order of the navigation. To add one: a row here and its folder in `desk/rooms`. */
export const rooms: readonly RoomRow[] = [
  { path: '/', name: msg({ id: 'room.orders', message: 'Orders' }), Room: OrdersRoom, calls: readOrders },
  {
    path: '/telephone',
    name: msg({ id: 'room.telephone', message: 'Telephone' }),
    Room: TelephoneRoom,
    calls: telephoneCall,
  },
  { path: '/kitchen', name: msg({ id: 'room.kitchen', message: 'Kitchen' }), Room: KitchenRoom, calls: readOrders },
  {
    path: '/tables',
    hasPages: true,
    name: msg({ id: 'room.tables', message: 'Tables' }),
    Room: TablesRoom,
    calls: readTables,
  },
  {
    path: '/reservations',
    name: msg({ id: 'room.reservations', message: 'Reservations' }),
    Room: ReservationsRoom,
    calls: readReservations,
  },
  { path: '/messages', name: msg({ id: 'room.messages', message: 'Messages' }), Room: MessagesRoom, calls: readChats },
  {
    path: '/numbers',
    name: msg({ id: 'room.numbers', message: 'Numbers' }),
    Room: NumbersRoom,
    calls: readCountedVenues,
  },
  { path: '/menu', hasPages: true, name: msg({ id: 'room.menu', message: 'Menu' }), Room: MenuRoom, calls: readMenu },
  {
    path: '/set-up',
    hasPages: true,
    name: msg({ id: 'room.setUp', message: 'Set-up' }),
    Room: SetUpRoom,
    calls: readSteps,
  },
  { path: '/controls', name: msg({ id: 'room.controls', message: 'Pauses' }), Room: ControlsRoom, calls: readControls },
  {
    path: '/printers',
    name: msg({ id: 'room.printers', message: 'Printers' }),
    Room: PrintersRoom,
    calls: readPrinters,
  },
  { path: '/hours', name: msg({ id: 'room.hours', message: 'Hours' }), Room: HoursRoom, calls: readVenuePart },
  {
    path: '/delivery',
    name: msg({ id: 'room.delivery', message: 'Delivery' }),
    Room: DeliveryRoom,
    calls: readPart,
  },
  { path: '/codes', name: msg({ id: 'room.codes', message: 'Codes' }), Room: CodesRoom, calls: readSavings },
  { path: '/loyalty', name: msg({ id: 'room.loyalty', message: 'Loyalty' }), Room: LoyaltyRoom, calls: readPart },
  {
    path: '/settings',
    name: msg({ id: 'room.settings', message: 'Settings' }),
    Room: SettingsRoom,
    calls: readSettings,
  },
  { path: '/site', name: msg({ id: 'room.site', message: 'Your site' }), Room: SiteRoom, calls: readSite },
  {
    path: '/persons',
    name: msg({ id: 'room.persons', message: 'Data of guests' }),
    Room: PersonsRoom,
    calls: findPerson,
  },
  { path: '/audit', name: msg({ id: 'room.audit', message: 'Who did what' }), Room: AuditRoom, calls: readAudit },
  { path: '/jobs', name: msg({ id: 'room.jobs', message: 'Jobs' }), Room: JobsRoom, calls: readJobs },
  { path: '/mails', name: msg({ id: 'room.mails', message: 'Mails' }), Room: MailsRoom, calls: readMails },
  { path: '/account', name: msg({ id: 'room.account', message: 'Account' }), Room: AccountRoom, calls: readSession },
]

/** The rooms that somebody may enter. */
export function roomsOf({ member, showsMails }: SignedIn): readonly RoomRow[] {
  return rooms.filter(({ calls }) => mayMake(member, calls) && (showsMails || calls.path !== readMails.path))
}

/** The room that an address leads to, by itself or as one of its pages. */
export function roomAt(rooms: readonly RoomRow[], address: string): RoomRow | undefined {
  return rooms.find(({ path, hasPages }) => path === address || (hasPages && address.startsWith(`${path}/`)))
}

export function roomName(i18n: I18n, { name }: RoomRow): string {
  return i18n._(name)
}
