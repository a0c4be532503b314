import { lastReasonCalled } from '#server/places/table-calls.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { DeskAnswer } from '#server/staff/desk-answer.ts'
import { changeService } from '#server/venues/change-service.ts'
import { depositFaultAt } from '#server/venues/deposit-fault.ts'
import type { ConfigRow, ServiceOfVenue } from '#server/venues/venue-queries.ts'
import { serviceConfigRow } from '#server/venues/venue-queries.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { isDelivered, isEatIn } from '#src/domain/services/order-type.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import { callReasonFields, typedReasons } from './call-reason-fields.ts'
import type { DeskField, FieldValue } from './desk-field.ts'
import { moneyTextOrEmpty } from './desk-field.ts'
import type { Typed } from './desk-form.ts'
import { readForm } from './desk-form.ts'
import { languagesOf } from './restaurant-languages.ts'
import { tick } from './tick-fields.ts'
import { typedPercents } from './typed-percents.ts'
import { staysText, typedStays } from './typed-stays.ts'

type Switch =
  | 'isActive'
  | 'sharesSeats'
  | 'allowsAsSoonAsPossible'
  | 'hasGroups'
  | 'hasBills'
  | 'confirmsAtOnce'
  | 'depositRequired'

/** The form of a way to order; null = the venue does not have it. */
export async function formOfService(db: Database, at: ServiceOfVenue): Promise<DeskField[] | null> {
  const row = await serviceConfigRow(db, at)
  return row && serviceForm(row, await languagesOf(db, at.restaurantId))
}

/** Changes what a way to order offers. What was ordered already stays. */
export async function saveService(tx: Database, at: ServiceOfVenue, typed: Typed): Promise<DeskAnswer> {
  const row = await serviceConfigRow(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  const languages = await languagesOf(tx, at.restaurantId)
  const read = readForm(serviceForm(row, languages), typed)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const changed = typedConfig(read.value, row)
  const reasons =
    row.type === 'table' ? typedReasons(read.value, row.callReasons, await around(tx, row, languages)) : null
  const percents = typedPercents(read.value.get('tipPercents') as string | null | undefined)
  const stays = typedStays(read.value.get('stays') as string | null | undefined)
  const faults = {
    ...reasons?.faults,
    ...(await configFaults(tx, row, changed)),
    ...(percents.ok ? {} : { tipPercents: percents.refusal }),
    ...(stays.ok ? {} : { stays: stays.refusal }),
  }
  if (!percents.ok || !stays.ok || Object.keys(faults).length > 0) return refuse({ reason: 'invalid', faults })
  await changeService(tx, at, {
    ...changed,
    tipPercents: percents.value,
    stays: stays.value,
    ...(reasons && { callReasons: reasons.reasons }),
  })
  return accept({})
}

/** What is wrong with fields of one value each. */
async function configFaults(tx: Database, row: ConfigRow, changed: ReturnType<typeof typedConfig>) {
  const unpayable = changed.depositRequired ? await depositFaultAt(tx, row) : null
  return {
    ...(unpayable === null ? {} : { depositRequired: unpayable }),
    ...(changed.maxPeople === 0 ? { maxPeople: 'Type 1 or more.' } : {}),
  }
}

/** The fields of one value each, as they were typed; what the form of this type does not have stays. */
function typedConfig(values: ReadonlyMap<string, FieldValue>, row: ConfigRow) {
  const ticked = (name: Switch) => (values.has(name) ? values.get(name) === true : row[name])
  return {
    isActive: ticked('isActive'),
    sharesSeats: ticked('sharesSeats'),
    allowsAsSoonAsPossible: ticked('allowsAsSoonAsPossible'),
    hasGroups: ticked('hasGroups'),
    hasBills: ticked('hasBills'),
    confirmsAtOnce: ticked('confirmsAtOnce'),
    depositRequired: ticked('depositRequired'),
    maxPeople: values.has('maxPeople') ? (values.get('maxPeople') as number | null) : row.maxPeople,
    tipMaximum: values.has('tipMaximum') ? (values.get('tipMaximum') as Cents | null) : row.tipMaximum,
  }
}

/** The languages of reasons, and the number of a new one: one that no call at the venue names yet. */
async function around(tx: Database, row: ConfigRow, languages: readonly Language[]) {
  const { restaurantId, venueId, callReasons } = row
  const called = await lastReasonCalled(tx, { restaurantId, venueId })
  const last = Math.max(0, called, ...callReasons.map(({ id }) => id))
  return { languages, nextId: (last + 1) as Id<'CallReason'> }
}

/** The form of a way to order: what it can offer. */
export function serviceForm(row: ConfigRow, languages: readonly Language[]): DeskField[] {
  const { type } = row
  const flag = (name: string, label: string, isOn: boolean, hint?: string): DeskField => ({
    name,
    label,
    kind: 'flag',
    value: tick(isOn),
    ...(hint === undefined ? {} : { hint }),
  })
  const offered = flag('isActive', 'Offered', row.isActive)
  const people: DeskField = {
    name: 'maxPeople',
    label: 'Most people',
    kind: 'count-or-none',
    value: String(row.maxPeople ?? ''),
    hint: 'Empty: 20.',
  }
  if (type === 'reservation')
    return [
      offered,
      people,
      flag('confirmsAtOnce', 'Confirmed at once, without the staff', row.confirmsAtOnce),
      ...(row.deposits.length > 0 ? [flag('depositRequired', 'Only with a deposit', row.depositRequired)] : []),
      { name: 'stays', label: 'Length of stay', kind: 'name-or-none', value: staysText(row.stays), hint: stayHint },
    ]
  return [
    offered,
    ...(isDelivered(type)
      ? [flag('allowsAsSoonAsPossible', '“As soon as possible” can be chosen', row.allowsAsSoonAsPossible)]
      : []),
    ...(isEatIn(type) ? [people] : []),
    ...(type === 'eatIn'
      ? [flag('sharesSeats', 'Its guests take the seats of reservations', row.sharesSeats, sharingHint)]
      : []),
    ...(type === 'table'
      ? [flag('hasBills', 'What is to be paid at the venue can be paid on the phone', row.hasBills, online)]
      : [flag('hasGroups', 'Several phones can order together', row.hasGroups)]),
    {
      name: 'tipPercents',
      label: 'Tips in per cent',
      kind: 'name-or-none',
      value: row.tipPercents.join(', '),
      hint: 'Up to four, separated by commas: 5, 10, 15. Empty: no tips.',
    },
    {
      name: 'tipMaximum',
      label: 'Highest tip',
      kind: 'money-or-none',
      value: moneyTextOrEmpty(row.tipMaximum),
      hint: 'Empty: as much as the diner likes.',
    },
    ...(type === 'table' ? callReasonFields(row.callReasons, languages) : []),
  ]
}

const stayHint =
  'Minutes by the size of a party: 2: 90, 5: 120 is 90 minutes for up to two people, 120 for more. ' +
  'Empty: a table is taken for the time it is booked for, and free again with the next.'
const sharingHint = 'Only where reservations have a length of stay.'
const online = 'Only where tables have a way to pay online.'
