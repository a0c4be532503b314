import type { ComboPick } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

/** The diner's choices on the product sheet, without prices. */
export type Configuration = {
  readonly sizeId: Id<'Size'> | null
  readonly variantId: Id<'Variant'> | null
  /** In order of selection: the first ones of a group may be free [PRICE-12]. */
  readonly additions: readonly ExtraChoice[]
  /** One element per unit: a pick may repeat (contract C74). */
  readonly picks: readonly ExtraChoice[]
  readonly comboPicks: readonly ComboPick[]
  readonly note: string
}

export type ExtraChoice = { readonly id: Id<'Ingredient'>; readonly groupId: Id<'ExtraGroup'> }

/**
 * The initial configuration: the only or the standard size, and the preselected combo picks [PROD-08, PROD-13,
 * PROD-15].
 */
export function emptyConfiguration(product: Product): Configuration {
  const { sizes } = product
  const size = sizes.length === 1 ? sizes[0] : sizes.find(({ isStandard }) => isStandard)
  return {
    sizeId: size?.id ?? null,
    variantId: null,
    additions: [],
    picks: [],
    comboPicks: (product.comboProducts ?? [])
      .filter((offered) => offered.quantity > 0)
      .map(({ productId, categoryId, name, quantity, price, total }) => ({
        productId,
        categoryId,
        name,
        quantity,
        price,
        total,
      })),
    note: '',
  }
}

/** Filter that removes duplicates: an addition can be chosen once [PROD-23]. */
export function isFirstOfItsKind(choice: ExtraChoice, index: number, all: readonly ExtraChoice[]): boolean {
  return all.findIndex((other) => isSameChoice(other, choice)) === index
}

export function isSameChoice(a: ExtraChoice, b: ExtraChoice): boolean {
  return a.id === b.id && a.groupId === b.groupId
}
