import * as z from 'zod/mini'

/**
 * Codec of a value that passes a test; all our primitive codecs are made by it. Zod's own (string, number, union,
 * literal, record …) would add 2.3 kB before the menu.
 */
export function checked<T>(test: (value: unknown) => boolean, expected: string) {
  return z.custom<T>(test, `expected ${expected}`)
}

/**
 * Narrows the types of a codec. Those that zod infers are wider: for zod an id is a number, and a list that may be
 * missing is `unknown`.
 */
export function typed<Out, In = unknown>(codec: z.ZodMiniType): z.ZodMiniType<Out, In> {
  return codec as unknown as z.ZodMiniType<Out, In>
}

export const anything = z.custom<unknown>()

export const text = checked<string>((value) => typeof value === 'string', 'text')
/** A boolean; for a flag on the wire use `flag` of `values.ts`. */
export const bool = checked<boolean>((value) => typeof value === 'boolean', 'true or false')
/** A number that is not NaN or infinite. */
export const finite = checked<number>(Number.isFinite, 'a number')
/** A whole number. */
export const whole = checked<number>(Number.isSafeInteger, 'a whole number')

/** Text that matches a pattern. */
export function textLike(pattern: RegExp) {
  return checked<string>((value) => typeof value === 'string' && pattern.test(value), `text like ${pattern}`)
}

/** One of the given words. */
export function word<const W extends string>(words: readonly W[]) {
  return checked<W>((value) => words.includes(value as W), words.join(', '))
}

/** An object whose values are texts, such as translations. */
export const texts = checked<Record<string, string>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'string'),
  'texts by key',
)

/** Accepts no value. */
export const nothing = checked<never>(() => false, 'nothing')
