import type { Refusal } from '#desk/contract/refusal.ts'
import { isPassword } from '#server/accounts/passwords.ts'
import { addressOf } from '#server/platform/call.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskCall } from './desk-answer.ts'
import type { DeskDeps } from './desk-deps.ts'

/** Wrong passwords of whoever is known by a session or a browser, counted where strangers cannot count. */
export const knownLimits = ['passwordOfKnown'] as const

/** Whether who is signed in knows their password: asked before what outlives a desk that was left open. */
export async function askOwnPassword(
  { limits, trustedProxies, payments }: Pick<DeskDeps, 'limits' | 'trustedProxies' | 'payments'>,
  { member, context }: DeskCall,
  password: string,
): Promise<Verdict<null, Refusal>> {
  const trier = {
    restaurant: { id: member.restaurantId },
    subject: `member ${member.id}`,
    address: addressOf(context, trustedProxies),
    nowMs: payments.clock.now(),
  }
  const allowed = await limits.take(knownLimits, trier)
  if (!allowed.ok) return refuse({ reason: 'too-many' })
  if (!(await isPassword(password, member.passwordHash))) return refuse({ reason: 'wrong-password' })
  await limits.forgive(knownLimits, trier)
  return accept(null)
}
