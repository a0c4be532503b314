import * as z from 'zod/mini'

// Zod's own `safeDecode` makes an `Error` of what does not fit and assigns its `name`, which throws on pages that have
// frozen `Error.prototype` (hardened JavaScript). `$ZodError` is the same report as a plain object.

/** Reads a value from wire form; what does not fit is an answer, nothing is thrown. */
export const safeDecode = /* @__PURE__ */ z.core._safeDecode(z.core.$ZodError)

/** Brings a value into wire form in the same way. */
export const safeEncode = /* @__PURE__ */ z.core._safeEncode(z.core.$ZodError)
