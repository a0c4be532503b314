import * as z from 'zod/mini'

import { deskSend } from './desk-call.ts'
import { memberName, newPassword } from './members.ts'
import { id, nothing } from './values.ts'

/** What stands behind `#` in the link. */
const token = z.string().check(z.minLength(1), z.maxLength(100))

const invitation = z.object({
  /** Whose desk it leads to. */
  restaurant: z.object({ id: id<'Restaurant'>(), name: z.string() }),
  name: z.string(),
  email: z.string(),
})
export type Invitation = z.output<typeof invitation>

/** Refused as `unknown` when it was used, replaced or is over. A `POST`, because tokens stay out of addresses. */
export const readInvitation = deskSend('/invitation', z.object({ token }), invitation)

/** Uses an invitation up and signs in. */
export const acceptInvitation = deskSend(
  '/invitation/accept',
  z.object({ token, name: memberName, password: newPassword }),
  nothing,
)
