import { lastReasonCalled } from '#server/places/table-calls.ts'
import type { Database } from '#server/platform/db/database.ts'
import { depositFaultTexts } from '#server/platform/texts/payable-texts.ts'
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
import type { Say } from './texts/say.ts'
import { serviceFaults, serviceTexts } from './texts/service-texts.ts'
import { tick } from './tick-fields.ts'
import { typedPercents } from './typed-percents.ts'
import { staysText, typedStays } from './typed-stays.ts'
import type { Wording } from './wording.ts'
import { wordingOf } from './wording.ts'

type Switch =
  | 'isActive'
  | 'sharesSeats'
  | 'allowsAsSoonAsPossible'
  | 'hasGroups'
  | 'hasBills'
  | 'confirmsAtOnce'
  | 'depositRequired'

/** The form of a way to order; null = the venue does not have it. */
export async function formOfService(db: Database, at: ServiceOfVenue, language: Language): Promise<DeskField[] | null> {
  const row = await serviceConfigRow(db, at)
  return row && serviceForm(row, await wordingOf(db, at.restaurantId, language))
}

/** Changes what a way to order offers. What was ordered already stays. */
export async function saveService(
  tx: Database,
  at: ServiceOfVenue,
  typed: Typed,
  language: Language,
): Promise<DeskAnswer> {
  const row = await serviceConfigRow(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  const wording = await wordingOf(tx, at.restaurantId, language)
  const { say } = wording
  const read = readForm(serviceForm(row, wording), typed, say)
  if (!read.ok) return refuse({ reason: 'invalid', faults: read.refusal })
  const changed = typedConfig(read.value, row)
  const reasons =
    row.type === 'table' ? typedReasons(read.value, row.callReasons, await around(tx, row, wording)) : null
  const percents = typedPercents(read.value.get('tipPercents') as string | null | undefined, say)
  const stays = typedStays(read.value.get('stays') as string | null | undefined, say)
  const faults = {
    ...reasons?.faults,
    ...(await configFaults(tx, row, { changed, say })),
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
async function configFaults(
  tx: Database,
  row: ConfigRow,
  { changed, say }: { readonly changed: ReturnType<typeof typedConfig>; readonly say: Say },
) {
  const unpayable = changed.depositRequired ? await depositFaultAt(tx, row) : null
  return {
    ...(unpayable === null ? {} : { depositRequired: say(depositFaultTexts[unpayable]) }),
    ...(changed.maxPeople === 0 ? { maxPeople: say(serviceFaults.noPeople) } : {}),
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
async function around(tx: Database, row: ConfigRow, { languages, say }: Wording) {
  const { restaurantId, venueId, callReasons } = row
  const called = await lastReasonCalled(tx, { restaurantId, venueId })
  const last = Math.max(0, called, ...callReasons.map(({ id }) => id))
  return { languages, say, nextId: (last + 1) as Id<'CallReason'> }
}

/** The form of a way to order: what it can offer. */
export function serviceForm(row: ConfigRow, wording: Wording): DeskField[] {
  const { type } = row
  const { say } = wording
  const flag = (name: string, label: string, isOn: boolean, hint?: string): DeskField => ({
    name,
    label,
    kind: 'flag',
    value: tick(isOn),
    ...(hint === undefined ? {} : { hint }),
  })
  const offered = flag('isActive', say(serviceTexts.isActive), row.isActive)
  const people: DeskField = {
    name: 'maxPeople',
    label: say(serviceTexts.maxPeople),
    kind: 'count-or-none',
    value: String(row.maxPeople ?? ''),
    hint: say(serviceTexts.maxPeopleHint),
  }
  if (type === 'reservation')
    return [
      offered,
      people,
      flag('confirmsAtOnce', say(serviceTexts.confirmsAtOnce), row.confirmsAtOnce),
      ...(row.deposits.length > 0
        ? [flag('depositRequired', say(serviceTexts.depositRequired), row.depositRequired)]
        : []),
      {
        name: 'stays',
        label: say(serviceTexts.stays),
        kind: 'name-or-none',
        value: staysText(row.stays),
        hint: say(serviceTexts.staysHint),
      },
    ]
  return [
    offered,
    flag('confirmsAtOnce', say(serviceTexts.acceptsAtOnce), row.confirmsAtOnce, say(serviceTexts.acceptsAtOnceHint)),
    ...(isDelivered(type)
      ? [flag('allowsAsSoonAsPossible', say(serviceTexts.allowsAsSoonAsPossible), row.allowsAsSoonAsPossible)]
      : []),
    ...(isEatIn(type) ? [people] : []),
    ...(type === 'eatIn'
      ? [flag('sharesSeats', say(serviceTexts.sharesSeats), row.sharesSeats, say(serviceTexts.sharesSeatsHint))]
      : []),
    ...(type === 'table'
      ? [flag('hasBills', say(serviceTexts.hasBills), row.hasBills, say(serviceTexts.hasBillsHint))]
      : [flag('hasGroups', say(serviceTexts.hasGroups), row.hasGroups)]),
    {
      name: 'tipPercents',
      label: say(serviceTexts.tipPercents),
      kind: 'name-or-none',
      value: row.tipPercents.join(', '),
      hint: say(serviceTexts.tipPercentsHint),
    },
    {
      name: 'tipMaximum',
      label: say(serviceTexts.tipMaximum),
      kind: 'money-or-none',
      value: moneyTextOrEmpty(row.tipMaximum),
      hint: say(serviceTexts.tipMaximumHint),
    },
    ...(type === 'table' ? callReasonFields(row.callReasons, wording) : []),
  ]
}
