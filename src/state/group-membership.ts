import { bool, finite, text, whole } from '#src/contract/checked.ts'
import { safeDecode } from '#src/contract/decode.ts'
import { storedObject } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'

/** This phone's place in a group order (decision 83). */
export type GroupMembership = {
  code: string
  /** Lets change the part of this phone. A secret. */
  key: string
  memberId: Id<'GroupMember'>
  /** This phone places the order: its cart holds the dishes of all. */
  isLead: boolean
  /** As the diner typed it. */
  name: string
  /** The version of the group that cart and options are as of. */
  version: number
}

const stored = storedObject<GroupMembership>({
  code: text,
  key: text,
  memberId: finite,
  isLead: bool,
  name: text,
  version: whole,
})

/** Whether a stored membership can be read; the draft keeps what it finds. */
export function isMembership(value: unknown): value is GroupMembership {
  return safeDecode(stored, value).success
}
