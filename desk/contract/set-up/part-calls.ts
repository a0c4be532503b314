import * as z from 'zod/mini'

import { deskRead, deskSend } from '#desk/contract/desk-call.ts'
import { id, rows } from '#desk/contract/values.ts'

const value = z.record(z.string(), z.unknown())
/** Null = nobody has said where it is. */
const position = z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))
const venue = z.object({ key: z.string(), name: z.string(), position })
export type PartVenue = z.output<typeof venue>
/** Something of the menu that another thing can refer to, in the language of the desk. */
const thing = z.object({ key: z.string(), name: z.string() })
export type MenuThing = z.output<typeof thing>
const menuThings = z.object({
  categories: rows(thing),
  /** With the sizes and the variants that some dish has, once each. */
  sizes: rows(thing),
  variants: rows(thing),
  traits: rows(thing),
  ingredients: rows(z.object({ ...thing.shape, allergens: rows(z.string()) })),
  /** `key`: the code. */
  allergens: rows(thing),
  /** `name`: of its groups, which diners see. */
  extraSets: rows(thing),
  /** Kinds of dishes that points and rewards are for. */
  types: rows(thing),
  dishes: rows(z.object({ ...thing.shape, category: z.string() })),
})
export type MenuThings = z.output<typeof menuThings>

const shownPart = z.object({
  /** Which state it shows (decision 80). */
  version: z.string(),
  /** As the file of the restaurant writes it (`PartValue`). */
  value,
  /** Those of the restaurant; texts that say none are in the first one. */
  languages: rows(z.string()),
  /** Its venues, with the keys that the file names them by. */
  venues: rows(venue),
  /** Those of the restaurant; the first one is usual. */
  menus: rows(thing),
  /** What a part can refer to on the menu; null = it refers to nothing there. */
  menu: z.nullable(menuThings),
  /** The number of the dish that it is; null = it is none, or one that is not there yet. */
  productId: z.nullable(id<'Product'>()),
})
export type ShownPart = z.output<typeof shownPart>
const sentPart = z.object({ version: z.string().check(z.maxLength(100)), value })

/** A part of the restaurant's file, which is edited as a whole (decision 133). */
export const readPart = deskRead('/set-up/:part', shownPart)
export const savePart = deskSend('/set-up/:part', sentPart, shownPart)
/** A part of what is taken off orders. */
export const readSavingsPart = deskRead('/savings/set-up/:part', shownPart)
export const saveSavingsPart = deskSend('/savings/set-up/:part', sentPart, shownPart)
/** A part of the file of a venue. */
export const readVenuePart = deskRead('/venues/:venue/set-up/:part', shownPart)
export const saveVenuePart = deskSend('/venues/:venue/set-up/:part', sentPart, shownPart)
/** A part of its menu; `dish` is one that is not there yet, which is made. */
export const readMenuPart = deskRead('/menu/set-up/:part', shownPart)
export const saveMenuPart = deskSend('/menu/set-up/:part', sentPart, shownPart)
/** A part that is a dish. */
export const readDishPart = deskRead('/products/:product/set-up/:part', shownPart)
export const saveDishPart = deskSend('/products/:product/set-up/:part', sentPart, shownPart)
