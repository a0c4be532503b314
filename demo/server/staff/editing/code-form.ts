import { serviceNames } from '#demo/server/platform/texts/service-names.ts'
import type { CodeRow } from '#demo/server/savings/discount-codes.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { normalCode } from '#src/domain/discounts/discount-code-rules.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import { moneyText, moneyTextOrEmpty } from './desk-field.ts'
import type { Faults, Typed } from './desk-form.ts'
import { readForm } from './desk-form.ts'

/** What an owner says of a code; the rest of its row is the service's. */
export type EditedCode = Omit<CodeRow, 'restaurantId' | 'id' | 'position' | 'isActive'>
type Venues = readonly { readonly id: Id<'Venue'>; readonly name: string }[]
type Reading = { readonly fault: (name: string, text: string) => void; readonly value: (name: string) => FieldValue }

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const mostPercent = 10_000

/** The form of a code; null = a new one, for every way to order. */
export function codeForm(code: EditedCode | null, venues: Venues): DeskField[] {
  const count = (name: string, label: string, value: number | null | undefined): DeskField => ({
    name,
    label,
    kind: 'count-or-none',
    value: String(value ?? ''),
    group: 'Limits',
  })
  return [
    { name: 'name', label: 'Code', kind: 'name', value: code?.name ?? '', hint: 'Letters, digits and hyphens.' },
    {
      name: 'kind',
      label: 'Takes off',
      kind: 'choice',
      value: code?.kind ?? 'percentage',
      options: [
        ['percentage', 'Per cent'],
        ['amount', 'An amount in €'],
      ],
    },
    { name: 'value', label: 'How much', kind: 'money', value: code ? moneyText(Math.round(code.value * 100)) : '' },
    { name: 'freesDelivery', label: 'Delivery is free', kind: 'flag', value: tick(code?.freesDelivery ?? false) },
    { name: 'isHidden', label: 'Not listed: diners type it', kind: 'flag', value: tick(code?.isHidden ?? false) },
    ...orderTypes.map((type): DeskField => ({
      name: `orderTypes.${type}`,
      label: serviceNames[type].en ?? type,
      kind: 'flag',
      value: tick(code === null || code.orderTypes.includes(type)),
      group: 'For orders',
    })),
    ...(venues.length < 2 ? [] : venues).map(({ id, name }): DeskField => ({
      name: `venueIds.${id}`,
      label: name,
      kind: 'flag',
      value: tick(code?.venueIds.includes(id) ?? false),
      group: 'Only at (none ticked: everywhere)',
    })),
    { name: 'from', label: 'First day', kind: 'day-or-none', value: code?.from?.slice(0, 10) ?? '', group: 'Limits' },
    { name: 'to', label: 'Last day', kind: 'day-or-none', value: code?.to?.slice(0, 10) ?? '', group: 'Limits' },
    {
      name: 'minimumOrder',
      label: 'Products for at least',
      kind: 'money-or-none',
      value: moneyTextOrEmpty(code?.minimumOrder ?? null),
      group: 'Limits',
    },
    count('maxUses', 'Uses in all', code?.maxUses),
    count('maxUsesPerCustomer', 'Uses of each customer', code?.maxUsesPerCustomer),
    {
      name: 'reservedFor',
      label: 'Only for these e-mail addresses',
      kind: 'text-or-none',
      value: code?.reservedFor.join(', ') ?? '',
      hint: 'Separated by commas. Empty: for everybody.',
      group: 'Limits',
    },
  ]
}

/** The code that was typed, or what is wrong, by field. */
export function typedCode(code: EditedCode | null, typed: Typed, venues: Venues): Verdict<EditedCode, Faults> {
  const read = readForm(codeForm(code, venues), typed)
  if (!read.ok) return read
  const faults: Record<string, string> = {}
  const reading: Reading = {
    fault: (name, text) => void (faults[name] = text),
    value: (name) => read.value.get(name) ?? null,
  }
  const { value } = reading
  const edited: EditedCode = {
    ...nameAndValue(reading),
    ...days(reading, code),
    orderTypes: orderTypes.filter((type) => value(`orderTypes.${type}`)),
    venueIds: venues.map(({ id }) => id).filter((id) => value(`venueIds.${id}`)),
    freesDelivery: value('freesDelivery') === true,
    isHidden: value('isHidden') === true,
    minimumOrder: value('minimumOrder') as EditedCode['minimumOrder'],
    maxUses: value('maxUses') as number | null,
    maxUsesPerCustomer: value('maxUsesPerCustomer') as number | null,
    reservedFor: addresses(reading),
  }
  const [firstType = ''] = orderTypes
  if (edited.orderTypes.length === 0) reading.fault(`orderTypes.${firstType}`, 'Tick at least one.')
  return Object.keys(faults).length > 0 ? refuse(faults) : accept(edited)
}

/** The value is in currency units or per cent; 0 is a code for free delivery only. */
function nameAndValue({ fault, value }: Reading): Pick<EditedCode, 'name' | 'kind' | 'value'> {
  const name = normalCode(String(value('name')))
  if (!/^[A-Z0-9-]{3,30}$/.test(name)) fault('name', 'A code has 3 to 30 letters, digits or hyphens.')
  const kind = value('kind') === 'amount' ? 'amount' : 'percentage'
  const hundredths = Number(value('value'))
  if (kind === 'percentage' && hundredths > mostPercent) fault('value', 'This is more than 100 per cent.')
  if (hundredths === 0 && value('freesDelivery') !== true) fault('value', 'The code would take nothing off.')
  return { name, kind, value: hundredths / 100 }
}

/** Both days or none, because the widget knows no other (contract 2.11); times that were set elsewhere stay. */
function days({ fault, value }: Reading, code: EditedCode | null): Pick<EditedCode, 'from' | 'to'> {
  const [from, to] = [value('from') as string | null, value('to') as string | null]
  if ((from === null) !== (to === null)) fault(from === null ? 'from' : 'to', 'Give both days, or none.')
  if (from !== null && to !== null && to < from) fault('to', 'The last day comes before the first.')
  const at = (day: string | null, time: string, before: LocalDateTime | null | undefined) => {
    if (day === null) return null
    return before?.startsWith(day) ? before : (`${day} ${time}` as LocalDateTime)
  }
  return { from: at(from, '00:00:00', code?.from), to: at(to, '23:59:59', code?.to) }
}

function addresses({ fault, value }: Reading): string[] {
  const typed = String(value('reservedFor') ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((each) => each !== '')
  const wrong = typed.find((each) => !email.test(each))
  if (wrong !== undefined) fault('reservedFor', `“${wrong}” is no e-mail address.`)
  return [...new Set(typed)]
}

function tick(isTicked: boolean): string {
  return isTicked ? 'yes' : ''
}
