import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { isRefused } from '#src/api/api-error.ts'
import { sendCartCheck, sendOrderTime } from '#src/api/cart-check-calls.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { hasTimeLimit } from '#src/domain/services/order-type.ts'
import { timeLimitFromReply } from '#src/domain/time/time-limit.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { guestCheckout, loginBackToCart } from '#src/instance/routes/order-paths.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { takeGuestWish } from '#src/parts/cart/guest-wish.ts'
import { timeZoneOf, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { createCartRefusalStore } from '#src/state/cart-refusal-store.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

// Stored in the cart's history entry, so that it ends with that entry (rulings "sign-in at checkout").
const wish = 'continue'

/**
 * Continues to the checkout: diners sign in first or say that they go on as a guest; types with a time limit are checked
 * and get one [CART-20..26].
 */
export function useContinueToCheckout() {
  const { t } = useLingui()
  const { api, stores, clock, location, i18n } = useInstance()
  const timeZone = timeZoneOf(useVenue())
  const refusals = stores.of(createCartRefusalStore)
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  /** A refusal is said above the lines; what got no answer, or whose notice cannot be loaded, in the errors modal. */
  async function sayWhy(error: unknown) {
    const messages = failureMessages(i18n, error)
    const notice = isRefused(error) && (await import('./refusal-notice.tsx').catch(() => null))
    if (isRefused(error) && notice) return refusals.say({ status: error.failure.status, messages })
    return stores.dialogs.open({ kind: 'errors', title: t({ id: 'dialog.attention', message: 'ATTENTION' }), messages })
  }

  /** Checks the cart and starts the time limit. What fails is shown, but not the end of a session (`isOver`) [ERR-08]. */
  async function passesChecks(draft: StartedDraft, isOver: () => boolean): Promise<boolean> {
    const { venueId, type, slotStart, timetableId, address, servicePointId } = draft
    const slot = { slotStart, timetableId, timeZone }
    const total = productsTotal(stores.cart.state.cart.lines)
    const place = { address, servicePointId }
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
      const [message = null] = failureMessages(i18n, error)
      if (!isOver()) stores.dialogs.open({ kind: 'time-limit', message })
      return false
    }
  }

  function signIn() {
    if (location.entry.path !== paths.cart) location.navigate(paths.cart)
    location.entry.memory.set(wish, 1)
    location.navigate(loginBackToCart)
  }

  async function goOn(checkout: string) {
    const draft = stores.draft.state
    const isSignedOut = () => checkout === paths.checkout && !stores.session.state.customer
    if (isRunning.current) return
    if (!isStarted(draft)) return location.navigate(paths.orderOptions)
    if (isSignedOut()) return signIn()
    if (!hasTimeLimit(draft.type)) return location.navigate(checkout)
    const { entry } = location
    isRunning.current = true
    setIsBusy(true)
    const isFine = await passesChecks(draft, isSignedOut)
    isRunning.current = false
    setIsBusy(false)
    // Not when the diner has navigated meanwhile.
    if (isFine && location.entry === entry) location.navigate(checkout)
  }

  return { goOn: () => void goOn(paths.checkout), goOnAsGuest: () => void goOn(guestCheckout), isBusy }
}

type Ways = Pick<ReturnType<typeof useContinueToCheckout>, 'goOn' | 'goOnAsGuest'>

/**
 * Continues once automatically when the diner returns signed in after asking to continue, or as a guest (rulings
 * "sign-in at checkout", "guest take-away").
 */
export function useContinueAfterSignIn(ways: Ways) {
  const { stores, location } = useInstance()
  const entry = location.useEntry()
  const latest = useRef(ways)
  useEffect(() => {
    latest.current = ways
  })
  useEffect(() => {
    // Not `entry`: the effect may run when the diner is at the login already.
    if (location.entry.path !== paths.cart) return
    const wishing = location.entries.filter(({ memory }) => memory.delete(wish))
    if (takeGuestWish(location.entry) && stores.cart.state.cart.lines.length > 0) latest.current.goOnAsGuest()
    else if (wishing.length > 0 && stores.session.state.customer) latest.current.goOn()
  }, [entry, location, stores])
}
