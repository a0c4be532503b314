import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { ComboRefusal } from '#src/domain/product/change-combo.ts'
import { addComboPick } from '#src/domain/product/change-combo.ts'
import type { PickRefusal } from '#src/domain/product/change-picks.ts'
import { addPick } from '#src/domain/product/change-picks.ts'
import { changeSize } from '#src/domain/product/change-size.ts'
import type { UnitsByProduct } from '#src/domain/product/combo-stock.ts'
import { unitsPerCombo } from '#src/domain/product/combo-stock.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { emptyConfiguration, isSameChoice } from '#src/domain/product/configuration.ts'
import type { AdditionRefusal } from '#src/domain/product/toggle-addition.ts'
import { toggleAddition } from '#src/domain/product/toggle-addition.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { allNamed, namesOf } from './command.ts'
import type { Answer } from './command.ts'

/** What an agent wants of a dish, by ids or names. */
export type Wish = {
  readonly size?: string | undefined
  readonly variant?: string | undefined
  /** Additions, picks and dishes of a combo, each as often as it is wanted. */
  readonly extras?: readonly string[] | undefined
  readonly note?: string | undefined
}

type Place = {
  readonly venueId: Id<'Venue'>
  /** Of the dishes of a combo. */
  readonly pickStock: UnitsByProduct
  /** How many of the dish. */
  readonly quantity: number
}

/** The wish as the sheet of the dish would hold it; refused by the rules of the sheet. What is missing is asked for elsewhere. */
export function configure(product: Product, wish: Wish, place: Place): Answer<Configuration> {
  const size = sizeOf(product, wish.size)
  if (!size.ok) return size
  const variants = product.variants.map(({ id, name, label }) => ({ id, name: label || name }))
  const [variant] = wish.variant === undefined ? [] : allNamed(variants, wish.variant)
  if (wish.variant !== undefined && !variant)
    return refuse(`${product.name} has no variant "${wish.variant}", but: ${namesOf(variants)}.`)
  const sized = changeSize(product, emptyConfiguration(product), size.value, place.venueId)
  let chosen: Configuration = { ...sized, variantId: variant?.id ?? null, note: wish.note ?? '' }
  for (const extra of wish.extras ?? []) {
    const next = withExtra(product, chosen, extra, place)
    if (!next.ok) return next
    chosen = next.value
  }
  return accept(chosen)
}

/** The size that is meant, without a word the one that is chosen at first; null = none yet, or the dish has no sizes. */
export function sizeOf(product: Product, wanted: string | undefined): Answer<Id<'Size'> | null> {
  if (wanted === undefined) return accept(emptyConfiguration(product).sizeId)
  const [size] = allNamed(product.sizes, wanted)
  return size ? accept(size.id) : refuse(`${product.name} has no size "${wanted}", but: ${namesOf(product.sizes)}.`)
}

type Refusal = AdditionRefusal | PickRefusal | ComboRefusal | { readonly reason: 'twice' }

/** Chooses one more, wherever the dish offers it: the first place that takes it counts. */
function withExtra(product: Product, chosen: Configuration, wanted: string, place: Place): Answer<Configuration> {
  const ways = waysToChoose(product, chosen, wanted, place)
  const verdicts = ways.map((choose) => choose())
  const taken = verdicts.find((verdict) => verdict.ok)
  if (taken?.ok) return accept(taken.value)
  const refused = verdicts.find((verdict) => !verdict.ok)
  return refuse(
    `"${wanted}": ${refused?.ok === false ? refusalText(refused.refusal) : `${product.name} does not offer it.`}`,
  )
}

type Way = () => Verdict<Configuration, Refusal>

function waysToChoose(product: Product, chosen: Configuration, wanted: string, place: Place): readonly Way[] {
  const { venueId, pickStock, quantity } = place
  const found = (set: ExtraSet | null | undefined) => allNamed(set?.ingredients ?? [], wanted)
  const dishes = (product.comboProducts ?? []).map((one) => ({ ...one, id: one.productId }))
  return [
    ...found(product.picks).map((flavour) => () => addPick(product, chosen, flavour, venueId)),
    ...found(product.additions).map((extra) => () => {
      const isChosen = chosen.additions.some((one) => isSameChoice(one, extra))
      return isChosen ? refuse({ reason: 'twice' } as const) : toggleAddition(product, chosen, extra, venueId)
    }),
    ...allNamed(dishes, wanted).map(
      (dish) => () => addComboPick(product, chosen, dish, unitsPerCombo(pickStock, dish.id, quantity)),
    ),
  ]
}

function refusalText(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'not-offered':
      return 'it is not offered with this dish.'
    case 'unavailable':
      return 'it is not available at the moment.'
    case 'twice':
      return 'it can be chosen once.'
    case 'group-full':
      return `no more than ${refusal.max} of "${refusal.groupName}" can be chosen.`
    case 'picks-full':
    case 'combo-full':
      return `no more than ${refusal.max} can be chosen.`
    case 'flavours-full':
      return `no more than ${refusal.max} different ones can be chosen.`
    case 'category-full':
      return `no more than ${refusal.max} of "${refusal.categoryName}" can be chosen.`
    case 'too-few-left':
      return `only ${refusal.left} are left.`
  }
}
