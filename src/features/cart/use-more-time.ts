import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { sendOrderTime } from '#src/api/cart-check-calls.ts'
import { isRefusedWith } from '#src/api/is-refused-with.ts'
import { minutesUntilTimeLimit, timeLimitFromReply } from '#src/domain/time/time-limit.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { timeZoneOf, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useMutation } from '#src/query/use-mutation.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

// The service gives no more time than there was.
const notPossible = 'not-possible'

/**
 * Asks the service to renew the running time limit (decision 72). When it does, a toast says how many minutes there are
 * now and the warning goes; otherwise the limit stays as it was and `messages` say why.
 */
export function useMoreTime() {
  const { t, i18n } = useLingui()
  const { api, stores, clock } = useInstance()
  const timeZone = timeZoneOf(useVenue())
  const [failure, setFailure] = useState<unknown>(null)
  const { draft, dialogs } = stores

  const { isPending, run } = useMutation(async () => {
    const { timeLimitMs: oldLimitMs } = draft.state
    if (!isStarted(draft.state) || oldLimitMs === null) return
    const { slotStart, timetableId } = draft.state
    const { timeLimit } = await sendOrderTime(api, { slotStart, timetableId, timeZone })
    // Meanwhile the order may have moved to another slot, or its customer may have signed out.
    if (draft.state.timeLimitMs !== oldLimitMs) return
    const limitMs = timeLimitFromReply(timeLimit, timeZone, clock.now())
    if (limitMs <= oldLimitMs) return setFailure(notPossible)
    const minutes = minutesUntilTimeLimit(limitMs, clock.now())
    dialogs.warnOfTimeLimit(null)
    // It opens when the limit passes while the service is answering.
    dialogs.dismiss('time-limit')
    draft.setTimeLimit(limitMs)
    dialogs.showToast({
      text: t({ id: 'cart.moreTime.given', message: `You now have ${minutes} minutes to complete your order` }),
    })
  })

  async function ask() {
    setFailure(null)
    try {
      await run()
    } catch (error) {
      // Its own text says that the time is over, which is not so yet.
      setFailure(isRefusedWith(error, 'ORDER_TIME_EXPIRED') ? notPossible : error)
    }
  }

  function messagesOf(): readonly string[] {
    if (failure === null) return []
    if (failure !== notPossible) return failureMessages(i18n, failure)
    return [t({ id: 'cart.moreTime.refused', message: 'More time is not possible for this order.' })]
  }
  return { ask: () => void ask(), isAsking: isPending, messages: messagesOf() }
}
