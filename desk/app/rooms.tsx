import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'

import type { SignedIn } from '#desk/parts/member-context.tsx'
import { JobsRoom } from '#desk/rooms/jobs/jobs-room.tsx'
import { OrdersRoom } from '#desk/rooms/orders/orders-room.tsx'

/** A room of the desk: its address behind `/staff`, its name in the navigation, and who may enter. */
export type RoomRow = {
  readonly path: string
  readonly name: MessageDescriptor
  readonly Room: ComponentType
  readonly isFor: 'all' | 'owners' | 'demonstration'
}

/** Every room, in the order of the navigation. To add one: a row here and its folder in `desk/rooms`. */
export const rooms: readonly RoomRow[] = [
  { path: '/', name: msg({ id: 'room.orders', message: 'Orders' }), Room: OrdersRoom, isFor: 'all' },
  { path: '/jobs', name: msg({ id: 'room.jobs', message: 'Jobs' }), Room: JobsRoom, isFor: 'owners' },
]

/** The rooms that somebody may enter. */
export function roomsOf({ member, showsMails }: SignedIn): readonly RoomRow[] {
  const isOwner = member.role === 'owner'
  return rooms.filter(({ isFor }) => isFor === 'all' || (isOwner && (isFor === 'owners' || showsMails)))
}

export function roomName(i18n: I18n, { name }: RoomRow): string {
  return i18n._(name)
}
