import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { configurationOf } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { quantityOf } from '#src/domain/product/combo.ts'
import type { Configuration, ExtraChoice } from '#src/domain/product/configuration.ts'
import { emptyConfiguration, isSameChoice } from '#src/domain/product/configuration.ts'
import { stillPossible } from '#src/domain/product/still-possible.ts'

/** Names of what an edited line had and cannot be had any more [PROD-53, PROD-54]. */
export type Lost = {
  readonly additions: readonly string[]
  /** Free picks and products of a combo. */
  readonly picks: readonly string[]
}

export type Start = { readonly configuration: Configuration; readonly lost: Lost }

const nothing: Lost = { additions: [], picks: [] }

/** How the sheet opens: empty, or as the edited line was, without what is gone [PROD-02, PROD-03, PROD-53, PROD-54]. */
export function startingConfiguration(product: Product, line: CartLine | null, venueId: Id<'Venue'>): Start {
  if (!line) return { configuration: stillPossible(product, emptyConfiguration(product), venueId), lost: nothing }
  const configuration = stillPossible(product, configurationOf(line), venueId)
  const { item } = line
  return {
    configuration,
    lost: {
      additions: lostNames(item.additions, configuration.additions),
      picks: [
        ...lostNames(item.picks, configuration.picks),
        ...lostProducts(item.comboPicks, configuration.comboPicks),
      ],
    },
  }
}

type NamedChoice = ExtraChoice & { readonly name: string }

function lostNames(before: readonly NamedChoice[], kept: readonly ExtraChoice[]): string[] {
  const unitsOf = (all: readonly ExtraChoice[], one: ExtraChoice) =>
    all.filter((other) => isSameChoice(other, one)).length
  return [...new Set(before.filter((one) => unitsOf(kept, one) < unitsOf(before, one)).map(({ name }) => name))]
}

type ComboPicks = Configuration['comboPicks']

function lostProducts(before: ComboPicks, kept: ComboPicks): string[] {
  return before.filter((pick) => quantityOf(kept, pick) < pick.quantity).map(({ name }) => name)
}
