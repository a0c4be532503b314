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
  /**
   * The text below its name: its ingredients, those with an allergen in bold [MENU-18]; without ingredients its
   * description. Empty = nothing.
   */
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
  if (!hasExternalIntegration && ingredients.length > 0) return listOf(ingredients)
  return description ? [{ text: description, isBold: false }] : []
}

/** Names in a row, in as few parts as can be, because each is an element: a comma is part of what is not bold. */
function listOf(ingredients: Product['ingredients']): readonly AboutPart[] {
  const parts: AboutPart[] = []
  function add(text: string, isBold: boolean) {
    const last = parts.at(-1)
    if (last?.isBold === isBold) parts[parts.length - 1] = { text: last.text + text, isBold }
    else parts.push({ text, isBold })
  }
  ingredients.forEach(({ name, allergens }, index) => {
    if (index > 0) add(', ', false)
    add(name, allergens.length > 0)
  })
  return parts
}
