import { currencyNamed } from '#server/platform/texts/money-text.ts'
import { serviceNames } from '#server/platform/texts/service-names.ts'
import type { CodeRow } from '#server/savings/discount-codes.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { currencyAt } from '#src/domain/currency.ts'
import type { Currency } from '#src/domain/currency.ts'
import { normalCode } from '#src/domain/discounts/discount-code-rules.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskField, FieldValue } from './desk-field.ts'
import { moneyText, moneyTextOrEmpty } from './desk-field.ts'
import type { Faults, Typed } from './desk-form.ts'
import { readForm } from './desk-form.ts'
import { codeFaults, codeTexts } from './texts/code-texts.ts'
import { fieldFaults } from './texts/field-texts.ts'
import { closureTexts } from './texts/hours-texts.ts'
import type { Say } from './texts/say.ts'
import { tick, tickedOf, tickFields } from './tick-fields.ts'

/** What an owner says of a code; the rest of its row is the service's. */
export type EditedCode = Omit<CodeRow, 'restaurantId' | 'id' | 'position' | 'isActive'>
type Venues = readonly { readonly id: Id<'Venue'>; readonly name: string; readonly currencyCode: string }[]
type Reading = {
  readonly say: Say
  readonly fault: (name: string, text: string) => void
  readonly value: (name: string) => FieldValue
  /** Empty where nothing was typed. */
  readonly text: (name: string) => string
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const mostPercent = 10_000

/** What the form of a new code begins with: it is for every order. */
const newCode: EditedCode = {
  name: '',
  kind: 'percentage',
  value: 0,
  orderTypes: [...orderTypes],
  from: null,
  to: null,
  minimumOrder: null,
  freesDelivery: false,
  isHidden: false,
  venueIds: [],
  maxUses: null,
  maxUsesPerCustomer: null,
  reservedFor: [],
}

/** The currency of amounts that hold at every venue; without a symbol where the venues have several. */
export function currencyOfAll(venues: Venues): Currency {
  return currencyNamed(currencyAt(null, venues, []).code)
}

/** The form of a code; null = a new one. */
export function codeForm(edited: EditedCode | null, venues: Venues, say: Say): DeskField[] {
  const code = edited ?? newCode
  const value = edited ? moneyText(Math.round(code.value * 100)) : ''
  const { symbol } = currencyOfAll(venues)
  const options = [
    ['percentage', say(codeTexts.percentage)],
    ['amount', symbol ? say(codeTexts.amountIn, { currency: symbol }) : say(codeTexts.amount)],
  ] as const
  return [
    { name: 'name', label: say(codeTexts.name), kind: 'name', value: code.name, hint: say(codeTexts.nameHint) },
    { name: 'kind', label: say(codeTexts.kind), kind: 'choice', value: code.kind, options },
    { name: 'value', label: say(codeTexts.value), kind: 'money', value },
    { name: 'freesDelivery', label: say(codeTexts.freesDelivery), kind: 'flag', value: tick(code.freesDelivery) },
    {
      name: 'isHidden',
      label: say(codeTexts.isHidden),
      kind: 'flag',
      value: tick(code.isHidden),
      hint: say(codeTexts.isHiddenHint),
    },
    ...tickFields(
      { name: 'orderTypes', group: say(codeTexts.orderTypes) },
      orderTypes.map((type) => ({ id: type, label: say(serviceNames[type]) })),
      code.orderTypes,
    ),
    ...tickFields(
      { name: 'venueIds', group: say(codeTexts.venues) },
      (venues.length < 2 ? [] : venues).map(({ id, name }) => ({ id, label: name })),
      code.venueIds,
    ),
    ...limitFields(code, say).map((field) => ({ ...field, group: say(codeTexts.limits) })),
  ]
}

function limitFields(code: EditedCode, say: Say): DeskField[] {
  const { from, to, minimumOrder, maxUses, maxUsesPerCustomer, reservedFor } = code
  const minimum = moneyTextOrEmpty(minimumOrder)
  return [
    { name: 'from', label: say(closureTexts.firstDay), kind: 'day-or-none', value: dayText(from) },
    { name: 'to', label: say(closureTexts.lastDay), kind: 'day-or-none', value: dayText(to) },
    { name: 'minimumOrder', label: say(codeTexts.minimumOrder), kind: 'money-or-none', value: minimum },
    { name: 'maxUses', label: say(codeTexts.maxUses), kind: 'count-or-none', value: String(maxUses ?? '') },
    {
      name: 'maxUsesPerCustomer',
      label: say(codeTexts.maxUsesPerCustomer),
      kind: 'count-or-none',
      value: String(maxUsesPerCustomer ?? ''),
    },
    {
      name: 'reservedFor',
      label: say(codeTexts.reservedFor),
      kind: 'text-or-none',
      value: reservedFor.join(', '),
      hint: say(codeTexts.reservedForHint),
      namesPeople: true,
    },
  ]
}

function dayText(moment: LocalDateTime | null): string {
  return moment === null ? '' : dateOf(moment)
}

/** The code that was typed, or what is wrong, by field. */
export function typedCode(
  code: EditedCode | null,
  typed: Typed,
  { venues, say }: { readonly venues: Venues; readonly say: Say },
): Verdict<EditedCode, Faults> {
  const read = readForm(codeForm(code, venues, say), typed, say)
  if (!read.ok) return read
  const faults: Record<string, string> = {}
  const reading: Reading = {
    say,
    fault: (name, text) => void (faults[name] = text),
    value: (name) => read.value.get(name) ?? null,
    text: (name) => {
      const value = read.value.get(name)
      return typeof value === 'string' ? value : ''
    },
  }
  const { value } = reading
  const edited: EditedCode = {
    ...nameAndValue(reading),
    ...days(reading, code),
    orderTypes: tickedOf(read.value, 'orderTypes', orderTypes),
    venueIds: tickedOf(
      read.value,
      'venueIds',
      venues.map(({ id }) => id),
    ),
    freesDelivery: value('freesDelivery') === true,
    isHidden: value('isHidden') === true,
    minimumOrder: value('minimumOrder') as EditedCode['minimumOrder'],
    maxUses: value('maxUses') as number | null,
    maxUsesPerCustomer: value('maxUsesPerCustomer') as number | null,
    reservedFor: addresses(reading),
  }
  const [firstType = ''] = orderTypes
  if (edited.orderTypes.length === 0) reading.fault(`orderTypes.${firstType}`, say(fieldFaults.noneTicked))
  return Object.keys(faults).length > 0 ? refuse(faults) : accept(edited)
}

/** The value is in currency units or per cent; 0 is a code for free delivery only. */
function nameAndValue({ say, fault, value, text }: Reading): Pick<EditedCode, 'name' | 'kind' | 'value'> {
  const name = normalCode(text('name'))
  if (!/^[A-Z0-9-]{3,30}$/.test(name)) fault('name', say(codeFaults.name))
  const kind = value('kind') === 'amount' ? 'amount' : 'percentage'
  const hundredths = Number(value('value'))
  if (kind === 'percentage' && hundredths > mostPercent) fault('value', say(codeFaults.tooMuch))
  if (hundredths === 0 && value('freesDelivery') !== true) fault('value', say(codeFaults.nothing))
  return { name, kind, value: hundredths / 100 }
}

/** Both days or none, because the widget knows no other (contract 2.11); times that were set elsewhere stay. */
function days({ say, fault, value }: Reading, code: EditedCode | null): Pick<EditedCode, 'from' | 'to'> {
  const [from, to] = [value('from') as string | null, value('to') as string | null]
  if ((from === null) !== (to === null)) fault(from === null ? 'from' : 'to', say(codeFaults.oneDay))
  if (from !== null && to !== null && to < from) fault('to', say(fieldFaults.lastBeforeFirst))
  const at = (day: string | null, time: string, before: LocalDateTime | null | undefined) => {
    if (day === null) return null
    return before?.startsWith(day) ? before : (`${day} ${time}` as LocalDateTime)
  }
  return { from: at(from, '00:00:00', code?.from), to: at(to, '23:59:59', code?.to) }
}

function addresses({ say, fault, text }: Reading): string[] {
  const typed = text('reservedFor')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((each) => each !== '')
  const wrong = typed.find((each) => !email.test(each))
  if (wrong !== undefined) fault('reservedFor', say(codeFaults.noEmail, { text: wrong }))
  return [...new Set(typed)]
}
