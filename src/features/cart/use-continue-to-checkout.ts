import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { sendCartCheck, sendOrderTime } from '#src/api/cart-check-calls.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { hasTimeLimit } from '#src/domain/services/order-type.ts'
import { timeLimitFromReply } from '#src/domain/time/time-limit.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { loginBackToCart, paths } from '#src/instance/routes/paths.ts'
import { timeZoneOf, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

// Stored in the cart's history entry, so that it ends with that entry (rulings "sign-in at checkout").
const wish = 'continue'

/** Continues to the checkout: guests sign in first; types with a time limit are checked and get one [CART-20..26]. */
export function useContinueToCheckout() {
  const { t } = useLingui()
  const { api, stores, clock, location, i18n } = useInstance()
  const timeZone = timeZoneOf(useVenue())
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  /** Shows the failure, unless it ended the session, which is shown elsewhere [ERR-08]. */
  function showFailure(error: unknown, show: (messages: string[]) => void) {
    if (stores.session.credentials()) show(failureMessages(i18n, error))
  }

  async function passesChecks(draft: StartedDraft): Promise<boolean> {
    const { venueId, type, slotStart, timetableId, address, servicePointId } = draft
    const slot = { slotStart, timetableId, timeZone }
    const total = productsTotal(stores.cart.state.cart.lines)
    const place = { address, servicePointId }
    try {
      await sendCartCheck(api, { ...slot, ...place, venueId, orderType: type, productsTotal: total })
    } catch (error) {
      const title = t({ id: 'dialog.attention', message: 'ATTENTION' })
      showFailure(error, (messages) => stores.dialogs.open({ kind: 'errors', title, messages }))
      return false
    }
    try {
      const { timeLimit } = await sendOrderTime(api, slot)
      stores.draft.setTimeLimit(timeLimitFromReply(timeLimit, timeZone, clock.now()))
      return true
    } catch (error) {
      showFailure(error, ([message = null]) => stores.dialogs.open({ kind: 'time-limit', message }))
      return false
    }
  }

  function signIn() {
    if (location.entry.path !== paths.cart) location.navigate(paths.cart)
    location.entry.memory.set(wish, 1)
    location.navigate(loginBackToCart)
  }

  async function goOn() {
    const draft = stores.draft.state
    if (isRunning.current) return
    if (!isStarted(draft)) return location.navigate(paths.orderOptions)
    if (!stores.session.credentials()) return signIn()
    if (!hasTimeLimit(draft.type)) return location.navigate(paths.checkout)
    const { entry } = location
    isRunning.current = true
    setIsBusy(true)
    const isFine = await passesChecks(draft)
    isRunning.current = false
    setIsBusy(false)
    // Not when the diner has navigated meanwhile.
    if (isFine && location.entry === entry) location.navigate(paths.checkout)
  }

  return { goOn: () => void goOn(), isBusy }
}

/**
 * Continues once automatically when the diner returns signed in after asking to continue (rulings "sign-in at
 * checkout").
 */
export function useContinueAfterSignIn(goOn: () => void) {
  const { stores, location } = useInstance()
  const entry = location.useEntry()
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    // Not `entry`: the effect may run when the diner is at the login already.
    if (location.entry.path !== paths.cart) return
    const wishing = location.entries.filter(({ memory }) => memory.delete(wish))
    if (wishing.length > 0 && stores.session.credentials()) latest.current()
  }, [entry, location, stores])
}
