import type { WrittenMenu } from './source-menu.ts'

/** A list of options that other programs hang on products, with the least and most that are chosen. */
export type OptionList = {
  readonly ref: string
  readonly name: string
  readonly min: number | null
  /** Null = no limit. */
  readonly max: number | null
  readonly options: readonly { readonly name: string; readonly price: number }[]
}
type ExtraSet = NonNullable<WrittenMenu['extras']>[number]

/**
 * The sets of extras that products need: one for each group of lists that some product has. A set is named after its
 * lists.
 */
export function extraSets(lists: readonly OptionList[], wanted: readonly (readonly string[])[]): ExtraSet[] {
  const known = new Map(lists.map((list) => [list.ref, list]))
  const combined = new Map(wanted.filter((refs) => refs.length > 0).map((refs) => [setName(refs), refs]))
  return [...combined].map(([name, refs]) => {
    const groups = refs.flatMap((ref) => known.get(ref) ?? [])
    return {
      name,
      groups: groups.map((list) => ({ key: list.ref, name: list.name })),
      extras: groups.flatMap((list) =>
        list.options.map((option) => ({ ingredient: option.name, group: list.ref, price: option.price })),
      ),
      rules: groups.map((list) => ({
        group: list.ref,
        ...(list.min !== null && list.min > 0 && { min: list.min }),
        ...(list.max !== null && list.max > 0 && { max: list.max }),
      })),
    }
  })
}

/** The set of a product with these lists. */
export function setName(refs: readonly string[]): string {
  return refs.join(' + ')
}
