// The placeholders are replaced when the file is served (tools/host-pages.ts).

/** API of the emulated Stripe. */
export const api = '{{service}}/emulators/stripe'
/** Origin of its frames, different from the page's, as js.stripe.com is. */
export const framesOrigin = '{{provider}}'
/** False with the keys of a real account: then there is no such origin. */
export const isEmulated = framesOrigin.startsWith('http')
