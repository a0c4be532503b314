import type { Context } from 'hono'

import { deskToken, keepDeskToken } from './desk-cookie.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { StaffMember } from './desk-member.ts'
import { keepKnownBrowser } from './known-browser.ts'
import { closeStaffSession, openStaffSession } from './staff-sessions.ts'

/** Signs a member in where a request comes from, instead of whoever was signed in there before. */
export async function openHere(
  context: Context,
  { payments: { db, clock }, publicUrl }: Pick<DeskDeps, 'payments' | 'publicUrl'>,
  { id: memberId }: Pick<StaffMember, 'id'>,
): Promise<void> {
  const earlier = deskToken(context)
  if (earlier !== null) await closeStaffSession(db, earlier)
  keepDeskToken(context, await openStaffSession(db, memberId, clock.now()), publicUrl)
  await keepKnownBrowser(context, { db, publicUrl, memberId })
}
