import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'

import type { SignedIn } from '#desk/parts/member-context.tsx'
import { AccountRoom } from '#desk/rooms/account/account-room.tsx'
import { AuditRoom } from '#desk/rooms/audit/audit-room.tsx'
import { CodesRoom } from '#desk/rooms/codes/codes-room.tsx'
import { ControlsRoom } from '#desk/rooms/controls/controls-room.tsx'
import { DeliveryRoom } from '#desk/rooms/delivery/delivery-room.tsx'
import { HoursRoom } from '#desk/rooms/hours/hours-room.tsx'
import { JobsRoom } from '#desk/rooms/jobs/jobs-room.tsx'
import { KitchenRoom } from '#desk/rooms/kitchen/kitchen-room.tsx'
import { MailsRoom } from '#desk/rooms/mails/mails-room.tsx'
import { MenuRoom } from '#desk/rooms/menu/menu-room.tsx'
import { MessagesRoom } from '#desk/rooms/messages/messages-room.tsx'
import { OrdersRoom } from '#desk/rooms/orders/orders-room.tsx'
import { ReservationsRoom } from '#desk/rooms/reservations/reservations-room.tsx'
import { SettingsRoom } from '#desk/rooms/settings/settings-room.tsx'

/** A room of the desk: its address behind `/staff`, its name in the navigation, and who may enter. */
export type RoomRow = {
  readonly path: string
  /** Whether it has pages with addresses behind its own. */
  readonly hasPages?: true
  readonly name: MessageDescriptor
  readonly Room: ComponentType
  readonly isFor: 'all' | 'owners' | 'demonstration'
}

/** Every room, in the order of the navigation. To add one: a row here and its folder in `desk/rooms`. */
export const rooms: readonly RoomRow[] = [
  { path: '/', name: msg({ id: 'room.orders', message: 'Orders' }), Room: OrdersRoom, isFor: 'all' },
  { path: '/kitchen', name: msg({ id: 'room.kitchen', message: 'Kitchen' }), Room: KitchenRoom, isFor: 'all' },
  {
    path: '/reservations',
    name: msg({ id: 'room.reservations', message: 'Reservations' }),
    Room: ReservationsRoom,
    isFor: 'all',
  },
  { path: '/messages', name: msg({ id: 'room.messages', message: 'Messages' }), Room: MessagesRoom, isFor: 'all' },
  { path: '/menu', hasPages: true, name: msg({ id: 'room.menu', message: 'Menu' }), Room: MenuRoom, isFor: 'all' },
  { path: '/controls', name: msg({ id: 'room.controls', message: 'Pauses' }), Room: ControlsRoom, isFor: 'all' },
  { path: '/hours', name: msg({ id: 'room.hours', message: 'Hours' }), Room: HoursRoom, isFor: 'owners' },
  { path: '/delivery', name: msg({ id: 'room.delivery', message: 'Delivery' }), Room: DeliveryRoom, isFor: 'owners' },
  { path: '/codes', name: msg({ id: 'room.codes', message: 'Codes' }), Room: CodesRoom, isFor: 'owners' },
  { path: '/settings', name: msg({ id: 'room.settings', message: 'Settings' }), Room: SettingsRoom, isFor: 'owners' },
  { path: '/audit', name: msg({ id: 'room.audit', message: 'Who did what' }), Room: AuditRoom, isFor: 'owners' },
  { path: '/jobs', name: msg({ id: 'room.jobs', message: 'Jobs' }), Room: JobsRoom, isFor: 'owners' },
  { path: '/mails', name: msg({ id: 'room.mails', message: 'Mails' }), Room: MailsRoom, isFor: 'demonstration' },
  { path: '/account', name: msg({ id: 'room.account', message: 'Account' }), Room: AccountRoom, isFor: 'all' },
]

/** The rooms that somebody may enter. */
export function roomsOf({ member, showsMails }: SignedIn): readonly RoomRow[] {
  const isOwner = member.role === 'owner'
  return rooms.filter(({ isFor }) => isFor === 'all' || (isOwner && (isFor === 'owners' || showsMails)))
}

/** The room that an address leads to, by itself or as one of its pages. */
export function roomAt(rooms: readonly RoomRow[], address: string): RoomRow | undefined {
  return rooms.find(({ path, hasPages }) => path === address || (hasPages && address.startsWith(`${path}/`)))
}

export function roomName(i18n: I18n, { name }: RoomRow): string {
  return i18n._(name)
}
