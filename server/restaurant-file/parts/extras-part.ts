import * as z from 'zod/mini'

import type { StoredExtra } from '#server/platform/db/stored-json.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import {
  compact,
  fileText,
  keyOfItem,
  keyOfName,
  refuseTwice,
  slug,
  someOf,
  textsOf,
  units,
  unitsOrNull,
  unless,
} from '#server/restaurant-file/form.ts'
import { count, described, difference, known, reference, text, word } from '#server/restaurant-file/values.ts'
import type { Id } from '#src/contract/values.ts'
import { zero } from '#src/domain/money.ts'

const group = z.strictObject({ ...known, name: text })
const extra = z.strictObject({
  ingredient: reference,
  group: z.optional(described(reference, 'The first group when left out.')),
  price: z.optional(described(difference, 'What it adds, or below 0 takes away; 0 when left out.')),
  sizePrices: z.optional(described(z.record(word, difference), 'Its price by size, where it differs.')),
})
const rule = z.strictObject({
  group: reference,
  size: z.optional(described(reference, 'Of one size; of all others when left out.')),
  min: z.optional(count),
  max: z.optional(described(count, 'No limit when left out.')),
  free: z.optional(described(count, 'The first so many cost nothing.')),
  price: z.optional(described(difference, 'One price for all of the group.')),
})

/** Extras, or picks that are included, in groups with rules. */
export const extraSet = z.strictObject({
  ...known,
  name: described(word, 'For the file alone: diners see the groups.'),
  groups: z.array(group).check(z.minLength(1)),
  extras: z.array(extra),
  rules: z.optional(z.array(rule)),
})
type ExtraSet = z.output<typeof extraSet>

export function extraSetRow(file: ExtraSet, reading: Reading, path: string): RowOf<'extraSets'> {
  refuseTwice(reading, file.groups, `${path}.groups`)
  const groups = file.groups.map((each, index) => ({
    key: keyOfItem(each, reading.main),
    id: reading.numberOf('ExtraGroup', `${path}.groups[${index}]`),
    names: textsOf(each.name, reading),
  }))
  function groupNamed(wanted: string | undefined, at: string): Id<'ExtraGroup'> {
    const found = wanted === undefined ? groups[0] : groups.find(({ key }) => key === slug(wanted))
    if (!found) reading.refuse(at, { id: 'noGroup', values: { name: wanted ?? '' } })
    return found?.id ?? (0 as Id<'ExtraGroup'>)
  }
  return {
    id: reading.numberOf('ExtraSet', path),
    groups: groups.map(({ id, names }) => ({ id, names })),
    extras: file.extras.map((each, index) => {
      const at = `${path}.extras[${index}]`
      return {
        ingredientId: reading.named('Ingredient', each.ingredient, `${at}.ingredient`),
        groupId: groupNamed(each.group, `${at}.group`),
        price: each.price ?? zero,
        sizePrices: Object.entries(each.sizePrices ?? {}).map(([size, price]) => ({
          sizeId: reading.named('Size', size, `${at}.sizePrices`),
          price,
        })),
      }
    }),
    rules: (file.rules ?? []).map((each, index) => {
      const at = `${path}.rules[${index}]`
      return {
        sizeId: each.size === undefined ? 'any' : reading.named('Size', each.size, `${at}.size`),
        groupId: groupNamed(each.group, `${at}.group`),
        max: each.max ?? null,
        min: each.min ?? null,
        free: each.free ?? null,
        price: each.price ?? null,
      }
    }),
  }
}

export function extraSetOf(row: RowOf<'extraSets'>, writing: Writing): z.input<typeof extraSet> {
  const groupKey = (id: number) => writing.keyOf('ExtraGroup', id)
  const sizeKey = (id: number) => writing.keyOf('Size', id)
  return compact<z.input<typeof extraSet>>({
    key: undefined,
    id: row.id,
    name: writing.keyOf('ExtraSet', row.id),
    groups: row.groups.map((each) =>
      compact<z.input<typeof group>>({
        key: unless(groupKey(each.id), keyOfName(each.names, writing.main)),
        id: each.id,
        name: fileText(each.names, writing),
      }),
    ),
    extras: row.extras.map((each) =>
      compact<z.input<typeof extra>>({
        ingredient: writing.keyOf('Ingredient', each.ingredientId),
        group: each.groupId === row.groups[0]?.id ? undefined : groupKey(each.groupId),
        price: unless(units(each.price), 0),
        sizePrices: sizePricesOf(each.sizePrices, writing),
      }),
    ),
    rules: someOf(row.rules.filter(({ sizeId }) => sizeId === 'any' || writing.has('Size', sizeId)))?.map((each) =>
      compact<z.input<typeof rule>>({
        group: groupKey(each.groupId),
        size: each.sizeId === 'any' ? undefined : sizeKey(each.sizeId),
        min: each.min,
        max: each.max,
        free: each.free,
        price: unitsOrNull(each.price),
      }),
    ),
  })
}

/** Prices of sizes that some product has. */
function sizePricesOf(prices: StoredExtra['sizePrices'], writing: Writing) {
  const here = someOf(prices.filter(({ sizeId }) => writing.has('Size', sizeId)))
  return here && Object.fromEntries(here.map(({ sizeId, price }) => [writing.keyOf('Size', sizeId), units(price)]))
}
