import type { ComboPick } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'
import { quantityOf } from '#src/domain/product/combo.ts'
import type { Configuration, ExtraChoice } from '#src/domain/product/configuration.ts'
import { isSameChoice } from '#src/domain/product/configuration.ts'
import { findExtra } from '#src/domain/product/extras.ts'

/** Names of choices that are no longer available [PROD-53, PROD-54]. */
export type Lost = {
  readonly additions: readonly string[]
  /** Free picks and products of a combo. */
  readonly picks: readonly string[]
}

export const nothingLost: Lost = { additions: [], picks: [] }

type NamedExtra = ExtraChoice & { readonly name: string }
export type NamedChoices = {
  readonly additions: readonly NamedExtra[]
  readonly picks: readonly NamedExtra[]
  readonly comboPicks: readonly ComboPick[]
}

/** Names of the choices that are missing, or present in fewer units, in `kept`. */
export function lostChoices({ additions, picks, comboPicks }: NamedChoices, kept: Configuration): Lost {
  const fewer = comboPicks.filter((pick) => quantityOf(kept.comboPicks, pick) < pick.quantity)
  return {
    additions: lostNames(additions, kept.additions),
    picks: [...lostNames(picks, kept.picks), ...fewer.map(({ name }) => name)],
  }
}

/** The choices of a configuration with the product's names. */
export function namedChoices({ additions, picks }: Product, configuration: Configuration): NamedChoices {
  return {
    additions: configuration.additions.flatMap((choice) => findExtra(additions, choice) ?? []),
    picks: configuration.picks.flatMap((choice) => findExtra(picks, choice) ?? []),
    comboPicks: configuration.comboPicks,
  }
}

function lostNames(before: readonly NamedExtra[], kept: readonly ExtraChoice[]): string[] {
  const unitsOf = (all: readonly ExtraChoice[], one: ExtraChoice) =>
    all.filter((other) => isSameChoice(other, one)).length
  return [...new Set(before.filter((one) => unitsOf(kept, one) < unitsOf(before, one)).map(({ name }) => name))]
}
