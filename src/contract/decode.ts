import * as z from 'zod/mini'

// Zod's own `safeDecode` creates an `Error` and assigns its `name`, which throws on pages that have frozen
// `Error.prototype` (hardened JavaScript). `$ZodError` is the same report as a plain object.
const decodeWith = /* @__PURE__ */ z.core._safeDecode(z.core.$ZodError)
const encodeWith = /* @__PURE__ */ z.core._safeEncode(z.core.$ZodError)

// The only place with these casts: here values of unknown type go into a codec, which checks them.

/** Decodes a value from wire form; returns an error instead of throwing. */
export function safeDecode<S extends z.ZodMiniType>(codec: S, value: unknown) {
  return decodeWith(codec, value as z.input<S>)
}

/** Encodes a value into wire form; returns an error instead of throwing. */
export function safeEncode<S extends z.ZodMiniType>(codec: S, value: unknown) {
  return encodeWith(codec, value as z.output<S>)
}

/** Encodes a value whose type only the caller has checked; throws if it does not fit the codec. */
export function encodeAny<S extends z.ZodMiniType>(codec: S, value: unknown): z.input<S> {
  return z.encode(codec, value as z.output<S>)
}
