// Put in when this is served (tools/host-pages.ts).

/** Where the emulated Stripe answers. */
export const api = '{{service}}/emulators/stripe'
/** Where its frames come from: an origin of its own, as js.stripe.com is. */
export const framesOrigin = '{{provider}}'
/** Not with the keys of a real account: then there is no such origin. */
export const isEmulated = framesOrigin.startsWith('http')
