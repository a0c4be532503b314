import * as z from 'zod/mini'

import type { Texts } from '#server/platform/texts/language.ts'
import { saying } from '#server/restaurant-file/faults.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import {
  compact,
  fileText,
  keyOfName,
  someOf,
  textsOf,
  textsOrNull,
  units,
  unitsOrNull,
  unless,
} from '#server/restaurant-file/form.ts'
import {
  count,
  described,
  known,
  minutes,
  money,
  no,
  text,
  titled,
  unitsOrPercent,
} from '#server/restaurant-file/values.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'

import { slot, slotRow, slotsOf } from './slot-part.ts'

const fixedCost = z
  .strictObject({
    amount: z.optional(
      described(unitsOrPercent, 'In units of the currency; for each person where people are counted.'),
    ),
    percent: z.optional(unitsOrPercent),
    name: z.optional(described(text, 'Such as “Cover charge” or “Packaging”.')),
    description: z.optional(text),
    freeFrom: z.optional(described(money, 'Not asked for from this amount on.')),
  })
  .check(
    z.refine(({ amount, percent }) => (amount === undefined) !== (percent === undefined), {
      message: saying('percentOrAmount'),
    }),
  )
const stay = z.strictObject({
  upTo: described(count, 'People of a party, at most.'),
  minutes: described(
    minutes.check(z.refine((value) => value >= 15 && value <= 600, saying('stayLength'))),
    'How long they stay.',
  ),
})
const stays = z
  .array(stay)
  .check(z.refine((list) => list.every(({ upTo }, index) => upTo > (list[index - 1]?.upTo ?? 0)), saying('stayOrder')))
const people = count.check(z.refine((value) => value > 0, saying('noPeople')))
const tips = z
  .array(unitsOrPercent)
  .check(
    z.refine(
      (list) => list.length <= 4 && list.every((percent) => percent > 0 && percent <= 100),
      saying('tipPercents'),
    ),
  )
const deposit = z.strictObject({ ...known, price: money })
const callReason = z.strictObject({ ...known, name: text })
/** A list of more is not read at a table. */
const callReasons = z.array(callReason).check(z.refine((list) => list.length <= 8, saying('callReasons')))

/** A way to order at a venue, or its reservations. */
export const service = titled(
  'service',
  z.strictObject({
    slots: z.optional(described(z.array(slot), 'When it can be ordered for.')),
    isActive: z.optional(described(z.boolean(), 'True when left out.')),
    isBlocked: z.optional(described(z.boolean(), 'Shown, and not taken for now.')),
    maxPeople: z.optional(people),
    asSoonAsPossible: described(no, 'The earliest slot may be asked for without choosing one.'),
    zoneMode: z.optional(described(z.enum(['manual', 'coordinates']), 'Made of the delivery areas when left out.')),
    slotsByArea: described(no, 'Each slot names the areas it is for.'),
    freeDeliveryFrom: z.optional(money),
    fixedCost: z.optional(fixedCost),
    confirmsAtOnce: described(no, 'Orders and reservations: taken without staff.'),
    stays: z.optional(described(stays, 'Reservations: how long parties stay, the smallest first.')),
    sharesSeats: described(no, 'Eat in: its guests take the seats of the reservations.'),
    deposits: z.optional(described(z.array(deposit), 'Reservations: what can be paid in advance.')),
    depositRequired: described(no, 'Reservations: only with one of the deposits.'),
    callReasons: z.optional(described(callReasons, 'Tables: why somebody may call the staff.')),
    tipPercents: z.optional(described(tips, 'Tips that are offered.')),
    tipMaximum: z.optional(money),
    groups: described(no, 'Several phones may order together.'),
    bills: described(no, 'Tables: what is to be paid at the venue can be paid online.'),
  }),
)
export type Service = z.output<typeof service>

type Place = {
  readonly reading: Reading
  readonly venueId: Id<'Venue'>
  readonly type: ServiceType
  /** Where it and its slots and things stand in the file. */
  readonly path: string
  /** The menu of slots that name none; null = there is none. */
  readonly usualMenu: Id<'Menu'> | null
  /** How areas are given, where it delivers to addresses. */
  readonly zoneMode: 'manual' | 'coordinates' | null
}

