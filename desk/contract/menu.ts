import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { amount, id, localDateTime, nothing, rows } from './values.ts'
import { venue } from './venue.ts'

const textOrNull = z.nullable(z.string())

/** Venues that do not sell it now, and until when on their clocks; null = until it is switched on. */
const pauses = rows(z.object({ venueId: id<'Venue'>(), until: z.nullable(localDateTime) }))

const listedProduct = z.object({
  id: id<'Product'>(),
  name: z.string(),
  /** Of its first size that is sold, else of the product; null = for the kitchen, which sees no prices. */
  cents: z.nullable(amount),
  /** Whether other sizes cost something else. */
  isFrom: z.boolean(),
  isWithdrawn: z.boolean(),
  photoCode: textOrNull,
  /** What is left where that is limited; 0 = sold out. */
  stock: rows(z.object({ venueId: id<'Venue'>(), quantity: z.int() })),
  pauses,
})
export type ListedProduct = z.output<typeof listedProduct>

const listedCategory = z.object({ id: id<'Category'>(), name: z.string(), pauses, products: rows(listedProduct) })
export type ListedCategory = z.output<typeof listedCategory>

/** The menu, with what is left at the venues of whoever asks. */
const menu = z.object({ venues: rows(venue), categories: rows(listedCategory) })
export type DeskMenu = z.output<typeof menu>
export const readMenu = deskRead('/menu', menu)

/** Null = no limit, 0 = sold out. */
const stocked = z.object({ quantity: z.nullable(z.int().check(z.nonnegative(), z.maximum(100_000))) })
export const setStock = deskSend('/venues/:venue/products/:product/stock', stocked, nothing)

const listedIngredient = z.object({
  id: id<'Ingredient'>(),
  name: z.string(),
  isAvailable: z.boolean(),
  isOutSomewhere: z.boolean(),
})
export type ListedIngredient = z.output<typeof listedIngredient>
/** The ingredients by name, and whether there is some; what they are is a part of the file. */
export const readIngredients = deskRead('/ingredients', z.object({ ingredients: rows(listedIngredient) }))
export const setAvailable = deskSend(
  '/ingredients/:ingredient/available',
  z.object({ isAvailable: z.boolean() }),
  nothing,
)

/** Codes of the photos to choose from. */
export const readPhotos = deskRead('/photos', z.object({ codes: rows(z.string()) }))
const picture = z.base64().check(z.minLength(1), z.maxLength(200_000))
/** The same photo in each of the `photoSizes`, in base64. */
export const uploadPhoto = deskSend(
  '/photos',
  z.object({ pictures: z.tuple([picture, picture]) }),
  z.object({ code: z.string() }),
)
