import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { sendOrderTime } from '#src/api/cart-check-calls.ts'
import { hasTimeLimit } from '#src/domain/services/order-type.ts'
import { slotEnd, slotStart } from '#src/domain/slots/slot-times.ts'
import { timeLimitFromReply } from '#src/domain/time/time-limit.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useRepriceCart } from '#src/parts/cart/use-reprice-cart.ts'
import { timeZoneOf, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import type { OrderSlot } from './orderable-slots.ts'

/**
 * Moves the order to a new slot of its day: new time, prices and, where its type has one, time limit; on failure nothing
 * changes and `messages` say why [CART-34..36].
 */
export function useMoveOrder({ venueId, type, slotStart: oldStart }: StartedDraft, onMoved: () => void) {
  const { i18n } = useLingui()
  const { api, stores, clock } = useInstance()
  const timeZone = timeZoneOf(useVenue())
  const reprice = useRepriceCart()
  const isGone = useRef(false)
  useEffect(
    () => () => {
      isGone.current = true
    },
    [],
  )

  const { isPending, error, run } = useMutation(async (slot: OrderSlot) => {
    const { menuId, timetableId } = slot
    const date = dateOf(oldStart)
    const start = slotStart(date, slot)
    const given = hasTimeLimit(type) ? await sendOrderTime(api, { slotStart: start, timetableId, timeZone }) : null
    await reprice({ menuId, venueId, orderType: type })
    // A dialog closed by sign-out meanwhile must not start a time limit.
    if (isGone.current) return
    stores.draft.moveTo({ slotStart: start, slotEnd: slotEnd(date, slot), timetableId, menuId })
    onMoved()
    if (given) stores.draft.setTimeLimit(timeLimitFromReply(given.timeLimit, timeZone, clock.now()))
  })

  return {
    move: (slot: OrderSlot) => void run(slot).catch(() => {}),
    isMoving: isPending,
    messages: error === null ? [] : failureMessages(i18n, error),
  }
}