export function serviceRows(
  file: Service,
  place: Place,
): { readonly config: RowOf<'serviceConfigs'>; readonly slots: RowOf<'timetables'>[] } {
  const { reading, venueId, type, path } = place
  return {
    config: {
      venueId,
      type,
      isActive: file.isActive ?? true,
      isBlocked: file.isBlocked ?? false,
      blockedUntil: null,
      blockedFor: null,
      busyMinutes: 0,
      busyUntil: null,
      maxPeople: file.maxPeople ?? null,
      allowsAsSoonAsPossible: file.asSoonAsPossible,
      zoneMode: file.zoneMode ?? place.zoneMode,
      hasSlotsByCity: file.slotsByArea,
      freeDeliveryFrom: file.freeDeliveryFrom ?? null,
      ...fixedCostColumns(file, reading),
      confirmsAtOnce: file.confirmsAtOnce,
      stays: file.stays ?? [],
      sharesSeats: file.sharesSeats,
      deposits: (file.deposits ?? []).map(({ price }, index) => ({
        id: reading.numberOf('Deposit', `${path}.deposits[${index}]`),
        price,
      })),
      depositRequired: file.depositRequired,
      callReasons: (file.callReasons ?? []).map((each, index) => ({
        id: reading.numberOf('CallReason', `${path}.callReasons[${index}]`),
        names: reasonTexts(each, `${path}.callReasons[${index}].name`, reading),
      })),
      tipPercents: [...new Set(file.tipPercents)],
      tipMaximum: file.tipMaximum ?? null,
      hasGroups: file.groups,
      hasBills: file.bills,
    },
    slots: (file.slots ?? []).map((each, index) => slotRow(each, { ...place, path: `${path}.slots[${index}]` })),
  }
}

/** A reason is read at every table: it has a text in the main language. */
function reasonTexts({ name }: z.output<typeof callReason>, path: string, reading: Reading): Texts {
  const texts = textsOf(name, reading)
  if (!texts[reading.main]) reading.refuse(path, { id: 'missing' })
  return texts
}

type FixedCostColumns = Pick<RowOf<'serviceConfigs'>, Extract<keyof RowOf<'serviceConfigs'>, `fixedCost${string}`>>

function fixedCostColumns({ fixedCost: cost }: Service, reading: Reading): FixedCostColumns {
  return {
    fixedCost: cost?.amount ?? cost?.percent ?? null,
    fixedCostKind: cost === undefined ? null : cost.percent === undefined ? 'amount' : 'percentage',
    fixedCostNames: textsOrNull(cost?.name, reading),
    fixedCostDescriptions: textsOrNull(cost?.description, reading),
    fixedCostFreeFrom: cost?.freeFrom ?? null,
  }
}

type Written = {
  readonly writing: Writing
  readonly venueKey: string
  readonly slots: readonly RowOf<'timetables'>[]
  readonly usualMenu: Id<'Menu'> | null
  readonly zoneMode: 'manual' | 'coordinates' | null
}

export function serviceOf(config: RowOf<'serviceConfigs'>, written: Written): z.input<typeof service> {
  const { writing, venueKey } = written
  const keyBelow = (entity: 'Deposit' | 'CallReason', id: number, ofName: string) => {
    const prefix = `${venueKey}/${config.type}/`
    return unless(writing.keyOf(entity, id), `${prefix}${ofName}`)?.slice(prefix.length)
  }
  return compact<z.input<typeof service>>({
    slots: someOf(slotsOf(config.type, written)),
    isActive: unless(config.isActive, true),
    // A pause that ends by itself is of the day, and of no file.
    isBlocked: unless(config.isBlocked && config.blockedUntil === null, false),
    maxPeople: config.maxPeople,
    asSoonAsPossible: unless(config.allowsAsSoonAsPossible, false),
    zoneMode: unless(config.zoneMode, written.zoneMode),
    slotsByArea: unless(config.hasSlotsByCity, false),
    freeDeliveryFrom: unitsOrNull(config.freeDeliveryFrom),
    fixedCost: fixedCostOf(config, writing),
    confirmsAtOnce: unless(config.confirmsAtOnce, false),
    stays: someOf(config.stays),
    sharesSeats: unless(config.sharesSeats, false),
    deposits: someOf(config.deposits)?.map((each) =>
      compact<z.input<typeof deposit>>({
        key: keyBelow('Deposit', each.id, String(each.price)),
        id: each.id,
        price: units(each.price),
      }),
    ),
    depositRequired: unless(config.depositRequired, false),
    callReasons: someOf(config.callReasons)?.map((each) =>
      compact<z.input<typeof callReason>>({
        key: keyBelow('CallReason', each.id, keyOfName(each.names, writing.main)),
        id: each.id,
        name: fileText(each.names, writing),
      }),
    ),
    tipPercents: someOf(config.tipPercents),
    tipMaximum: unitsOrNull(config.tipMaximum),
    groups: unless(config.hasGroups, false),
    bills: unless(config.hasBills, false),
  })
}

function fixedCostOf(config: RowOf<'serviceConfigs'>, writing: Writing): z.input<typeof fixedCost> | undefined {
  if (config.fixedCost === null) return undefined
  const isPercent = config.fixedCostKind === 'percentage'
  return compact<z.input<typeof fixedCost>>({
    amount: isPercent ? undefined : config.fixedCost,
    percent: isPercent ? config.fixedCost : undefined,
    name: fileText(config.fixedCostNames, writing),
    description: fileText(config.fixedCostDescriptions, writing),
    freeFrom: unitsOrNull(config.fixedCostFreeFrom),
  })
}
