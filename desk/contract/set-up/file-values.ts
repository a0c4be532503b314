import * as z from 'zod/mini'

// The values of a restaurant's file as they travel to the desk and back. Only their form is said here: whether they are
// right is judged by the reader of files (decision 100), which answers a sentence for each field.

/** A text in the main language of the restaurant, or one for each language. */
export const fileText = z.union([z.string(), z.record(z.string(), z.string())])
export type FileText = z.output<typeof fileText>

/** A number, or what somebody has typed instead of one: the reader says so. */
export const fileNumber = z.union([z.number(), z.string()])

export const flag = z.optional(z.boolean())
export const word = z.string()
export const wordOrNone = z.optional(word)
export const numberOrNone = z.optional(fileNumber)
export const textOrNone = z.optional(fileText)
export const words = z.optional(z.array(word))
export const numbers = z.optional(z.array(fileNumber))

/** How a thing of a list is known: something new has neither. */
export const known = { key: wordOrNone, id: z.optional(z.int()) }
