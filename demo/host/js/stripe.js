import { createStripe } from './stripe/create-stripe.js'
import { isEmulated } from './stripe/origins.js'

// The demo's stand-in for https://js.stripe.com: a real site has none of this. Nothing of the provider is fetched before it
// is used; with the keys of a real account this does nothing, and the widget loads Stripe's own script.
const Stripe = (publishableKey, options = {}) => createStripe(publishableKey, options)
// The release of Stripe.js that @stripe/stripe-js expects; it warns about any other.
Stripe.version = 'endive'
if (isEmulated) window.Stripe ??= Stripe
