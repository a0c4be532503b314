import * as z from 'zod/mini'

/**
 * Codec of a value that passes a test, for what zod has no codec for. The codecs below that are made by it, and lists and
 * objects (field-table.ts), are ours because zod's own would cross the line of bytes until the menu; decision 3 says what
 * each would add.
 */
export function checked<T>(test: (value: unknown) => boolean, expected: string) {
  return z.custom<T>(test, `expected ${expected}`)
}

/**
 * Narrows the types of a codec. Those that zod infers are wider: for zod an id is a number, and a list that may be
 * missing is `unknown`. Not for stores: `storedObject` compares its shape with a type.
 */
export function typed<Out, In = unknown>(codec: z.ZodMiniType): z.ZodMiniType<Out, In> {
  return codec as unknown as z.ZodMiniType<Out, In>
}

export const anything = z.custom<unknown>()

export const text = z.string('expected text')
/** A boolean; for a flag on the wire use `flag` of `values.ts`. */
export const bool = z.boolean('expected true or false')
/** A number that is not NaN or infinite. */
export const finite = z.number('expected a number')
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
