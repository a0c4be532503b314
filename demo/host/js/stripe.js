import { createStripe } from './stripe/create-stripe.js'
import { isEmulated } from './stripe/origins.js'

// The demo's emulator of https://js.stripe.com, not needed on a real site. Loads nothing before its first use. With the
// keys of a real Stripe account it does nothing, and the widget loads Stripe's own script.
const Stripe = (publishableKey, options = {}) => createStripe(publishableKey, options)
// The release of Stripe.js that @stripe/stripe-js expects; it warns about any other.
Stripe.version = 'endive'
if (isEmulated) window.Stripe ??= Stripe
