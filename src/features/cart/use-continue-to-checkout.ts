import { useEffect, useRef, useState } from 'react'

import { hasTimeLimit } from '#src/domain/services/order-type.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { guestCheckout, loginBackToCart, paths } from '#src/instance/routes/paths.ts'
import { takeGuestWish } from '#src/parts/cart/guest-wish.ts'
import { timeZoneOf, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

// Stored in the cart's history entry, so that it ends with that entry (rulings "sign-in at checkout").
const wish = 'continue'

/** Loaded while the diner looks at the cart. */
const loadCheck = () => import('./check-cart.ts')

/**
 * Continues to the checkout: diners sign in first or say that they go on as a guest; types with a time limit are checked
 * and get one [CART-20..26].
 */
export function useContinueToCheckout() {
  const instance = useInstance()
  const { stores, location, options } = instance
  const timeZone = timeZoneOf(useVenue())
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  // A failure is said when the button is tapped.
  useEffect(() => void loadCheck().catch(() => {}), [])

  async function passesChecks(draft: StartedDraft, isOver: () => boolean): Promise<boolean> {
    try {
      const { checkCart } = await loadCheck()
      return await checkCart(instance, { draft, timeZone, isOver })
    } catch (error) {
      stores.dialogs.alert(() => failureMessages(instance.i18n, error))
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

  // Nobody has an account on the telephone.
  const checkout = options.isForSomebody ? guestCheckout : paths.checkout
  return { goOn: () => void goOn(checkout), goOnAsGuest: () => void goOn(guestCheckout), isBusy }
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
