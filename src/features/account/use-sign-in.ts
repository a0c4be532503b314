import { useSearch } from 'wouter'

import { sendLogin } from '#src/api/account.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useRestaurant } from '#src/instance/use-restaurant.ts'
import { useMutation } from '#src/query/use-mutation.ts'

export type LoginForm = { readonly account: string; readonly password: string }

/**
 * Signs in, takes over the language of the account when it is active, and goes on: to the cart with query back=cart,
 * else home [ACCT-14..17].
 */
export function useSignIn() {
  const instance = useInstance()
  const { api, stores } = instance
  const { activeLanguages } = useRestaurant()
  const goOn = useGoOnSignedIn()
  return useMutation(async (form: LoginForm) => {
    const { apiKey, account, language } = await sendLogin(api, { ...form, venueId: stores.place.state.venueId })
    // The place first: the guards look at the session and would move a signed-in diner away from the login.
    goOn()
    stores.session.signIn(apiKey, account)
    const isOther = language !== stores.language.state.current
    if (isOther && activeLanguages.includes(language)) void instance.changeLanguage(language)
  })
}

/** Leads on as after a login [ACCT-16, ACCT-17]. */
function useGoOnSignedIn() {
  const { location } = useInstance()
  const search = useSearch()
  return () => location.backTo(isOnTheWayToCheckout(search) ? paths.cart : paths.home)
}

/** True while login or registration stand between the cart and the checkout [CART-20]. */
export function isOnTheWayToCheckout(search: string): boolean {
  return new URLSearchParams(search).get('back') === 'cart'
}
