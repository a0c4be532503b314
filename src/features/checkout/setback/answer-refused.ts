import type { Instance } from '#src/instance/create-instance.ts'
import type { Messages } from '#src/state/dialog-store.ts'

import { findSetback } from './find-setback.ts'
import type { Refused } from './find-setback.ts'
import type { RefusalAnswer } from './setback.ts'

/** Loads what a refused order's code says has changed, and answers what to show [CHK-35]. */
export async function answerRefused(instance: Instance, refused: Refused): Promise<RefusalAnswer> {
  const { status, messages, checkout } = refused
  const setback = await findSetback(instance, refused)
  if (setback) return { setback, messages }
  if (/^(PAYMENT_MODE_NOT_AVAILABLE|ADDRESS_)/.test(status)) await checkout.reload()
  return { setback, messages: status.startsWith('GROUP_') ? await ofGroup(instance, refused) : messages }
}

/** Takes the group as it is now, and says in whose dishes or hands the order has changed. */
function ofGroup(instance: Instance, { status, messages }: Refused): Promise<Messages> {
  return import('#src/parts/group/answer-refusal.ts').then(
    ({ answerRefusal }) => answerRefusal(instance, status, messages),
    () => messages,
  )
}
