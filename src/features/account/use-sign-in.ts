import { useSearch } from 'wouter'

import { sendLogin } from '#src/api/sign-in-calls.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { afterLogin } from '#src/instance/routes/paths.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

/** With a password, or with Google's token. */
type LoginForm = { readonly account: string; readonly password: string } | { readonly googleIdToken: string }

/**
 * Signs in, switches to the account's language if it is active, and continues: to the cart with the query back=cart, to
 * the route that asked for it, else home [ACCT-14..17]. Throws the failure.
 */
export function useSignIn(): (form: LoginForm) => Promise<void> {
  const { api, stores, location, changeLanguage } = useInstance()
  const { activeLanguages } = useRestaurant()
  const search = useSearch()
  return async (form) => {
    const { apiKey, account, language } = await sendLogin(api, { ...form, venueId: stores.place.state.venueId })
    // Navigate before the session changes: the guards redirect signed-in diners away from the login.
    location.backTo(afterLogin(search))
    stores.session.signIn(apiKey, account, language)
    if (activeLanguages.includes(language)) void changeLanguage(language)
  }
}

/** The e-mail that comes with the route of login, registration or recovery [ACCT-23]. */
export function emailIn(search: string): string {
  return new URLSearchParams(search).get('email') ?? ''
}

/** The route with the query of this one, which says where to continue, and the e-mail typed so far. */
export function routeWith(path: string, search: string, email: string): string {
  const query = new URLSearchParams(search)
  if (email.trim() !== '') query.set('email', email.trim())
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** True when login or registration was opened on the way from the cart to the checkout [CART-20]. */
export function isOnTheWayToCheckout(search: string): boolean {
  return new URLSearchParams(search).get('back') === 'cart'
}
