import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { unitsLeft } from '#src/domain/product/availability.ts'
import type { ShownPrice } from '#src/domain/product/shown-price.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'

export type DishContext = {
  readonly venueId: Id<'Venue'>
  readonly orderType: OrderType
  /** The restaurant runs on an external integration, whose ingredients are not reliable [MENU-19]. */
  readonly hasExternalIntegration: boolean
}

export type AboutPart = { readonly text: string; readonly isBold: boolean }

export type DishFacts = ShownPrice & {
  /** Its ingredients, those with an allergen in bold [MENU-18]; without ingredients its description. Empty = nothing. */
  readonly about: readonly AboutPart[]
  /** Units left when there are few, else null. */
  readonly fewLeft: number | null
  readonly isSoldOut: boolean
}

// Largest number of units left that is shown [PROD-43].
const few = 10

/** Facts that a list shows about a product [MENU-16..19]. */
export function dishFacts(product: Product, context: DishContext): DishFacts {
  const { venueId, orderType, hasExternalIntegration } = context
  const left = unitsLeft({ product, venueId, lines: [] })
  return {
    ...shownPrice(product, orderType),
    about: aboutOf(product, hasExternalIntegration),
    fewLeft: left !== null && left > 0 && left <= few ? left : null,
    isSoldOut: left === 0,
  }
}

function aboutOf({ ingredients, description }: Product, hasExternalIntegration: boolean): readonly AboutPart[] {
  if (!hasExternalIntegration && ingredients.length > 0)
    return ingredients.map(({ name, allergens }) => ({ text: name, isBold: allergens.length > 0 }))
  return description ? [{ text: description, isBold: false }] : []
}
