import type { Texts } from '#server/platform/texts/language.ts'
import type { SentAddress } from '#src/contract/order.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import type { CheckoutAnswer } from '#src/contract/venue-content.ts'
import type { Language } from '#src/options/languages.ts'

/** JSON columns of a product row: parts that are only read with their product. */
export type StoredSize = {
  readonly id: Id<'Size'>
  readonly names: Texts
  readonly price: Cents
  /** Chosen when the product is opened. */
  readonly isStandard?: boolean
  /** Not sold any more. */
  readonly isWithdrawn?: boolean
}
export type StoredVariant = {
  readonly id: Id<'Variant'>
  readonly names: Texts
  readonly price: Cents
  readonly labels: Texts | null
}
export type StoredPrice = {
  readonly sizeId: Id<'Size'> | 'any'
  readonly variantId: Id<'Variant'> | 'any'
  readonly price: Cents
  readonly eatInPrice: Cents | null
}

/** The content of a combo; its products have their own rows. */
export type StoredComboCategory = {
  readonly id: Id<'Category'>
  readonly min: number | null
  readonly max: number | null
}
export type StoredComboProduct = {
  readonly productId: Id<'Product'>
  readonly categoryId: Id<'Category'>
  /** Preselected units. */
  readonly quantity: number
  /** One unit inside the combo. */
  readonly price: Cents
}

/** JSON of a set of additions or picks; its ingredients have their own table. */
export type StoredGroup = { readonly id: Id<'ExtraGroup'>; readonly names: Texts }
export type StoredExtra = {
  readonly ingredientId: Id<'Ingredient'>
  readonly groupId: Id<'ExtraGroup'>
  readonly price: Cents
  readonly sizePrices: readonly { readonly sizeId: Id<'Size'>; readonly price: Cents }[]
}
export type StoredRule = {
  readonly sizeId: Id<'Size'> | 'any'
  readonly groupId: Id<'ExtraGroup'>
  readonly max: number | null
  readonly min: number | null
  readonly free: number | null
  readonly price: Cents | null
}

/** Units of a product, a type or anything that are worth one point. */
export type StoredPointRule = {
  readonly typeId: Id<'ProductType'> | 'any'
  readonly productId: Id<'Product'> | 'any'
  readonly unitsPerPoint: number
}
/** `id` is that of the reward which points can buy in mode 2; it stays when the thresholds change. */
export type StoredThreshold = {
  readonly id: Id<'Reward'>
  readonly points: number
  readonly kind: 'amount' | 'percentage' | 'product'
  readonly value: number | null
  readonly names: Texts | null
  readonly isCumulable: boolean
  /** The product or product type the reward is for. */
  readonly typeId: Id<'ProductType'> | 'any'
  readonly productId: Id<'Product'> | 'any'
}

export type StoredCallReason = { readonly id: Id<'CallReason'>; readonly names: Texts }
export type StoredDeposit = { readonly id: Id<'Deposit'>; readonly price: Cents }

/** A part of a town; null = as the town. */
export type StoredZone = {
  readonly id: Id<'DeliveryZone'>
  readonly name: string
  readonly postcode: string
  readonly minimumSpend: Cents | null
  readonly deliveryFee: Cents | null
}

/** Where an order was brought, as it was on that day. */
export type StoredDelivery = SentAddress
/** The service point of an order, in the customer's language. */
export type StoredServicePoint = {
  readonly id: Id<'ServicePoint'>
  readonly name: string
  readonly deliveryPointLabel: string | null
  readonly typeLabel: string | null
  /** As the customer typed it; null = none was asked for. */
  readonly deliveryPoint: string | null
}
export type StoredGuest = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** Left out at a table. */
  readonly email?: string
}

/** Allergens of a dish as it was ordered, by code; incomplete when a part of it declares no ingredients. */
export type StoredAllergens = { readonly codes: readonly string[]; readonly isIncomplete: boolean }

/** Pieces that were removed from a line of an order, by its position, in the language of the order. */
export type RemovedPiece = { readonly position: number; readonly quantity: number; readonly name: string }

export type StoredAnswer = Omit<CheckoutAnswer, 'questionId'>
export type Colours = { readonly primary: string; readonly secondary: string | null }

/** The documents that a restaurant has for itself. */
export type LegalName = 'privacy' | 'terms'
/** A part of such a document; lines of its text are paragraphs. */
export type StoredSection = { readonly heading: Texts | null; readonly text: Texts }
/** A version of a document as it was published. */
export type StoredDocument = {
  readonly title: Texts
  readonly sections: readonly StoredSection[]
  /** The language of readers whose own it lacks. */
  readonly main: Language
  /** Of the restaurant: the day of a version is one of its own. */
  readonly timeZone: string
}

/** What a printer prints of accepted orders: so many copies, with the dishes of these categories; none = of all. */
export type KitchenRule = { readonly copies: number; readonly categoryIds: readonly Id<'Category'>[] }
/** How many tickets it prints for the bag of an order that leaves the venue. */
export type BagRule = { readonly copies: number }
