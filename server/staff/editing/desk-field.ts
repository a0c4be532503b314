import { cents } from '#src/domain/money.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { fieldFaults } from './texts/field-texts.ts'
import type { Say } from './texts/say.ts'

export type FieldValue = string | number | boolean | null
type Reader = (text: string, say: Say, field: Pick<DeskField, 'label' | 'options'>) => Verdict<FieldValue, string>

const longestName = 200
const longestText = 2000
const largestCount = 100_000

/** The kinds of fields: how each is read; null = nothing was typed where that is allowed. */
const kinds = {
  name: (text, say, { label }) =>
    text === '' ? refuse(say(fieldFaults.missing, { label })) : upTo(longestName, text, say),
  'name-or-none': (text, say) => (text === '' ? accept(null) : upTo(longestName, text, say)),
  'text-or-none': (text, say) => (text === '' ? accept(null) : upTo(longestText, text, say)),
  money: (text, say) => readMoney(text, /^\d/, say),
  'money-or-none': (text, say) => (text === '' ? accept(null) : readMoney(text, /^\d/, say)),
  /** Money that is added, or taken away with a minus before it. */
  difference: (text, say) => readMoney(text, /^-?\d/, say),
  'count-or-none': (text, say) => {
    if (text === '') return accept(null)
    const isCount = /^\d{1,6}$/.test(text) && Number(text) <= largestCount
    return isCount ? accept(Number(text)) : refuse(say(fieldFaults.noCount, { most: largestCount }))
  },
  choice: (text, say, { label, options = [] }) =>
    options.some(([value]) => value === text) ? accept(text) : refuse(say(fieldFaults.notChosen, { label })),
  /** What a browser sends for a day: `2026-12-24`. */
  day: (text, say) => (isDay(text) ? accept(text) : refuse(say(fieldFaults.noDay))),
  'day-or-none': (text, say) => (text === '' || isDay(text) ? accept(text || null) : refuse(say(fieldFaults.noDay))),
  /** Ticked: `yes`. */
  flag: (text) => accept(text === 'yes'),
} as const satisfies Record<string, Reader>

export type FieldKind = keyof typeof kinds

/**
 * A field of a form: the service says which there are, in the language of the desk, which draws them and sends back what
 * was typed. So what is shown, read and checked is said once.
 */
export type DeskField = {
  /** Where its value belongs in what is edited: `names.it`, `sizes.0.price`. */
  readonly name: string
  readonly label: string
  readonly kind: FieldKind
  /** As a person types it. */
  readonly value: string
  /** Heading of the fields it stands with; left out = none. */
  readonly group?: string
  readonly hint?: string
  /** Of a choice: values and their names. */
  readonly options?: readonly (readonly [value: string, text: string])[]
  /** Its value lists people, separated by commas: the audit says how many, not who. */
  readonly namesPeople?: true
}

/** Reads what was typed into a field; refuses with a sentence for the person who typed it, in their language. */
export function readAs(field: DeskField, text: string, say: Say): Verdict<FieldValue, string> {
  return kinds[field.kind](text, say, field)
}

/** An amount in cents as people write it: `8,50`. */
export function moneyText(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

export function moneyTextOrEmpty(amount: number | null): string {
  return amount === null ? '' : moneyText(amount)
}

/** Reads `8,50`, `8.5`, `8`, `8,50 €` and `8.50 CHF`; a point that parts thousands is refused, because it could be meant either way. */
function readMoney(text: string, start: RegExp, say: Say): Verdict<FieldValue, string> {
  const mark = /^\p{L}{1,3}\.?|\p{L}{1,3}\.?$/gu
  const plain = text
    .replaceAll(/[\s\p{Sc}]/gu, '')
    .replaceAll(mark, '')
    .replace('−', '-')
  const parts = /^(-?)(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!parts || !start.test(plain)) return refuse(say(fieldFaults.noMoney))
  const [, sign = '', units = '', fraction = ''] = parts
  const amount = Number(units) * 100 + Number(fraction.padEnd(2, '0'))
  return accept(cents(sign === '-' && amount > 0 ? -amount : amount))
}

/** A day that there is, such as no 30 February. */
function isDay(text: string): boolean {
  const ms = /^20\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

function upTo(most: number, text: string, say: Say): Verdict<FieldValue, string> {
  return text.length > most ? refuse(say(fieldFaults.tooLong, { most })) : accept(text)
}
