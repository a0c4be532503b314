import { serviceTypeNames } from '#server/platform/texts/service-names.ts'
import type { Timetable } from '#server/slots/timetable-slots.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id, LocalTime } from '#src/contract/values.ts'
import { midnight } from '#src/domain/venues/service-day.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import type { Faults, Typed } from './desk-form.ts'
import { readForm } from './desk-form.ts'
import { endOfDay } from './read-time.ts'
import { fieldFaults } from './texts/field-texts.ts'
import { slotTexts } from './texts/hours-texts.ts'
import { weekdayLabels } from './texts/labels.ts'
import { factTexts } from './texts/menu-texts.ts'
import type { Say } from './texts/say.ts'
import { sayIn } from './texts/say.ts'
import { tickedOf, tickFields } from './tick-fields.ts'

/** What an owner says of the slots of a shift. */
type EditedSlots = Pick<
  Timetable,
  'type' | 'weekdays' | 'from' | 'to' | 'stepMinutes' | 'leadMinutes' | 'menuId' | 'capacity' | 'seats'
>
type Around = {
  /** Ways to order of the venue, which new slots can be for. */
  readonly types: readonly ServiceType[]
  readonly menuIds: readonly Id<'Menu'>[]
  /** Of the desk. */
  readonly language: Language
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const steps = [5, 10, 15, 20, 30, 45, 60, 90, 120]
/** An evening goes on after midnight, until then at the latest. */
const noon = '12:00'
/** Two weeks. */
const longestLead = 20_160

/** What the form of new slots begins with. */
const newSlots = {
  weekdays,
  from: '',
  to: '',
  stepMinutes: 15,
  leadMinutes: 0,
  menuId: null,
  capacity: null,
  seats: null,
} as const

/** The form of the slots of a shift; null = new ones. What they are for stays, because orders name them. */
export function slotForm(edited: EditedSlots | null, { types, menuIds, language }: Around): DeskField[] {
  const say = sayIn(language)
  const [times, limits, noLimit] = [say(slotTexts.times), say(slotTexts.limits), say(slotTexts.noLimit)]
  const slots = edited ?? newSlots
  const type: DeskField = {
    name: 'type',
    label: say(slotTexts.for),
    kind: 'choice',
    value: types[0] ?? '',
    options: types.map((each) => [each, say(serviceTypeNames[each])]),
  }
  const step: DeskField = {
    name: 'stepMinutes',
    label: say(slotTexts.every),
    kind: 'choice',
    value: String(slots.stepMinutes),
    options: [...new Set([...steps, slots.stepMinutes])].map((count) => [
      String(count),
      say(slotTexts.minutes, { count }),
    ]),
    group: times,
  }
  return [
    ...(edited ? [] : [type]),
    ...tickFields(
      { name: 'weekdays', group: say(slotTexts.days) },
      weekdayLabels(language).map((label, index) => ({ id: index + 1, label })),
      slots.weekdays,
    ),
    { name: 'from', label: say(slotTexts.first), kind: 'time', value: slots.from, group: times },
    {
      name: 'to',
      label: say(slotTexts.last),
      kind: 'time',
      value: slots.to,
      hint: say(slotTexts.lastHint),
      group: times,
    },
    step,
    { ...count('leadMinutes', say(slotTexts.lead), slots.leadMinutes || null), group: times },
    { ...count('capacity', say(slotTexts.capacity), slots.capacity), hint: noLimit, group: limits },
    { ...count('seats', say(slotTexts.seats), slots.seats), hint: noLimit, group: limits },
    ...menuField(slots.menuId, say, edited?.type === 'reservation' ? [] : menuIds),
  ]
}

/** The slots that were typed, or what is wrong, by field. */
export function typedSlots(edited: EditedSlots | null, typed: Typed, around: Around): Verdict<EditedSlots, Faults> {
  const say = sayIn(around.language)
  const read = readForm(slotForm(edited, around), typed, say)
  if (!read.ok) return read
  const value = (name: string) => read.value.get(name) ?? null
  const type = edited?.type ?? (value('type') as ServiceType)
  const [from, last] = [value('from') as LocalTime, value('to') as LocalTime]
  const leadMinutes = Number(value('leadMinutes') ?? 0)
  const faults = {
    ...(from === endOfDay ? { from: say(fieldFaults.noTime) } : {}),
    ...(from !== endOfDay && last < from && last >= noon ? { to: say(slotTexts.lastBeforeFirst) } : {}),
    ...(leadMinutes > longestLead ? { leadMinutes: say(slotTexts.tooLongLead) } : {}),
  }
  if (Object.keys(faults).length > 0) return refuse(faults)
  return accept({
    type,
    from,
    to: lastSlot(from, last),
    leadMinutes,
    weekdays: tickedOf(read.value, 'weekdays', weekdays),
    stepMinutes: Number(value('stepMinutes')),
    menuId: type === 'reservation' ? null : typedMenu(value('menuId'), edited, around),
    capacity: value('capacity') as number | null,
    seats: value('seats') as number | null,
  })
}

/** A last slot at 24:00 is one at midnight; of slots from 00:00 on that is the first one of the next day. */
function lastSlot(from: LocalTime, last: LocalTime): LocalTime {
  if (last !== endOfDay) return last
  return from === midnight ? ('23:59' as LocalTime) : midnight
}

/** The menu that was chosen; where the form does not ask for one, that of before or the first. */
function typedMenu(value: FieldValue | null, edited: EditedSlots | null, { menuIds }: Around): Id<'Menu'> | null {
  if (value !== null) return Number(value) as Id<'Menu'>
  return edited?.menuId ?? menuIds[0] ?? null
}

/** Asked for where there is a choice; menus have numbers only. */
function menuField(menuId: number | null, say: Say, ids: readonly number[]): DeskField[] {
  if (ids.length < 2) return []
  const value = String(menuId ?? ids[0])
  const options = ids.map((id) => [String(id), say(factTexts.menuNumber, { id })] as const)
  const group = say(slotTexts.limits)
  return [{ name: 'menuId', label: say(factTexts.menu), kind: 'choice', value, options, group }]
}

function count(name: string, label: string, value: number | null): DeskField {
  return { name, label, kind: 'count-or-none', value: String(value ?? '') }
}
