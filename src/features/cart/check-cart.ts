import { isRefused } from '#src/api/api-error.ts'
import { sendCartCheck, sendOrderTime } from '#src/api/cart-check-calls.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { timeLimitFromReply } from '#src/domain/time/time-limit.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { createCartRefusalStore } from '#src/state/cart-refusal-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

type Check = {
  readonly draft: StartedDraft
  /** Of the venue. */
  readonly timeZone: string
  /** Whether nobody waits for the answer any more: the session has ended. */
  readonly isOver: () => boolean
}

/**
 * Checks the cart and starts the time limit: whether the diner may go on. What fails is shown, but not the end of a session
 * [CART-22..25, ERR-08].
 */
export async function checkCart(instance: Instance, { draft, timeZone, isOver }: Check): Promise<boolean> {
  const { api, stores, clock, i18n } = instance
  const refusals = stores.of(createCartRefusalStore)
  const { venueId, type, slotStart, timetableId, address, servicePointId } = draft
  const slot = { slotStart, timetableId, timeZone }
  const total = productsTotal(stores.cart.state.cart.lines)
  const place = { address, servicePointId }

  /** A refusal is said above the lines; what got no answer, or whose notice cannot be loaded, in the errors modal. */
  async function sayWhy(error: unknown) {
    const notice = isRefused(error) && (await import('./refusal-notice.tsx').catch(() => null))
    if (isRefused(error) && notice) return refusals.say({ status: error.failure.status, error })
    return stores.dialogs.alert(() => failureMessages(i18n, error))
  }

  refusals.say(null)
  try {
    await sendCartCheck(api, { ...slot, ...place, venueId, orderType: type, productsTotal: total })
  } catch (error) {
    if (!isOver()) await sayWhy(error)
    return false
  }
  if (isOver()) return false
  try {
    const { timeLimit } = await sendOrderTime(api, slot)
    if (isOver()) return false
    stores.draft.setTimeLimit(timeLimitFromReply(timeLimit, timeZone, clock.now()))
    return true
  } catch (error) {
    if (!isOver()) stores.dialogs.open({ kind: 'time-limit', message: () => failureMessages(i18n, error)[0] })
    return false
  }
}
