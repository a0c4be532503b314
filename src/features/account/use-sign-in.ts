import { useSearch } from 'wouter'

import { sendLogin } from '#src/api/account-calls.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { afterLogin } from '#src/instance/routes/paths.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

/** With a password, or with what Google says. */
type LoginForm = { readonly account: string; readonly password: string } | { readonly googleIdToken: string }

/**
 * Signs in, takes over the language of the account when it is active, and goes on: to the cart with query back=cart,
 * to the order that asked for it, else home [ACCT-14..17]. Throws why it failed.
 */
export function useSignIn(): (form: LoginForm) => Promise<void> {
  const { api, stores, location, changeLanguage } = useInstance()
  const { activeLanguages } = useRestaurant()
  const search = useSearch()
  return async (form) => {
    const { apiKey, account, language } = await sendLogin(api, { ...form, venueId: stores.place.state.venueId })
    // The place first: the guards look at the session and would move a signed-in diner away from the login.
    location.backTo(afterLogin(search))
    stores.session.signIn(apiKey, account, language)
    if (activeLanguages.includes(language)) void changeLanguage(language)
  }
}

/** True while login or registration stand between the cart and the checkout [CART-20]. */
export function isOnTheWayToCheckout(search: string): boolean {
  return new URLSearchParams(search).get('back') === 'cart'
}
