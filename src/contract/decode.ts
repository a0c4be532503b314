import * as z from 'zod/mini'

// Zod's own `safeDecode` makes an `Error` of what does not fit and assigns its `name`, which throws on pages that have
// frozen `Error.prototype` (hardened JavaScript). `$ZodError` is the same report as a plain object.
const decodeWith = /* @__PURE__ */ z.core._safeDecode(z.core.$ZodError)
const encodeWith = /* @__PURE__ */ z.core._safeEncode(z.core.$ZodError)

// The casts of this file are the border: a value without a type is handed to the codec that judges it.

/** Reads a value from wire form; what does not fit is an answer, nothing is thrown. */
export function safeDecode<S extends z.ZodMiniType>(codec: S, value: unknown) {
  return decodeWith(codec, value as z.input<S>)
}

/** Brings a value into wire form in the same way. */
export function safeEncode<S extends z.ZodMiniType>(codec: S, value: unknown) {
  return encodeWith(codec, value as z.output<S>)
}

/** Brings a value into wire form where only the caller's types know that it fits; throws when it does not. */
export function encodeAny<S extends z.ZodMiniType>(codec: S, value: unknown): z.input<S> {
  return z.encode(codec, value as z.output<S>)
}
