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
  /**
   * The text below its name, plain and bold in turns: each second part is bold. Its ingredients, those with an allergen in
   * bold [MENU-18]; without ingredients its description. Empty = nothing.
   */
  readonly about: readonly string[]
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

function aboutOf({ ingredients, description }: Product, hasExternalIntegration: boolean): readonly string[] {
  if (!hasExternalIntegration && ingredients.length > 0) return listOf(ingredients)
  return description ? [description] : []
}

/** What is plain between two bold names is one part, because each part is an element. */
function listOf(ingredients: Product['ingredients']): readonly string[] {
  const parts: string[] = []
  let plain = ''
  ingredients.forEach(({ name, allergens }, index) => {
    if (index > 0) plain += ', '
    if (allergens.length === 0) plain += name
    else {
      parts.push(plain, name)
      plain = ''
    }
  })
  return [...parts, plain]
}
