import * as z from 'zod/mini'

/**
 * A value that passes a test: the one primitive of our codecs. Those of zod (string, number, union, literal, record …)
 * would weigh 2.3 kB on the way to the menu; codecs, objects, arrays and the path of an error stay zod's.
 */
export function checked<T>(test: (value: unknown) => boolean, expected: string) {
  return z.custom<T>(test, `expected ${expected}`)
}

/**
 * A codec under the types that its users see. Those that zod infers from its parts are wider: to zod an id is a number,
 * and a list that may be left out is `unknown`.
 */
export function typed<Out, In = unknown>(codec: z.ZodMiniType): z.ZodMiniType<Out, In> {
  return codec as unknown as z.ZodMiniType<Out, In>
}

export const anything = z.custom<unknown>()

export const text = checked<string>((value) => typeof value === 'string', 'text')
export const bool = checked<boolean>((value) => typeof value === 'boolean', 'true or false')
export const finite = checked<number>(Number.isFinite, 'a number')
export const whole = checked<number>(Number.isSafeInteger, 'a whole number')

/** Text of a form. */
export function textLike(pattern: RegExp) {
  return checked<string>((value) => typeof value === 'string' && pattern.test(value), `text like ${pattern}`)
}

/** One of a few words. */
export function word<const W extends string>(words: readonly W[]) {
  return checked<W>((value) => words.includes(value as W), words.join(', '))
}

/** Texts by a key, as translations are. */
export const texts = checked<Record<string, string>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'string'),
  'texts by key',
)

/** Nothing may stand here. */
export const nothing = checked<never>(() => false, 'nothing')
