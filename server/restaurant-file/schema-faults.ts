import type * as z from 'zod/mini'

import type { Fault, FaultText } from './faults.ts'
import { saidBy } from './faults.ts'

type Issue = z.core.$ZodIssue

/** What a schema says against a value, as a fault; issues need the values that they are about (`reportInput`). */
export function faultOfIssue(issue: Issue): Fault {
  const path = pathText(issue.path)
  return { path, says: path === '' && isWrongKind(issue) ? { id: 'otherFile' } : saidOf(issue) }
}

/** `products[3].price`; empty for the whole. */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.replace(/^\./, '')
}

const isWrongKind = ({ code }: Issue) => code === 'invalid_type'
const isMissing = (issue: Issue) => 'input' in issue && issue.input === undefined

/** What the schema names itself goes before what is said of any value of this kind. */
function saidOf(issue: Issue): FaultText {
  if (isMissing(issue)) return { id: 'missing' }
  return saidBy(issue.message) ?? ofKind(issue)
}

/** What is said of each kind of zod's issues. */
function ofKind(issue: Issue): FaultText {
  switch (issue.code) {
    case 'invalid_type':
      return kinds.get(issue.expected) ?? { id: 'notPossible' }
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'unrecognized_keys':
      return { id: 'unknown', values: { names: issue.keys.map((name) => `“${name}”`).join(', ') } }
    case 'invalid_key':
      return { id: 'entryName' }
    default:
      return { id: 'notPossible' }
  }
}

const kinds: ReadonlyMap<string, FaultText> = new Map([
  ['string', { id: 'text' }],
  ['number', { id: 'number' }],
  ['int', { id: 'wholeNumber' }],
  ['boolean', { id: 'yesOrNo' }],
  ['array', { id: 'list' }],
  ['object', { id: 'parts' }],
  ['record', { id: 'parts' }],
])

function oneOf(values: readonly unknown[]): FaultText {
  const texts = values.map(String)
  const [value = ''] = texts
  return texts.length === 1
    ? { id: 'exactly', values: { value } }
    : { id: 'oneOf', values: { values: texts.join(', ') } }
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): FaultText {
  const least = Number(minimum)
  if (origin === 'string') return { id: 'missing' }
  if (origin === 'array') return least === 1 ? { id: 'oneEntry' } : { id: 'entries', values: { least } }
  return { id: inclusive === false ? 'above' : 'atLeast', values: { least } }
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): FaultText {
  const most = Number(maximum)
  return { id: origin === 'string' ? 'tooLong' : 'atMost', values: { most } }
}
