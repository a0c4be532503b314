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

export type DishFacts = ShownPrice & {
  readonly about: string
  /** The ingredients contain an allergen and are shown in bold [MENU-18]. */
  readonly isBold: boolean
  /** Units left when there are few, else null. */
  readonly fewLeft: number | null
  readonly isSoldOut: boolean
}

// Largest number of units left that is shown [PROD-43].
const few = 10

/** Facts that a list shows about a product [MENU-16..19]. */
export function dishFacts(product: Product, context: DishContext): DishFacts {
  const { venueId, orderType, hasExternalIntegration } = context
  const ingredients = hasExternalIntegration ? '' : product.ingredients.map(({ name }) => name).join(', ')
  const left = unitsLeft({ product, venueId, lines: [] })
  return {
    ...shownPrice(product, orderType),
    about: ingredients || (product.description ?? ''),
    isBold: ingredients !== '' && product.ingredients.some(({ allergens }) => allergens.length > 0),
    fewLeft: left !== null && left > 0 && left <= few ? left : null,
    isSoldOut: left === 0,
  }
}
