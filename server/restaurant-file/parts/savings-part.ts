import * as z from 'zod/mini'

import { scorings } from '#server/platform/db/schema/words.ts'
import type { StoredThreshold } from '#server/platform/db/stored-json.ts'
import type { PlainFault } from '#server/restaurant-file/faults.ts'
import { saying } from '#server/restaurant-file/faults.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import {
  compact,
  fileText,
  keyOfName,
  namedAll,
  slug,
  someOf,
  textsOrNull,
  unitsOrNull,
  unless,
} from '#server/restaurant-file/form.ts'
import {
  count,
  day,
  described,
  known,
  moment,
  money,
  no,
  reference,
  text,
  unitsOrPercent,
  word,
  yes,
} from '#server/restaurant-file/values.ts'
import { normalCode } from '#src/domain/discounts/discount-code-rules.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'

const percent = unitsOrPercent.check(z.maximum(100, saying('morePercent')))
const isCodeName = (name: string) => /^[A-Z0-9-]{3,30}$/.test(normalCode(name))

/** A discount code. */
const code = z
  .strictObject({
    ...known,
    name: described(
      word.check(z.refine(isCodeName, saying('codeName'))),
      'What diners type; capitals and small letters are the same.',
    ),
    percent: z.optional(percent),
    amount: z.optional(described(unitsOrPercent, 'In units of the currency.')),
    services: z.optional(
      described(z.array(z.enum(orderTypes)).check(z.minLength(1)), 'Ways to order it is for; all when left out.'),
    ),
    from: z.optional(moment),
    to: z.optional(described(moment, 'The last moment.')),
    minimumOrder: z.optional(money),
    freesDelivery: no,
    isHidden: described(no, 'Not offered; who knows it can use it.'),
    isActive: z.optional(z.boolean()),
    venues: z.optional(z.array(reference)),
    maxUses: z.optional(count),
    maxUsesPerCustomer: z.optional(count),
    reservedFor: z.optional(described(z.array(z.email(saying('email'))), 'Accounts it is for.')),
  })
  .check(
    z.refine(({ percent, amount }) => percent === undefined || amount === undefined, {
      message: saying('percentOrAmount'),
    }),
    ({ value, issues }) => {
      const { amount, freesDelivery, from, to } = value
      const refuse = (field: keyof Code, says: PlainFault) =>
        issues.push({ code: 'custom', input: value, path: [field], message: saying(says) })
      const isNothing = (value.percent ?? amount ?? 0) === 0 && !freesDelivery
      if (isNothing) refuse(amount === undefined ? 'percent' : 'amount', 'takesNothing')
      // The widget knows no other (contract 2.11).
      if ((from === undefined) !== (to === undefined)) refuse(from === undefined ? 'from' : 'to', 'bothDays')
      if (from !== undefined && to !== undefined && to < from) refuse('to', 'lastBeforeFirst')
    },
  )
type Code = z.output<typeof code>

/** Discount codes, each known by its name. */
export const codes = z.array(code).check(({ value, issues }) => {
  for (const [index, { name }] of value.entries())
    if (value.findIndex((other) => normalCode(other.name) === normalCode(name)) < index)
      issues.push({ code: 'custom', input: name, path: [index, 'name'], message: saying('codeTaken') })
})

export function codeRow(file: Code, reading: Reading, index: number): RowOf<'discountCodes'> {
  const path = `codes[${index}]`
  return {
    id: reading.numberOf('DiscountCode', path),
    position: index + 1,
    name: normalCode(file.name),
    kind: file.percent === undefined ? 'amount' : 'percentage',
    value: file.percent ?? file.amount ?? 0,
    orderTypes: file.services ?? [...orderTypes],
    from: file.from ?? null,
    to: file.to ?? null,
    minimumOrder: file.minimumOrder ?? null,
    freesDelivery: file.freesDelivery,
    isHidden: file.isHidden,
    isActive: file.isActive ?? true,
    venueIds: namedAll(reading, 'Venue', { references: file.venues, path: `${path}.venues` }),
    maxUses: file.maxUses ?? null,
    maxUsesPerCustomer: file.maxUsesPerCustomer ?? null,
    reservedFor: (file.reservedFor ?? []).map((address) => address.toLowerCase()),
  }
}

export function codeOf(row: RowOf<'discountCodes'>, writing: Writing): z.input<typeof code> {
  const isPercent = row.kind === 'percentage'
  return compact<z.input<typeof code>>({
    key: unless(writing.keyOf('DiscountCode', row.id), slug(row.name)),
    id: row.id,
    name: row.name,
    percent: isPercent ? row.value : undefined,
    amount: isPercent ? undefined : row.value,
    services: unless(row.orderTypes, [...orderTypes]),
    from: row.from,
    to: row.to,
    minimumOrder: unitsOrNull(row.minimumOrder),
    freesDelivery: unless(row.freesDelivery, false),
    isHidden: unless(row.isHidden, false),
    isActive: unless(row.isActive, true),
    venues: someOf(row.venueIds)?.map((venueId) => writing.keyOf('Venue', venueId)),
    maxUses: row.maxUses,
    maxUsesPerCustomer: row.maxUsesPerCustomer,
    reservedFor: someOf(row.reservedFor),
  })
}

