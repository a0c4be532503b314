import { sumOf } from '#src/browser/lists.ts'
import type { GroupMember, GroupOptions, GroupOrder } from '#src/contract/group-order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id, LocalDateTime } from '#src/contract/values.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'

/** The options of a started order that a group shares. */
export type SharedOptions = {
  readonly type: OrderType
  readonly slotStart: LocalDateTime
  readonly slotEnd: LocalDateTime | null
  readonly timetableId: Id<'Timetable'>
  readonly menuId: Id<'Menu'>
  readonly asSoonAsPossible: boolean
  readonly servicePointId: Id<'ServicePoint'> | null
}

/** When and how the group eats, by the order of its lead; address and people stay on the lead's phone. */
export function groupOptions({ type, ...draft }: SharedOptions): GroupOptions {
  const { slotStart, slotEnd, timetableId, menuId, asSoonAsPossible, servicePointId } = draft
  return { orderType: type, slotStart, slotEnd, timetableId, menuId, asSoonAsPossible, servicePointId }
}

/** The end of the slot follows from the rest; a service keeps it for what is delivered only. */
const optionNames = [
  'orderType',
  'slotStart',
  'timetableId',
  'menuId',
  'asSoonAsPossible',
  'servicePointId',
] as const satisfies readonly (keyof GroupOptions)[]

export function isSameOptions(a: GroupOptions, b: GroupOptions): boolean {
  return optionNames.every((name) => a[name] === b[name])
}

export function memberOf({ members }: Pick<GroupOrder, 'members'>, id: Id<'GroupMember'>): GroupMember | null {
  return members.find((member) => member.id === id) ?? null
}

/** The dishes of all members, in cents, by the prices of the phones that sent them. */
export function groupTotal({ members }: Pick<GroupOrder, 'members'>): Cents {
  return productsTotal(members.flatMap(({ lines }) => lines))
}

export type Addition = { readonly name: string; readonly count: number }

/** The other members with more dishes than before, and how many more; a new member counts with all of theirs. */
export function additionsOf(
  before: Pick<GroupOrder, 'members'>,
  { members }: Pick<GroupOrder, 'members'>,
  ownId: Id<'GroupMember'>,
): readonly Addition[] {
  return members.flatMap(({ id, name, lines }) => {
    const count = dishesOf(lines) - dishesOf(memberOf(before, id)?.lines ?? [])
    return id !== ownId && count > 0 ? [{ name, count }] : []
  })
}

/** The dishes of a part, each as often as it is in it. */
export function dishesOf(lines: GroupMember['lines']): number {
  return sumOf(lines, ({ quantity }) => quantity)
}
