import * as z from 'zod/mini'

import { saying } from '#server/restaurant-file/faults.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import {
  compact,
  fileText,
  keyOfItem,
  keyOfName,
  refuseTwice,
  someOf,
  textsOf,
  textsOrNull,
  units,
  unitsOrNull,
  unless,
} from '#server/restaurant-file/form.ts'
import { count, described, difference, known, money, no, reference, text } from '#server/restaurant-file/values.ts'
import { zero } from '#src/domain/money.ts'

const size = z.strictObject({
  ...known,
  name: text,
  price: money,
  isStandard: z.optional(described(z.boolean(), 'Chosen when the product is opened.')),
  isWithdrawn: z.optional(described(z.boolean(), 'Not sold any more.')),
})
const variant = z.strictObject({
  ...known,
  name: text,
  price: z.optional(described(difference, 'What it adds; 0 when left out.')),
  label: z.optional(described(text, 'What stands on the receipt instead of its name.')),
})
const price = z.strictObject({
  size: z.optional(reference),
  variant: z.optional(reference),
  price: money,
  eatInPrice: z.optional(money),
})
const picks = z.strictObject({
  from: described(reference, 'A set of extras.'),
  min: z.optional(count),
  max: z.optional(count),
  maxFlavours: z.optional(described(count, 'Different ones, at most.')),
})

/** What diners choose of a product. */
export const choices = {
  sizes: z.optional(
    described(
      z.array(size).check(
        z.refine((all) => all.length === 0 || all.some(({ isWithdrawn }) => !isWithdrawn), {
          message: saying('soldSize'),
        }),
      ),
      'Sizes of the same key are one size on all products.',
    ),
  ),
  variants: z.optional(described(z.array(variant), 'Such as the dough of a pizza.')),
  variantName: z.optional(described(text, 'What the variants are, such as “Dough”.')),
  isVariantRequired: no,
  prices: z.optional(described(z.array(price), 'Prices of a size with a variant, where they are no sum.')),
  extras: z.optional(described(reference, 'The set of extras that can be added.')),
  picks: z.optional(described(picks, 'Extras that are part of it, such as flavours of ice cream.')),
}
const choice = z.object(choices)
type Choices = z.output<typeof choice>
type ChoiceColumns = Pick<
  RowOf<'products'>,
  | 'sizes'
  | 'variants'
  | 'variantNames'
  | 'isVariantRequired'
  | 'priceTable'
  | 'additionsId'
  | 'picksId'
  | 'minPicks'
  | 'maxPicks'
  | 'maxFlavours'
>

export function choiceColumns(
  file: Choices,
  { reading, path }: { readonly reading: Reading; readonly path: string },
): ChoiceColumns {
  const anyOr = <E extends 'Size' | 'Variant'>(entity: E, wanted: string | undefined, at: string) =>
    wanted === undefined ? ('any' as const) : reading.named(entity, wanted, at)
  refuseTwice(reading, file.sizes ?? [], `${path}.sizes`)
  refuseTwice(reading, file.variants ?? [], `${path}.variants`)
  return {
    sizes: (file.sizes ?? []).map((each, index) => ({
      id: reading.named('Size', keyOfItem(each, reading.main), `${path}.sizes[${index}]`),
      names: textsOf(each.name, reading),
      price: each.price,
      ...(each.isStandard !== undefined && { isStandard: each.isStandard }),
      ...(each.isWithdrawn !== undefined && { isWithdrawn: each.isWithdrawn }),
    })),
    variants: (file.variants ?? []).map((each, index) => ({
      id: reading.named('Variant', keyOfItem(each, reading.main), `${path}.variants[${index}]`),
      names: textsOf(each.name, reading),
      price: each.price ?? zero,
      labels: textsOrNull(each.label, reading),
    })),
    variantNames: textsOrNull(file.variantName, reading),
    isVariantRequired: file.isVariantRequired,
    priceTable: (file.prices ?? []).map((each, index) => ({
      sizeId: anyOr('Size', each.size, `${path}.prices[${index}].size`),
      variantId: anyOr('Variant', each.variant, `${path}.prices[${index}].variant`),
      price: each.price,
      eatInPrice: each.eatInPrice ?? null,
    })),
    additionsId: file.extras === undefined ? null : reading.named('ExtraSet', file.extras, `${path}.extras`),
    ...pickColumns(file, { reading, path }),
  }
}

function pickColumns({ picks: wanted }: Choices, { reading, path }: { reading: Reading; path: string }) {
  return {
    picksId: wanted === undefined ? null : reading.named('ExtraSet', wanted.from, `${path}.picks.from`),
    minPicks: wanted?.min ?? null,
    maxPicks: wanted?.max ?? null,
    maxFlavours: wanted?.maxFlavours ?? null,
  }
}

type Written = z.input<typeof choice>

export function choicesOf(row: ChoiceColumns, writing: Writing) {
  const keyOf = (entity: 'Size' | 'Variant', id: number | 'any') =>
    id === 'any' ? undefined : writing.keyOf(entity, id)
  return {
    sizes: someOf(row.sizes)?.map((each) =>
      compact<z.input<typeof size>>({
        key: unless(writing.keyOf('Size', each.id), keyOfName(each.names, writing.main)),
        id: each.id,
        name: fileText(each.names, writing),
        price: units(each.price),
        isStandard: each.isStandard,
        isWithdrawn: each.isWithdrawn,
      }),
    ),
    variants: someOf(row.variants)?.map((each) =>
      compact<z.input<typeof variant>>({
        key: unless(writing.keyOf('Variant', each.id), keyOfName(each.names, writing.main)),
        id: each.id,
        name: fileText(each.names, writing),
        price: unless(units(each.price), 0),
        label: fileText(each.labels, writing),
      }),
    ),
    variantName: fileText(row.variantNames, writing),
    isVariantRequired: unless(row.isVariantRequired, false),
    prices: someOf(row.priceTable)?.map((each) =>
      compact<z.input<typeof price>>({
        size: keyOf('Size', each.sizeId),
        variant: keyOf('Variant', each.variantId),
        price: units(each.price),
        eatInPrice: unitsOrNull(each.eatInPrice),
      }),
    ),
    extras: row.additionsId === null ? undefined : writing.keyOf('ExtraSet', row.additionsId),
    picks: picksOf(row, writing),
  } satisfies { readonly [K in keyof Required<Written>]: unknown }
}

function picksOf(row: ChoiceColumns, writing: Writing): z.input<typeof picks> | undefined {
  if (row.picksId === null) return undefined
  return compact<z.input<typeof picks>>({
    from: writing.keyOf('ExtraSet', row.picksId),
    min: row.minPicks,
    max: row.maxPicks,
    maxFlavours: row.maxFlavours,
  })
}