/** Products that points or a reward are for; any when both are left out. */
const meant = {
  type: z.optional(described(reference, 'A type of products, as products name it.')),
  product: z.optional(reference),
}
const pointRule = z.strictObject({ ...meant, unitsPerPoint: count.check(z.positive()) })
const reward = z.strictObject({
  ...known,
  points: described(count, 'At which it is earned, or for which it is bought.'),
  percent: z.optional(percent),
  amount: z.optional(described(unitsOrPercent, 'In units of the currency; without it and percent, one product.')),
  name: z.optional(text),
  isCumulable: described(yes, 'False: not together with other rewards.'),
  ...meant,
})

/** A card on which diners collect points. */
export const promotion = z.strictObject({
  ...known,
  name: z.optional(text),
  note: z.optional(text),
  rewardsAre: described(z.enum(['earned', 'bought']), 'Earned at their points by themselves, or bought with points.'),
  pointsFor: described(z.enum(scorings), 'The amount that is spent, or the number of products.'),
  amountPerPoint: z.optional(described(unitsOrPercent, 'Units of the currency for one point.')),
  rules: z.optional(described(z.array(pointRule), 'How many products make a point.')),
  rewards: described(z.array(reward), 'Diners see them by ascending points.'),
  venues: z.optional(z.array(reference)),
  resetsPoints: described(yes, 'After the last reward counting begins anew; true when left out.'),
  isActive: z.optional(z.boolean()),
  from: z.optional(day),
  to: z.optional(day),
  rewardDays: z.optional(described(count, 'Days after the end on which rewards can still be used; for ever without.')),
})
type Promotion = z.output<typeof promotion>

type Meant = { readonly type?: string | undefined; readonly product?: string | undefined }
function meantColumns({ type, product }: Meant, reading: Reading, path: string) {
  return {
    typeId: type === undefined ? ('any' as const) : reading.named('ProductType', type, `${path}.type`),
    productId: product === undefined ? ('any' as const) : reading.named('Product', product, `${path}.product`),
  }
}

export function promotionRow(file: Promotion, reading: Reading, index: number): RowOf<'promotions'> {
  const path = `promotions[${index}]`
  return {
    id: reading.numberOf('Promotion', path),
    names: textsOrNull(file.name, reading),
    notes: textsOrNull(file.note, reading),
    mode: file.rewardsAre === 'earned' ? 1 : 2,
    scoring: file.pointsFor,
    amountPerPoint: file.amountPerPoint ?? null,
    rules: (file.rules ?? []).map((rule, place) => ({
      ...meantColumns(rule, reading, `${path}.rules[${place}]`),
      unitsPerPoint: rule.unitsPerPoint,
    })),
    thresholds: file.rewards
      .map((each, place): StoredThreshold => ({
        id: reading.numberOf('Reward', `${path}.rewards[${place}]`),
        points: each.points,
        kind: each.percent !== undefined ? 'percentage' : each.amount !== undefined ? 'amount' : 'product',
        value: each.percent ?? each.amount ?? null,
        names: textsOrNull(each.name, reading),
        isCumulable: each.isCumulable,
        ...meantColumns(each, reading, `${path}.rewards[${place}]`),
      }))
      .toSorted((one, other) => one.points - other.points),
    venueIds: namedAll(reading, 'Venue', { references: file.venues, path: `${path}.venues` }),
    resetsPoints: file.resetsPoints,
    isActive: file.isActive ?? true,
    from: file.from ?? null,
    to: file.to ?? null,
    rewardDays: file.rewardDays ?? null,
  }
}

export function promotionOf(row: RowOf<'promotions'>, writing: Writing): z.input<typeof promotion> {
  const key = writing.keyOf('Promotion', row.id)
  return compact<z.input<typeof promotion>>({
    key: unless(key, keyOfName(row.names ?? '', writing.main)),
    id: row.id,
    name: fileText(row.names, writing),
    note: fileText(row.notes, writing),
    rewardsAre: row.mode === 1 ? 'earned' : 'bought',
    pointsFor: row.scoring,
    amountPerPoint: row.amountPerPoint,
    rules: someOf(row.rules)?.map((rule) =>
      compact<z.input<typeof pointRule>>({ ...meantFields(rule, writing), unitsPerPoint: rule.unitsPerPoint }),
    ),
    rewards: row.thresholds.map((each) => rewardOf(each, key, writing)),
    venues: someOf(row.venueIds)?.map((venueId) => writing.keyOf('Venue', venueId)),
    resetsPoints: unless(row.resetsPoints, true),
    isActive: unless(row.isActive, true),
    from: row.from,
    to: row.to,
    rewardDays: row.rewardDays,
  })
}

function rewardOf(each: StoredThreshold, ofPromotion: string, writing: Writing): z.input<typeof reward> {
  const usualKey = `${ofPromotion}/${each.points}`
  return compact<z.input<typeof reward>>({
    key: unless(writing.keyOf('Reward', each.id), usualKey)?.slice(ofPromotion.length + 1),
    id: each.id,
    points: each.points,
    percent: each.kind === 'percentage' ? each.value : undefined,
    amount: each.kind === 'amount' ? each.value : undefined,
    name: fileText(each.names, writing),
    isCumulable: unless(each.isCumulable, true),
    ...meantFields(each, writing),
  })
}

function meantFields({ typeId, productId }: Pick<StoredThreshold, 'typeId' | 'productId'>, writing: Writing) {
  return {
    type: typeId === 'any' ? undefined : writing.keyOf('ProductType', typeId),
    product: productId === 'any' ? undefined : writing.keyOf('Product', productId),
  }
}
